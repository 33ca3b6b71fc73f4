import type { Career } from '@lettrine/contract/career'
import { z } from 'zod'
import { cardGroups } from '../generation/career-choice.state.ts'

/** What a new letter is asked, in this order. */
export const GuideStep = z.enum(['offer', 'career', 'needs', 'motive'])
export type GuideStep = z.infer<typeof GuideStep>

const steps = GuideStep.options

/** The step that an address names. */
export const guideStepIn = (search: URLSearchParams): GuideStep | undefined =>
  GuideStep.safeParse(search.get('step')).data

/** What is known already is not asked again. */
type Known = {
  /** The stored career; undefined until it is loaded. */
  career: Career | undefined
  /** Whether a reason to write to this employer was given. */
  hasMotive: boolean
}

/** The next thing to ask; undefined when the letter can be written. */
export function stepAfter(step: GuideStep, { career, hasMotive }: Known): GuideStep | undefined {
  return steps.slice(steps.indexOf(step) + 1).find((next) => {
    if (next === 'career') return !career || cardGroups(career).length === 0
    if (next === 'motive') return !hasMotive
    return true
  })
}

/** The step before, whether or not it was skipped; undefined for the first. */
export const stepBefore = (step: GuideStep): GuideStep | undefined => steps[steps.indexOf(step) - 1]

/** From 1. */
export const numberOf = (step: GuideStep): number => steps.indexOf(step) + 1
export const stepCount = steps.length

import type { Career } from '@lettrine/contract/career'
import { z } from 'zod'
import { cardGroups } from '../generation/career-choice.state.ts'

/** What a new letter is asked, in this order; the post, where there is no offer. */
export const GuideStep = z.enum(['offer', 'post', 'career', 'needs', 'motive'])
export type GuideStep = z.infer<typeof GuideStep>

const steps = GuideStep.options

/** The step that an address names. */
export const guideStepIn = (search: URLSearchParams): GuideStep | undefined =>
  GuideStep.safeParse(search.get('step')).data

/** What is known already is not asked again. */
type Known = {
  hasOffer: boolean
  /** The stored career; undefined until it is loaded. */
  career: Career | undefined
}

/** The next thing to ask; undefined after the last, whose button writes the letter. */
export function stepAfter(step: GuideStep, { hasOffer, career }: Known): GuideStep | undefined {
  return steps.slice(steps.indexOf(step) + 1).find((next) => {
    if (next === 'post') return !hasOffer
    if (next === 'career') return !career || cardGroups(career).length === 0
    return true
  })
}

/** The step before, also where it was skipped as known; undefined for the first. */
export function stepBefore(step: GuideStep, { hasOffer }: Pick<Known, 'hasOffer'>): GuideStep | undefined {
  const before = steps[steps.indexOf(step) - 1]
  return before === 'post' && hasOffer ? 'offer' : before
}

export const isBefore = (step: GuideStep, other: GuideStep): boolean =>
  steps.indexOf(step) < steps.indexOf(other)

/** From 1; offer and post are one question. */
export const numberOf = (step: GuideStep): number => Math.max(1, steps.indexOf(step))
export const stepCount = steps.length - 1

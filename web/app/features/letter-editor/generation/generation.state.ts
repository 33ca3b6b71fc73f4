import type { Career } from '@lettrine/contract/career'
import type {
  CandidateGender,
  CandidateProfile,
  Fallback,
  GeneratedLetter,
  GenerationRequest,
  Interview,
  MissingFact,
  WriterName,
} from '@lettrine/contract/generation'
import type { KeptPlan } from '@lettrine/contract/letter-plan'
import type { Tone } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import type { RewriteIntent, RewriteRequest } from '@lettrine/contract/rewriting'
import type { CareerNotes } from '@lettrine/letter-craft/career/career-notes'
import type { z } from 'zod'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { latestWordings, noChoices, type PlanChoices, planAnswers } from './letter-plan.state.ts'

/** Whom a letter speaks of, as its form stores it. */
export type ProfileForm = { name: string; gender: CandidateGender | 'none' }
export const blankProfile: ProfileForm = { name: '', gender: 'none' }

export type InterviewAnswers = { [Topic in keyof Interview]?: string }

/** Input for the composer beyond the fields of the letter. */
export type Brief = {
  tone: Tone
  prompt: string
  answers: InterviewAnswers
  saveAsLetter: boolean
  /** `composer` where the user prefers the built-in writer to the model of this installation. */
  writer: 'default' | 'composer'
  /** Ids of cards of the career that this letter leaves out. */
  excludedFacts: string[]
  /** What was decided on the plan of the letter. */
  plan: PlanChoices
}
export const blankBrief: Brief = {
  tone: 'professional',
  prompt: '',
  answers: {},
  saveAsLetter: true,
  writer: 'default',
  excludedFacts: [],
  plan: noChoices,
}

/** What the letter keeps of a brief, within the limits of the contract. */
export function keptPlan({ plan, answers, excludedFacts }: Brief): KeptPlan {
  return {
    denied: plan.denied.slice(-limits.listItems),
    chosen: plan.chosen,
    order: plan.order.slice(0, limits.listItems),
    wordings: latestWordings(plan.wordings),
    motive: answers.whyThem ?? '',
    start: answers.availability ?? '',
    excludedFacts: excludedFacts.slice(-limits.excludedFacts),
  }
}

/** The brief of this device with what the letter keeps; a letter without any plan leaves the device’s. */
export function withKeptPlan(brief: Brief, kept: KeptPlan | null): Brief {
  if (!kept) return brief
  // Drafts that a device stored earlier lack wordings.
  const { denied, chosen, order, wordings = {}, motive, start, excludedFacts } = kept
  return {
    ...brief,
    plan: { denied, chosen, order, wordings },
    answers: { ...brief.answers, whyThem: motive, availability: start },
    excludedFacts,
  }
}

/** An offer may name no employer; without an offer, a letter needs one. */
export const canGenerate = ({
  jobTitle,
  company,
  offer,
}: Pick<LetterDraft, 'jobTitle' | 'company' | 'offer'>): boolean =>
  jobTitle.trim() !== '' && (company.trim() !== '' || offer.trim() !== '')

/** Leaves out blank fields: a missing fact is never sent as an empty one. */
function filled<Fields extends Record<string, string | string[] | undefined>>(
  fields: Fields,
): Partial<Fields> | undefined {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && (Array.isArray(value) ? value.length > 0 : value.trim() !== ''),
  )
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Fields>) : undefined
}

/** The profile as the server expects it, with notes of the career if any; undefined without anything to say. */
export function profileOf({ name, gender }: ProfileForm, notes?: CareerNotes): CandidateProfile | undefined {
  return filled({ name, gender: gender === 'none' ? undefined : gender, ...notes })
}

/**
 * The request to write a letter; the server takes the career’s cards itself. The editor saves the letter under the id that this device generated: asking the server to save it too would create
 * two letters when an answer is lost.
 */
export function generationRequest(
  draft: LetterDraft,
  profile: ProfileForm,
  brief: Brief,
  seed: number,
  career?: Career,
): z.input<typeof GenerationRequest> {
  const plan = planAnswers(brief.plan, brief.excludedFacts, career)
  const optional = filled({
    recipientName: draft.recipient.name,
    recipientEmail: emailShape.test(draft.recipient.email.trim()) ? draft.recipient.email : undefined,
    jobDescription: draft.offer,
    customPrompt: brief.prompt,
  })
  return {
    jobTitle: draft.jobTitle,
    company: draft.company,
    ...optional,
    ...selfDescription({ profile, brief }),
    ...(brief.excludedFacts.length > 0 ? { excludedFacts: brief.excludedFacts } : {}),
    ...(plan && { plan }),
    ...(brief.writer === 'composer' ? { writer: 'composer' } : {}),
    tone: brief.tone,
    language: draft.language,
    type: draft.type,
    seed,
    saveAsLetter: false,
  }
}

/** What a user says of themselves: the form, the answers of the letter, and notes of the career. */
export type AboutSelf = { profile: ProfileForm; brief: Brief; notes?: CareerNotes }

/** The same, as the server expects it. */
export function selfDescription({ profile, brief, notes }: AboutSelf) {
  const userProfile = profileOf(profile, notes)
  const interview = filled({ ...brief.answers })
  return { ...(userProfile ? { userProfile } : {}), ...(interview ? { interview } : {}) }
}

/** The request to rewrite a passage: the same facts as for a letter. */
export function rewriteRequest(
  draft: LetterDraft,
  about: AboutSelf,
  { text, before, after, intent }: { text: string; before: string; after: string; intent: RewriteIntent },
  seed: number,
): z.input<typeof RewriteRequest> {
  return {
    passage: text,
    before,
    after,
    intent,
    language: draft.language,
    jobTitle: draft.jobTitle,
    company: draft.company,
    ...(draft.offer.trim() === '' ? {} : { jobDescription: draft.offer }),
    ...selfDescription(about),
    ...(about.brief.writer === 'composer' ? { writer: 'composer' } : {}),
    seed,
  }
}

// A half-typed address must not block generation.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export type Generation =
  | { phase: 'idle' }
  /** `fallback` once the built-in writer has replaced the model. */
  | { phase: 'writing'; progress: number; words: number; fallback?: Fallback }
  | {
      phase: 'written'
      missing: readonly MissingFact[]
      seed: number
      words: number
      writer: WriterName
      fallback?: Fallback
    }
  | { phase: 'stopped' }
  | { phase: 'failed'; message: string }

export type GenerationEvent =
  | { type: 'started' }
  | { type: 'progressed'; progress: number; words: number }
  | { type: 'restarted'; fallback: Fallback }
  | { type: 'finished'; letter: GeneratedLetter; words: number }
  | { type: 'stopped' }
  | { type: 'failed'; message: string }

export function generation(state: Generation, event: GenerationEvent): Generation {
  switch (event.type) {
    case 'started':
      return state.phase === 'writing' ? state : { phase: 'writing', progress: 0, words: 0 }
    case 'progressed':
      return state.phase === 'writing'
        ? {
            ...state,
            progress: Math.max(state.progress, Math.min(1, event.progress)),
            words: event.words,
          }
        : state
    case 'restarted':
      return state.phase === 'writing'
        ? { phase: 'writing', progress: 0, words: 0, fallback: event.fallback }
        : state
    case 'finished':
      return written(event.letter, event.words)
    case 'stopped':
      return state.phase === 'writing' ? { phase: 'stopped' } : state
    case 'failed':
      return { phase: 'failed', message: event.message }
  }
}

function written({ missing, seed, writer, fallback }: GeneratedLetter, words: number): Generation {
  return { phase: 'written', missing, seed, words, writer, ...(fallback ? { fallback } : {}) }
}

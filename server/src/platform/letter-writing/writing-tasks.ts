import type { CandidateProfile, MissingFact } from '@lettrine/contract/generation'
import type { AskedPlan, LetterPlan, SentenceFacts } from '@lettrine/contract/letter-plan'
import type { Language, Tone } from '@lettrine/contract/letters'
import type { RewriteIntent } from '@lettrine/contract/rewriting'
import type { ArguedRequest } from '@lettrine/letter-craft/composer/argue'
import type { Need } from '@lettrine/letter-craft/plan/need'
import type { Reason, Situation } from '@lettrine/letter-craft/plan/pair'
import type { TellableFact } from '@lettrine/letter-craft/plan/tellable-facts'
import type { YearMonth } from '@lettrine/letter-craft/realisation/period'
import type { FieldValues } from '@lettrine/letter-craft/templates/fields.fr'
import type { Civility } from '@lettrine/letter-craft/templates/fill-template'
import type { Known } from '@lettrine/letter-craft/templates/known-fields'
import type { StatableFact } from '@lettrine/letter-craft/writing-check/check-sentence'

export type ComposedText = {
  content: string
  missing: MissingFact[]
  plan: LetterPlan
  facts: SentenceFacts[]
}

/** What a model is told of a plan. */
export type BriefPlan = {
  situation: Situation
  pairs: readonly { need: Need; proofs: readonly { fact: string; reason: Reason; task?: string }[] }[]
  unanswered: readonly Need[]
  /** Ids of the jobs that the letter tells. */
  argued: readonly string[]
}

export type Preparation = {
  plan: BriefPlan
  presented: LetterPlan
  facts: readonly TellableFact[]
  statable: readonly StatableFact[]
}

/** Sentences of notes in the first person, and the lines that are none. */
export type NoteReading = { sentences: string[]; rest: string }

export type TemplateFilling = {
  template: string
  fields: FieldValues
  /** Of the letter: what they say explicitly fills the fields that `fields` leaves. */
  letter?: Known
  gender?: CandidateProfile['gender']
  tone: Tone
  civility: Civility
}

export type PassageTask = {
  passage: string
  before: string
  intent: RewriteIntent
  language: Language
  /** Facts that make a passage concrete. */
  profile: CandidateProfile
  seed: number
  now: YearMonth
}

/** What is written in another process: each task and its result. */
export type WritingTasks = {
  plan: { task: ArguedRequest; result: AskedPlan }
  letter: {
    /** `unused` are lines that are on no card; `others` the candidate’s other letters, whose sentences are avoided. */
    task: { request: ArguedRequest; seed: number; unused: readonly string[]; others: readonly string[] }
    result: ComposedText
  }
  preparation: { task: ArguedRequest; result: Preparation }
  notes: { task: { texts: readonly string[]; language: Language }; result: NoteReading[] }
  template: { task: TemplateFilling; result: { content: string } }
  passage: { task: PassageTask; result: { text: string } }
}

export type WritingKind = keyof WritingTasks
export type TaskOf<Kind extends WritingKind> = WritingTasks[Kind]['task']
export type ResultOf<Kind extends WritingKind> = WritingTasks[Kind]['result']

import { z } from 'zod'
import { idList, line, name, prose, textList } from './fields.ts'
import { limits } from './limits.ts'
import { LineWording, Wordings } from './wording.ts'

/** Where the candidate stands before this post; it chooses how the letter argues. */
export const LetterSituation = z.enum([
  'same-occupation',
  'close-occupation',
  'change-of-occupation',
  'first-job',
  'internship',
  'apprenticeship',
  'return-to-work',
  'internal-move',
  'unsolicited',
  'public-service',
  'scholarship',
  'admission',
])
export type LetterSituation = z.infer<typeof LetterSituation>

export const NeedKind = z.enum(['task', 'licence', 'diploma', 'language', 'tool'])
export type NeedKind = z.infer<typeof NeedKind>

/** What the recruiter looks for, in plain words. */
export const LetterNeed = z.object({
  /** `keep-till`, `licence:permis b`, `tool:excel`, `language:anglais`, `diploma` */
  id: z.string(),
  kind: NeedKind,
  /** «tenir la caisse», «permis B» */
  label: z.string(),
  /** Whether the offer requires it. */
  must: z.boolean(),
})
export type LetterNeed = z.infer<typeof LetterNeed>

/** Why a card answers a need, strongest first. */
export const ProofReason = z.enum(['same-task', 'same-occupation', 'held', 'studied', 'close-task'])
export type ProofReason = z.infer<typeof ProofReason>

export const LetterPair = z.object({
  need: LetterNeed,
  /** Cards that answer it, best first. */
  proofs: z.array(z.object({ fact: z.string(), reason: ProofReason, task: z.string().optional() })),
})
export type LetterPair = z.infer<typeof LetterPair>

export const PlanQuestion = z.object({
  kind: z.enum([
    'experience',
    'motive',
    'tasks',
    'offer',
    'education',
    'licence',
    'diploma',
    'language',
    'tool',
  ]),
  /** Id of the need it is about, for those that the offer asks for. */
  need: z.string().optional(),
  /** In French, for the candidate. */
  text: z.string(),
})
export type PlanQuestion = z.infer<typeof PlanQuestion>

/** What a letter argues: each need with the cards that answer it. */
export const LetterPlan = z.object({
  situation: LetterSituation,
  pairs: z.array(LetterPair),
  /** Needs that no card answers: the letter is silent about them. */
  unanswered: z.array(LetterNeed),
  questions: z.array(PlanQuestion),
  /** Ids of the jobs that the letter tells, in its order. */
  argued: z.array(z.string()),
  /** Ids of the cards left to the CV. */
  leftOut: z.array(z.string()),
})
export type LetterPlan = z.infer<typeof LetterPlan>

/** A plan with the lines of its cards that the candidate is asked about. */
export const AskedPlan = LetterPlan.extend({
  wordings: z
    .array(LineWording)
    .describe(
      'Lines of the argued jobs that a letter in French is unsure how to say, those that bear most on the offer first; then those that `answers` words',
    ),
})
export type AskedPlan = z.infer<typeof AskedPlan>

const needId = name(120)

/** The candidate’s answers to a plan. */
export const PlanAnswers = z.object({
  /** Why them, in the candidate’s own sentences. */
  motive: prose(limits.answer).optional(),
  /** When they can begin. */
  start: line(limits.careerLine).optional(),
  /** Ids of needs that they say not to have. */
  denied: textList(limits.listItems, 120).default([]),
  /** Ids of the cards chosen for a need. */
  chosen: z.record(needId, z.array(name(64)).max(limits.careerCards)).default({}),
  /** Ids of needs, those to argue first in front; the others keep the order of their strength. */
  order: textList(limits.listItems, 120).default([]),
  wordings: Wordings.default({}).describe(
    'How letters in French say lines of cards: an infinitive with its object by line as typed, blank to leave the line out',
  ),
})
export type PlanAnswers = z.infer<typeof PlanAnswers>

/** What the candidate decided on the plan of one letter, kept with the letter. */
export const KeptPlan = PlanAnswers.omit({ motive: true, start: true }).extend({
  /** Why them, as typed. */
  motive: prose(limits.answer).default(''),
  /** When they can begin, as typed. */
  start: prose(limits.answer).default(''),
  /** Ids of cards of the career that the letter leaves out. */
  excludedFacts: idList(limits.excludedFacts).default([]),
})
export type KeptPlan = z.infer<typeof KeptPlan>

/** Where a sentence of a letter comes from; offsets are UTF-16 units in `content`. */
export const SentenceFacts = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  facts: z.array(z.string()),
  needs: z.array(z.string()),
})
export type SentenceFacts = z.infer<typeof SentenceFacts>

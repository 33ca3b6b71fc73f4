import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { FallbackReason } from './fallback-reason.ts'
import { idList, line, optionalEmail, prose, textList } from './fields.ts'
import { generationMessages as texts } from './generation.fr.ts'
import { AskedPlan, LetterPlan, PlanAnswers, SentenceFacts } from './letter-plan.ts'
import {
  defaultLanguage,
  defaultLetterType,
  defaultTone,
  Language,
  Letter,
  LetterType,
  Tone,
} from './letters.ts'
import { limits } from './limits.ts'

/** Grammatical gender for French agreement; without it the composer uses only forms that need none. */
export const CandidateGender = z.enum(['feminine', 'masculine'])
export type CandidateGender = z.infer<typeof CandidateGender>

/** The candidate’s facts; all optional, none is ever invented. */
export const CandidateProfile = z.object({
  name: line(limits.personName).optional(),
  gender: CandidateGender.optional(),
  experience: prose(limits.profileText).optional(),
  skills: textList(limits.listItems, limits.listItem).optional(),
  education: prose(limits.profileText).optional(),
  achievements: textList(limits.listItems, limits.listItem).optional(),
})
export type CandidateProfile = z.infer<typeof CandidateProfile>

/** The short interview: four questions, each may be skipped. */
export const Interview = z.object({
  /** «Pourquoi eux ?» */
  whyThem: prose(limits.answer).optional(),
  /** «Une chose dont vous êtes fier, avec un chiffre si possible» */
  proudOf: prose(limits.answer).optional(),
  /** «Ce qui, dans ce poste, vous ressemble» */
  fit: prose(limits.answer).optional(),
  /** «Quand pouvez-vous commencer ?» */
  availability: prose(limits.answer).optional(),
})
export type Interview = z.infer<typeof Interview>

/** The text generator: the built-in composer, or a model through its provider. */
export const WriterName = z.enum(['composer', 'gemini', 'openai-compatible'])
export type WriterName = z.infer<typeof WriterName>

/** A fallback notice: a code for programs, a French sentence for people. */
export const Fallback = z.object({ code: FallbackReason, message: z.string() })
export type Fallback = z.infer<typeof Fallback>

/** What a letter is written from; a part of it is picked from here. */
export const GenerationFields = z.object({
  jobTitle: line(limits.jobTitle).min(1, texts.jobAndCompanyRequired),
  /** Blank where the offer names no employer. */
  company: line(limits.company).default(''),
  recipientName: line(limits.personName).optional(),
  recipientEmail: optionalEmail.optional(),
  jobDescription: prose(limits.offer).optional(),
  userProfile: CandidateProfile.optional(),
  /** Ids of cards of the career that this letter leaves out. */
  excludedFacts: idList(limits.excludedFacts).default([]),
  interview: Interview.optional(),
  model: line(limits.listItem).optional(),
  /** Asks for the built-in writer where a model is configured. */
  writer: z.literal('composer').optional(),
  customPrompt: prose(limits.prompt).optional(),
  tone: Tone.default(defaultTone),
  language: Language.default(defaultLanguage),
  type: LetterType.default(defaultLetterType),
  /** The same seed and the same facts give the same letter. */
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
  saveAsLetter: z.boolean().default(true),
  /** Answers to the plan of `POST /v1/letters/plan`. */
  plan: PlanAnswers.optional(),
})

/** An offer may hide who recruits; without an offer, a letter is written to somebody. */
export const GenerationRequest = GenerationFields.refine(
  ({ company, jobDescription = '' }) => company.trim() !== '' || jobDescription.trim() !== '',
  { path: ['company'], message: texts.jobAndCompanyRequired },
)
export type GenerationRequest = z.infer<typeof GenerationRequest>

export const InterviewTopic = z.enum([
  'whyThem',
  'proudOf',
  'fit',
  'availability',
  'experience',
  'education',
  'offer',
])
export type InterviewTopic = z.infer<typeof InterviewTopic>

/** A missing fact that would improve the letter, as a question to the user. */
export const MissingFact = z.object({ topic: InterviewTopic, question: z.string() })
export type MissingFact = z.infer<typeof MissingFact>

export const GeneratedLetter = z.object({
  content: z.string(),
  seed: z.number().int(),
  missing: z.array(MissingFact),
  /** Who wrote what is in `content`. */
  writer: WriterName,
  plan: LetterPlan.optional().describe('What the letter argues'),
  facts: z
    .array(SentenceFacts)
    .optional()
    .describe(
      'The cards and needs of each sentence between salutation and closing formula, in order, whoever wrote it',
    ),
  /** Present when the composer wrote instead of the requested writer. */
  fallback: Fallback.optional(),
  /** The saved letter, when `saveAsLetter`; absent too when the letter quota was reached meanwhile. */
  letter: Letter.optional(),
})
export type GeneratedLetter = z.infer<typeof GeneratedLetter>

/**
 * Server-sent events of `Accept: text/event-stream`; `data` of each is this JSON. After `restart` the text starts over
 * and previous deltas are void. `content` of `done` is the letter, whatever the deltas were.
 */
export const GenerationEvents = {
  delta: z.object({ text: z.string(), progress: z.number().min(0).max(1) }),
  restart: Fallback,
  done: GeneratedLetter,
  error: z.object({ error: z.string(), code: z.string() }),
} as const

/** A letter to plan; what is not said is read from the stored career. */
export const PlanRequest = GenerationFields.pick({
  jobTitle: true,
  company: true,
  jobDescription: true,
  userProfile: true,
  excludedFacts: true,
  type: true,
  tone: true,
  language: true,
}).extend({ answers: PlanAnswers.optional() })
export type PlanRequest = z.infer<typeof PlanRequest>

const route = endpoints('Letters')

export const generation = {
  plan: route
    .post('/letters/plan', 'What a letter would argue: the needs of the offer and the cards that answer them')
    .input(PlanRequest)
    .output(data(AskedPlan)),
  generate: route
    .post(
      '/letters/generate',
      'Write a letter; with Accept: text/event-stream, as delta and restart events, then done or error',
    )
    .input(GenerationRequest)
    .output(data(GeneratedLetter)),
}

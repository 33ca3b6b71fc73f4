import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { line, prose, proseAsTyped } from './fields.ts'
import { CandidateGender } from './generation.ts'
import { defaultLanguage, Language, LetterType } from './letters.ts'
import { limits } from './limits.ts'
import { proofreadingMessages as texts } from './proofreading.fr.ts'

/** In order: an error, to be checked by the writer, a possible improvement. */
export const Severity = z.enum(['error', 'warning', 'advice'])
export type Severity = z.infer<typeof Severity>

/** Context of the letter beside its text; each field enables more checks. */
export const ProofreadContext = z.object({
  candidateGender: CandidateGender.optional(),
  recipient: line(limits.personName).optional(),
  company: line(limits.company).optional(),
  jobTitle: line(limits.jobTitle).optional(),
  offer: prose(limits.offer).optional(),
  type: LetterType.optional(),
})
export type ProofreadContext = z.infer<typeof ProofreadContext>

export const ProofreadRequest = z.object({
  content: proseAsTyped(limits.content),
  language: Language.default(defaultLanguage),
  context: ProofreadContext.optional(),
})
export type ProofreadRequest = z.infer<typeof ProofreadRequest>

export const Finding = z.object({
  /** Stable: a rule keeps its identifier for ever. */
  rule: z.string(),
  severity: Severity,
  /** UTF-16 offsets in `content`. */
  start: z.number().int(),
  end: z.number().int(),
  /** French, with the reason. */
  message: z.string(),
  /** What replaces the stretch; only where it is certain. */
  fix: z.string().optional(),
  /** Spelling suggestions, likeliest first, where none is certain. */
  suggestions: z.array(z.string()).readonly().optional(),
})
export type Finding = z.infer<typeof Finding>

export const Proofreading = z.object({
  findings: z.array(Finding),
  /** How many of each severity. */
  summary: z.record(Severity, z.number().int()),
})
export type Proofreading = z.infer<typeof Proofreading>

/** A word of the user's own dictionary: letters, joined by hyphens and apostrophes. */
export const PersonalWord = line(limits.word).refine((word) => wordShape.test(word), texts.word)

const wordShape = /^\p{L}[\p{L}\p{N}]*(?:[’'-][\p{L}\p{N}]+)*$/u

const PersonalDictionary = z.object({ words: z.array(z.string()) })
const route = endpoints('Proofreading')

export const proofreading = {
  proofread: route
    .post('/proofread', 'What a careful reader would mark in a letter, with certain corrections')
    .input(ProofreadRequest)
    .output(data(Proofreading)),
  words: route
    .get('/dictionary', 'The user’s own words, in alphabetical order')
    .output(data(PersonalDictionary)),
  addWord: route
    .post('/dictionary', 'Add a word to the user’s own dictionary; adding it again changes nothing', {
      successStatus: 201,
    })
    .input(z.object({ word: PersonalWord }))
    .output(data(PersonalDictionary)),
  removeWord: route
    .delete('/dictionary/{word}', 'Forget a word')
    .input(z.object({ word: line(limits.word) }))
    .output(data(PersonalDictionary)),
}

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

/** An outside proofreader that gives a second opinion. */
export const SecondOpinionSource = z.enum(['grammalecte', 'languagetool'])
export type SecondOpinionSource = z.infer<typeof SecondOpinionSource>

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
  /** Who found it, when that is a second opinion and not our own proofreader. */
  source: SecondOpinionSource.optional(),
})
export type Finding = z.infer<typeof Finding>

export const Proofreading = z.object({
  /** Ours in text order, the thousand gravest of a text that has more, then those of a second opinion. */
  findings: z.array(Finding),
  /** How many of each severity. */
  summary: z.record(Severity, z.number().int()),
})
export type Proofreading = z.infer<typeof Proofreading>

/** A word of the user's own dictionary: letters, joined by hyphens and apostrophes. */
export const PersonalWord = line(limits.word).refine((word) => wordShape.test(word), texts.word)

const wordShape = /^\p{L}[\p{L}\p{N}]*(?:[’'-][\p{L}\p{N}]+)*$/u

/** A rule of grammar, «family/name». */
const RuleId = z
  .string()
  .max(limits.ruleId)
  .regex(/^[a-z]+\/[a-z0-9-]+$/u, texts.rule)

/** A rule that the user no longer wants to hear of. */
export const IgnoredRule = z.object({
  rule: z.string(),
  /** French: the rule in one sentence. */
  why: z.string(),
})
export type IgnoredRule = z.infer<typeof IgnoredRule>

const IgnoredRules = z.object({ rules: z.array(IgnoredRule) })
/** Corrections that the user accepted, by rule: a rule of grammar, or spelling. No text of a letter. */
export const CountedFaults = z.object({
  faults: z
    .array(
      z.object({
        rule: RuleId.or(z.literal('spelling')),
        count: z.number().int().min(1).max(limits.faultsAtOnce),
      }),
    )
    .min(1)
    .max(limits.faultsAtOnce),
})
export type CountedFaults = z.infer<typeof CountedFaults>

export const FrequentFault = z.object({
  rule: z.string(),
  /** French: the rule in one sentence. */
  why: z.string(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
})
export type FrequentFault = z.infer<typeof FrequentFault>

const FrequentFaults = z.object({ faults: z.array(FrequentFault) })

/** A sentence with one fault to find, or a correct one. */
export const ExerciseSentence = z.object({
  rule: z.string(),
  why: z.string(),
  text: z.string(),
  /** UTF-16 offsets in `text`, and what replaces them; null where the sentence is correct. */
  fault: z.object({ start: z.number().int(), end: z.number().int(), fix: z.string() }).nullable(),
})
export type ExerciseSentence = z.infer<typeof ExerciseSentence>

export const Exercise = z.object({ sentences: z.array(ExerciseSentence) })
export type Exercise = z.infer<typeof Exercise>

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
  ignoredRules: route
    .get('/ignored-rules', 'The rules of grammar that the user ignores in all letters, oldest first')
    .output(data(IgnoredRules)),
  ignoreRule: route
    .post('/ignored-rules', 'Ignore a rule of grammar in all letters; ignoring it again changes nothing', {
      successStatus: 201,
    })
    .input(z.object({ rule: RuleId }))
    .output(data(IgnoredRules)),
  restoreRule: route
    .delete('/ignored-rules/{family}/{name}', 'Report a rule of grammar again')
    .input(z.object({ family: line(limits.ruleId), name: line(limits.ruleId) }))
    .output(data(IgnoredRules)),
  countFaults: route
    .post('/proofreading/faults', 'Count accepted corrections by rule; no text is kept')
    .input(CountedFaults)
    .output(data(FrequentFaults)),
  frequentFaults: route
    .get('/proofreading/faults', 'The user’s most frequent faults, by rule')
    .output(data(FrequentFaults)),
  forgetFaults: route
    .delete('/proofreading/faults', 'Forget the counts of the user’s faults')
    .output(data(FrequentFaults)),
  exercise: route
    .get('/proofreading/exercise', 'Five sentences on the user’s frequent faults; equal seeds draw the same')
    .input(z.object({ seed: z.coerce.number().int().min(0).max(limits.exerciseSeed) }))
    .output(data(Exercise)),
}

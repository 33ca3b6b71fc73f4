import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { line, prose, proseAsTyped } from './fields.ts'
import { CandidateGender } from './generation.ts'
import { defaultLanguage, Language, LetterType } from './letters.ts'
import { limits } from './limits.ts'

/** Wrong for anyone; to be checked by its writer; could be better. */
export const Severity = z.enum(['error', 'warning', 'advice'])
export type Severity = z.infer<typeof Severity>

/** What is known of the letter beside its text; each part lets more be decided. */
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
})
export type Finding = z.infer<typeof Finding>

export const Proofreading = z.object({
  findings: z.array(Finding),
  /** How many of each severity. */
  summary: z.record(Severity, z.number().int()),
})
export type Proofreading = z.infer<typeof Proofreading>

export const proofreading = {
  proofread: oc
    .route({
      method: 'POST',
      path: '/proofread',
      summary: 'What a careful reader would mark in a letter, with certain corrections',
      tags: ['Letters'],
    })
    .input(ProofreadRequest)
    .output(data(Proofreading)),
}

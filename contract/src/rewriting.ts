import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { line, prose, proseAsTyped } from './fields.ts'
import { CandidateProfile, Fallback, Interview, WriterName } from './generation.ts'
import { defaultLanguage, Language } from './letters.ts'
import { limits } from './limits.ts'
import { rewritingMessages as texts } from './rewriting.fr.ts'

/** Kind of rewrite; `other` asks for another wording. */
export const RewriteIntent = z.enum(['shorter', 'warmer', 'formal', 'concrete', 'other'])
export type RewriteIntent = z.infer<typeof RewriteIntent>

export const RewriteRequest = z.object({
  /** Markdown, as in the letter. */
  passage: proseAsTyped(limits.passage).refine((text) => text.trim() !== '', texts.nothingSelected),
  /** The letter before and after it. */
  before: proseAsTyped(limits.content).default(''),
  after: proseAsTyped(limits.content).default(''),
  intent: RewriteIntent,
  language: Language.default(defaultLanguage),
  jobTitle: line(limits.jobTitle).default(''),
  company: line(limits.company).default(''),
  jobDescription: prose(limits.offer).optional(),
  userProfile: CandidateProfile.optional(),
  interview: Interview.optional(),
  /** Asks for the built-in writer where a model is configured. */
  writer: z.literal('composer').optional(),
  /** Another seed gives another wording where there is one. */
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
})
export type RewriteRequest = z.infer<typeof RewriteRequest>

export const RewrittenPassage = z.object({
  /** The same as the passage when nothing could be changed without inventing. */
  text: z.string(),
  writer: WriterName,
  fallback: Fallback.optional(),
})
export type RewrittenPassage = z.infer<typeof RewrittenPassage>

const route = endpoints('Letters')

export const rewriting = {
  rewrite: route
    .post(
      '/letters/rewrite',
      'Rewrite a passage of a letter: shorter, warmer, more formal, more concrete, or otherwise',
    )
    .input(RewriteRequest)
    .output(data(RewrittenPassage)),
}

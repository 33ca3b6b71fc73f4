import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id } from './fields.ts'
import { CandidateProfile, Fallback, Interview, WriterName } from './generation.ts'

export const LetterTone = z.enum(['professional', 'friendly', 'formal', 'casual', 'persuasive'])
export const Priority = z.enum(['high', 'medium', 'low'])

const Score = z.number().int().min(0).max(100)

/** A stretch of the analysed content in UTF-16 units, with its words. */
const Place = z.object({ start: z.number().int(), end: z.number().int(), quote: z.string() })
const Places = z.array(Place.nullable())

export const LetterAnalysis = z.object({
  letterId: id,
  /** The version of the letter that was analysed. */
  version: z.number().int(),
  strength: Score,
  competitiveness: Score,
  tone: LetterTone,
  /** French sentences; at most three. */
  suggestions: z.array(z.string()).max(3),
  /** At most two. */
  weaknesses: z.array(z.string()).max(2),
  /** At most three, most severe first. */
  improvementAreas: z
    .array(z.object({ category: z.string(), priority: Priority, suggestion: z.string() }))
    .max(3),
  /** Where each of the above points, in the same order; null for what has no one place. */
  places: z.object({ suggestions: Places, weaknesses: Places, improvementAreas: Places }),
  /** Advice by a model, if requested: French sentences, or why there are none. */
  modelAdvice: z
    .object({ writer: WriterName, suggestions: z.array(z.string()).max(3), fallback: Fallback.optional() })
    .optional(),
  createdAt: z.iso.datetime(),
})
export type LetterAnalysis = z.infer<typeof LetterAnalysis>

export const AnalysisRequest = z.object({
  id,
  /** The user’s profile, to judge missing facts and where the facts of the letter come from. */
  userProfile: CandidateProfile.optional(),
  interview: Interview.optional(),
  /** Requests advice by a model; this consumes one AI use of the plan. */
  withModel: z.boolean().default(false),
})
export type AnalysisRequest = z.infer<typeof AnalysisRequest>

/** The scores of one version, for showing progress. */
export const AnalysisScores = LetterAnalysis.pick({
  version: true,
  strength: true,
  competitiveness: true,
  createdAt: true,
})

const route = endpoints('Letters')

export const analysis = {
  analyze: route
    .post(
      '/letters/{id}/analyze',
      'Judge a letter: scores, tone, and what to better first; kept for its version',
    )
    .input(AnalysisRequest)
    .output(data(LetterAnalysis)),
  list: route
    .get('/letters/{id}/analyses', 'The scores of a letter’s versions, newest first; at most fifty')
    .input(z.object({ id }))
    .output(data(z.object({ analyses: z.array(AnalysisScores) }))),
}

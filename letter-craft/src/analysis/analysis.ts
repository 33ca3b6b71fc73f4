import type { TracedClaim } from '../claims/claim.ts'
import type { Finding } from '../proofreading/finding.ts'
import type { MappedPoint } from '../requirement-map/map-requirements.ts'
import type { Language } from '../typography/fix.ts'

export type LetterTone = 'professional' | 'friendly' | 'formal' | 'casual' | 'persuasive'
export type Priority = 'high' | 'medium' | 'low'

/** What a letter is judged by; all of it is found in the letter itself, its offer and its writer's profile. */
export type AnalysisInput = {
  content: string
  language: Language
  company: string
  findings: readonly Finding[]
  points: readonly MappedPoint[]
  claims: readonly TracedClaim[]
  /** Whether the profile was known: without it a claim without an origin is no fault. */
  profileKnown: boolean
}

/** Where a remark points, in UTF-16 units of the content. */
export type Place = { start: number; end: number }
export type Remark = { text: string; place?: Place }
export type ImprovementArea = { category: string; priority: Priority; suggestion: string; place?: Place }

export type LetterAnalysis = {
  /** How well the letter is made, from 0 to 100. */
  strength: number
  /** How well it answers this offer, from 0 to 100. */
  competitiveness: number
  tone: LetterTone
  /** At most three. */
  suggestions: Remark[]
  /** At most two. */
  weaknesses: Remark[]
  /** At most three, gravest first. */
  improvementAreas: ImprovementArea[]
}

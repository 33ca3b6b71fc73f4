import type { TracedClaim } from '../claims/claim.ts'
import type { Finding } from '../proofreading/finding.ts'
import type { MappedPoint } from '../requirement-map/map-requirements.ts'
import type { Language } from '../typography/fix.ts'

export type LetterTone = 'professional' | 'friendly' | 'formal' | 'casual' | 'persuasive'
export type Priority = 'high' | 'medium' | 'low'

/** Input of an analysis: the letter, its offer and the candidate’s profile. */
export type AnalysisInput = {
  content: string
  language: Language
  company: string
  findings: readonly Finding[]
  points: readonly MappedPoint[]
  claims: readonly TracedClaim[]
  /** Whether the profile was known: without it a claim without source is no fault. */
  profileKnown: boolean
}

/** Position of a remark, in UTF-16 units of the content. */
export type Place = { start: number; end: number }
export type Remark = { text: string; place?: Place }
export type ImprovementArea = { category: string; priority: Priority; suggestion: string; place?: Place }

export type LetterAnalysis = {
  /** Quality of the letter, from 0 to 100. */
  strength: number
  /** Match between letter and offer, from 0 to 100. */
  competitiveness: number
  tone: LetterTone
  /** At most three. */
  suggestions: Remark[]
  /** At most two. */
  weaknesses: Remark[]
  /** At most three, most important first. */
  improvementAreas: ImprovementArea[]
}

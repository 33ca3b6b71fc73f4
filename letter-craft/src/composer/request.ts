import type { Gender } from '../offers/inclusive.ts'
import type { Language } from '../typography/fix.ts'

export type Tone = 'professional' | 'casual' | 'enthusiastic' | 'formal'
export type LetterType = 'job_application' | 'internship' | 'apprenticeship' | 'scholarship' | 'motivation'
export type InterviewTopic = 'whyThem' | 'proudOf' | 'fit' | 'availability'

/** A letter to compose from notes. Free texts are the user’s own words, in any state. */
export type ComposeRequest = {
  jobTitle: string
  company: string
  recipientName?: string
  offer?: string
  profile?: {
    name?: string
    gender?: Gender
    experience?: string
    skills?: string[]
    education?: string
    achievements?: string[]
  }
  interview?: Partial<Record<InterviewTopic, string>>
  tone: Tone
  type: LetterType
  /** French by default. */
  language?: Language
}

/** Where a sentence of a filled template takes its facts from. */
export type FactSource = 'profile' | 'offer' | 'interview'

import type { Gender } from '../offers/inclusive.ts'

export type Tone = 'professional' | 'casual' | 'enthusiastic' | 'formal'
export type LetterType = 'job_application' | 'scholarship' | 'internship' | 'motivation'
export type InterviewTopic = 'whyThem' | 'proudOf' | 'fit' | 'availability'
export type MissingTopic = InterviewTopic | 'experience' | 'education' | 'offer'

/** Input of the English composer. Free texts are the user’s own words, in any state. */
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
  /** The composer cannot follow prose; facts that share its words are preferred. */
  instructions?: string
  tone: Tone
  type: LetterType
}

export type MissingFact = { topic: MissingTopic; question: string }
export type FactCounts = { profile: number; offer: number; interview: number }
export type FactSource = keyof FactCounts

export type ComposedLetter = {
  /** Markdown subset: salutation, paragraphs, closing formula; no date, subject or signature. */
  content: string
  /** At most four questions, in French, whose answers would improve the letter. */
  missing: MissingFact[]
  /** Number of facts used, by source. */
  facts: FactCounts
}

import type { Language } from '@lettrine/contract/letters'
import type { Finding, SecondOpinionSource } from '@lettrine/contract/proofreading'

export type SecondOpinionSettings = {
  /** Addresses without a final slash; the path of the request is added to them. */
  grammalecteUrl?: string
  languageToolUrl?: string
}

/** Outside proofreaders that read a letter after ours. */
export type SecondOpinion = {
  /** The languages that at least one of them reads. */
  languages: readonly Language[]
  /** What they found; empty when they fail, and when `signal` aborts. Never rejects. */
  ask: (text: string, language: Language, signal: AbortSignal) => Promise<Finding[]>
}

/** One outside proofreader: how it is asked, and how its answer is read. */
export type OutsideProofreader = {
  source: SecondOpinionSource
  url: string
  languages: readonly Language[]
  form: (text: string, language: Language) => Record<string, string>
  /** The findings in an answer; throws `SecondOpinionFailure` when it is not in the expected format. */
  read: (answer: unknown, text: string) => Finding[]
}

/** Never contains a word of the letter. */
export type FailureReason =
  | 'timeout'
  | 'unreachable'
  | 'too-large'
  | 'not-json'
  | 'unknown-format'
  | `status-${number}`

export class SecondOpinionFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SecondOpinionFailure'
    this.reason = reason
  }
}

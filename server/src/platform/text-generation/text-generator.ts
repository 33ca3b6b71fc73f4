import type { FallbackReason } from '@lettrine/contract/fallback-reason'
import type { GenerationRequest, MissingFact, WriterName } from '@lettrine/contract/generation'
import type { Language } from '@lettrine/contract/letters'
import type { RewriteIntent } from '@lettrine/contract/rewriting'

/** What a writer is asked: the request of the user, with a seed that makes it repeatable. */
export type WritingTask = GenerationRequest & { seed: number; year: number }

export type TokenUsage = { inputTokens: number; outputTokens: number }

export type WritingEvent =
  /** `progress` from 0 to 1. */
  | { type: 'text'; text: string; progress: number }
  /** What was said so far is void: the whole letter begins again, by the composer. */
  | { type: 'fallback'; reason: FallbackReason }
  /** `content` is the letter, whatever the texts before it were. */
  | { type: 'end'; content: string; missing: MissingFact[]; writer: WriterName; usage?: TokenUsage }

/** One of the writers; it stops when `signal` aborts. */
export type TextGenerator = {
  write: (task: WritingTask, options: { signal: AbortSignal; pace: Pace }) => AsyncIterable<WritingEvent>
}

/** `reading` lets the words arrive at a speed the eye follows; `immediate` gives them all at once. */
export type Pace = 'reading' | 'immediate'

/** A selected passage, what stands around it, and what may be drawn on. */
export type RewriteTask = {
  passage: string
  before: string
  after: string
  intent: RewriteIntent
  language: Language
  jobTitle: string
  company: string
  /** Texts of the profile, the interview and the offer. */
  facts: readonly string[]
}

export type RewrittenPassage = { text: string; writer: WriterName }

/** Rewrites a passage; a model's rejects with `WriterFailure` when the model cannot. */
export type TextRewriter = {
  rewrite: (task: RewriteTask, options: { signal: AbortSignal }) => Promise<RewrittenPassage>
}

/** A letter to advise on, what is known beside it, and what was already said of it. */
export type AdviceTask = {
  letter: string
  language: Language
  jobTitle: string
  company: string
  offer: string
  facts: readonly string[]
  remarks: readonly string[]
}

/** Advises on a letter, in French; rejects with `WriterFailure` when the model cannot. */
export type TextAdviser = {
  advise: (
    task: AdviceTask,
    options: { signal: AbortSignal },
  ) => Promise<{ advice: string[]; writer: WriterName }>
}

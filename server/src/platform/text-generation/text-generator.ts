import type { FallbackReason } from '@lettrine/contract/fallback-reason'
import type { GenerationRequest, MissingFact, WriterName } from '@lettrine/contract/generation'
import type { LetterPlan, SentenceFacts } from '@lettrine/contract/letter-plan'
import type { Language } from '@lettrine/contract/letters'
import type { RewriteIntent } from '@lettrine/contract/rewriting'
import type { LetterSources } from './letter-argument.ts'

/** The user’s request, with a seed that makes the result reproducible. */
export type WritingTask = GenerationRequest & {
  /** Id of the account. */
  owner: string
  seed: number
  /** What the composer writes from; read when it is asked to. */
  sources: () => Promise<LetterSources>
}

export type TokenUsage = { inputTokens: number; outputTokens: number }

export type WritingEvent =
  /** `progress` from 0 to 1. */
  | { type: 'text'; text: string; progress: number }
  /** Previous text is void: the composer writes the whole letter again. */
  | { type: 'fallback'; reason: FallbackReason }
  /** `content` is the final letter, whatever the streamed text was. */
  | {
      type: 'end'
      content: string
      missing: MissingFact[]
      plan?: LetterPlan
      facts?: SentenceFacts[]
      writer: WriterName
      usage?: TokenUsage
    }

/** One of the writers; it stops when `signal` aborts. */
export type TextGenerator = {
  /** Begins what a letter needs before its first word, where that can be done before it is known who writes. */
  prepare?: (task: WritingTask) => void
  write: (
    task: WritingTask,
    options: { signal: AbortSignal; speed: StreamSpeed },
  ) => AsyncIterable<WritingEvent>
}

/** `reading` streams at reading speed; `immediate` yields all at once. */
export type StreamSpeed = 'reading' | 'immediate'

/** A selected passage, its context, and the facts it may use. */
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

/** A letter to advise on, its context, and remarks already made. */
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

import type { GenerationRequest, MissingFact } from '@lettrine/contract/generation'

/** What a writer is asked: the request of the user, with a seed that makes it repeatable. */
export type WritingTask = GenerationRequest & { seed: number }

export type WritingEvent =
  /** `progress` from 0 to 1. */
  { type: 'text'; text: string; progress: number } | { type: 'end'; missing: MissingFact[] }

/** One of the writers. The texts, joined, are the whole letter; it stops when `signal` aborts. */
export type TextGenerator = {
  write: (task: WritingTask, options: { signal: AbortSignal; pace: Pace }) => AsyncIterable<WritingEvent>
}

/** `reading` lets the words arrive at a speed the eye follows; `immediate` gives them all at once. */
export type Pace = 'reading' | 'immediate'

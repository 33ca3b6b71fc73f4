import type { FallbackReason } from '@lettrine/contract/fallback-reason'
import type { WriterName } from '@lettrine/contract/generation'
import type { TokenUsage } from './text-generator.ts'
import { WriterFailure } from './writer-failure.ts'

/** Log record of a model call: codes, durations and counts, never a prompt nor a text. */
export type WriterRecord = Partial<TokenUsage> & {
  writer: Exclude<WriterName, 'composer'>
  task: 'letter' | 'passage' | 'advice'
  outcome: 'written' | 'stopped' | FallbackReason
  /** A status or the code of a fault. */
  detail?: string
  /** Of a letter: sentences of the model, those it wrote twice, those the composer replaced, those that fell. */
  sentences?: { written: number; rewritten: number; replaced: number; dropped: number }
  /** Whether the model answered in prose, and not sentence by sentence. */
  isProse?: boolean
  /** How many calls were made; absent when the last one failed. */
  attempts?: number
  firstTextMs?: number
  durationMs: number
}

export type RecordDeps = {
  name: WriterRecord['writer']
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  /** Called once for each text a model was asked for, whatever came of it. */
  report: (record: WriterRecord) => void
}

/** Tracks one call; it counts as stopped until it is marked as written or failed. */
export function openRecord({ name, now, report }: RecordDeps, task: WriterRecord['task']) {
  const started = now()
  const record: Omit<WriterRecord, 'durationMs'> = { writer: name, task, outcome: 'stopped' }
  const elapsedMs = () => Math.round(now() - started)
  return {
    textCame: () => {
      record.firstTextMs ??= elapsedMs()
    },
    note: (fields: Partial<WriterRecord>) => void Object.assign(record, fields),
    failed: (error: unknown) => {
      if (!(error instanceof WriterFailure)) return
      record.outcome = error.reason
      if (error.detail !== undefined) record.detail = error.detail
    },
    close: () => report({ ...record, durationMs: elapsedMs() }),
  }
}

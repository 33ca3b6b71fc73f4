import { join } from 'node:path'
import type { ReadCareer } from '@lettrine/letter-craft/career/career'
import type { WatchQueue } from '../observability/process-state.ts'
import { openTaskProcess } from '../task-process.ts'
import { openTaskQueue } from '../task-queue.ts'
import { type FileRefusal, RefusedFile } from './file-refusal.ts'
import { fitLimits } from './fit-limits.ts'

export type CareerTask = { text: string } | { file: Uint8Array }
export type CareerAnswer = { career: ReadCareer } | { refused: FileRefusal }

/**
 * Reads careers into cards that can be stored. Rejects with `SERVER_BUSY`, and with what `isTaskFailure` tells where a
 * text takes too long or too much; `owner` is the account that asks.
 */
export type CareerReader = {
  readText: (owner: string, text: string) => Promise<ReadCareer>
  /** Rejects with `RefusedFile` too. A file that waits when the signal aborts is dropped. */
  readFile: (owner: string, bytes: Uint8Array, signal?: AbortSignal) => Promise<ReadCareer>
}

/** A CV of two pages takes a tenth of a second, the longest text half a second: this is a breakdown. */
const taskTimeoutMs = 5_000
const memoryMb = 512
/** Of the second process. */
const idleMs = 60_000
/** A file has up to five megabytes. */
const bounds = { perOwner: 4, inAll: 50 }

/** Reads careers in two processes, started when they are needed: no career makes another account wait. */
export function buildCareerReader(watch?: WatchQueue): CareerReader {
  const process = (idle: { idleMs?: number }) =>
    openTaskProcess<CareerTask, CareerAnswer>({
      script: join(import.meta.dirname, 'career-child.ts'),
      timeoutMs: taskTimeoutMs,
      memoryMb,
      ...idle,
    })
  const run = openTaskQueue([process({}), process({ idleMs })], bounds, (state) =>
    watch?.('career-reading', state),
  )
  const read = async (owner: string, task: CareerTask, signal?: AbortSignal) => {
    const answer = await run(owner, task, signal)
    if ('refused' in answer) throw new RefusedFile(answer.refused)
    return fitLimits(answer.career)
  }
  return {
    readText: (owner, text) => read(owner, { text }),
    readFile: (owner, file, signal) => read(owner, { file }, signal),
  }
}

import { join } from 'node:path'
import type { WatchQueue } from '../observability/process-state.ts'
import { openTaskProcess } from '../task-process.ts'
import { openTaskQueue } from '../task-queue.ts'
import type { ResultOf, TaskOf, WritingKind } from './writing-tasks.ts'

/**
 * Plans, letters and passages of the built-in writer. Rejects with `SERVER_BUSY` or `TEXT_UNREADABLE`; `owner` is the
 * account that asks.
 */
export type LetterWriting = <Kind extends WritingKind>(
  owner: string,
  kind: Kind,
  task: TaskOf<Kind>,
) => Promise<ResultOf<Kind>>

export type AnyWritingTask = { kind: WritingKind; task: TaskOf<WritingKind> }

/** A letter takes 50 ms, and the longest texts half a second on a busy machine. */
const taskTimeoutMs = 3_000
const memoryMb = 768
/** Of the second process. */
const idleMs = 60_000
const bounds = { perOwner: 8, inAll: 100 }

/** Writes letters in two processes, started when they are needed: no letter makes a request wait that writes none. */
export function buildLetterWriting(watch?: WatchQueue): LetterWriting {
  const process = (idle: { idleMs?: number }) =>
    openTaskProcess<AnyWritingTask, ResultOf<WritingKind>>({
      script: join(import.meta.dirname, 'writing-child.ts'),
      timeoutMs: taskTimeoutMs,
      memoryMb,
      ...idle,
    })
  const run = openTaskQueue([process({}), process({ idleMs })], bounds, (state) =>
    watch?.('letter-writing', state),
  )
  return async (owner, kind, task) => (await run(owner, { kind, task })) as ResultOf<typeof kind>
}

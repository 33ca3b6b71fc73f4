import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { WatchQueue } from '../observability/process-state.ts'
import { openTaskProcess, type TaskFailure } from '../task-process.ts'
import { openTaskQueue } from '../task-queue.ts'
import { TypesettingFailure, type TypesettingTask } from './typeset-document.ts'

/** A letter of ten pages takes a fifth of a second: this is a breakdown, or a text made to take long. */
const taskTimeoutMs = 3_000
/** Of the processes beside the first. */
const idleMs = 60_000
const usualProcesses = Math.max(2, Math.min(4, availableParallelism()))
const bounds = { perOwner: 20, inAll: 200 }

/** Rejects with `TypesettingFailure`, or with `SERVER_BUSY` where too many tasks wait. */
export type RunTypst = (owner: string, task: TypesettingTask, signal?: AbortSignal) => Promise<unknown>

/** Typst in processes of its own: a fault inside it aborts its process, and a long letter keeps it busy. */
export function openTypstProcesses(processes = usualProcesses, watch?: WatchQueue): RunTypst {
  const worker = (at: number) =>
    openTaskProcess<TypesettingTask, unknown>({
      script: join(import.meta.dirname, 'typst-child.ts'),
      timeoutMs: taskTimeoutMs,
      ...(at > 0 && { idleMs }),
    })
  const workers = Array.from({ length: processes }, (_, at) => {
    const run = worker(at)
    return (task: TypesettingTask) =>
      run(task).catch((fault: TaskFailure) => {
        if (fault.neverStarted) throw fault
        throw new TypesettingFailure('Typst refused a page', { timedOut: fault.timedOut, cause: fault })
      })
  })
  return openTaskQueue(workers, bounds, (state) => watch?.('typesetting', state))
}

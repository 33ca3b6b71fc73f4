import { Failure, failure } from './failure.ts'
import type { QueueState } from './observability/process-state.ts'
import { TaskFailure } from './task-process.ts'

export type QueueBounds = {
  /** Tasks of one account that may wait, beside the one that runs. */
  readonly perOwner: number
  /** Tasks of all accounts that may wait. */
  readonly inAll: number
}

/** Runs one task at a time. */
export type Worker<Task, Result> = (task: Task) => Promise<Result>

export type TaskQueue<Task, Result> = (owner: string, task: Task, signal?: AbortSignal) => Promise<Result>

type Waiting<Task, Result> = {
  owner: string
  task: Task
  signal: AbortSignal | undefined
  resolve: (result: Result) => void
  reject: (fault: unknown) => void
}

function asRefusal(cause: TaskFailure): Error {
  if (cause.neverStarted) return failure('SERVER_BUSY', { cause })
  return cause.timedOut ? failure('TEXT_UNREADABLE', { cause }) : cause
}

/** Whether a task ended its process, or took too long in it. */
export const isTaskFailure = (fault: unknown): boolean =>
  fault instanceof TaskFailure || (fault instanceof Failure && fault.code === 'TEXT_UNREADABLE')

/**
 * Shares workers among accounts: one task of an account runs at a time, and accounts take turns, so that no account
 * makes another wait for more than one of its tasks. Fails with `SERVER_BUSY` beyond the bounds, for a task whose
 * `signal` aborted before it ran and where a process cannot start, and with `TEXT_UNREADABLE` where a task takes too long.
 */
export function openTaskQueue<Task, Result>(
  workers: readonly Worker<Task, Result>[],
  { perOwner, inAll }: QueueBounds,
  watch: (state: () => QueueState) => void = () => {},
): TaskQueue<Task, Result> {
  // In the order of turns: an account comes last again when one of its tasks has run.
  const lines = new Map<string, Waiting<Task, Result>[]>()
  const running = new Set<string>()
  const free = [...workers]
  let waiting = 0
  let refused = 0
  watch(() => ({ waiting, running: running.size, refused }))

  function dropAbandoned(): void {
    for (const [owner, line] of lines) {
      for (const { signal, reject } of line)
        if (signal?.aborted) reject(failure('SERVER_BUSY', { cause: signal.reason }))
      setLine(
        owner,
        line.filter(({ signal }) => !signal?.aborted),
      )
    }
    waiting = [...lines.values()].reduce((sum, line) => sum + line.length, 0)
  }

  function setLine(owner: string, line: Waiting<Task, Result>[]): void {
    if (line.length === 0) lines.delete(owner)
    else lines.set(owner, line)
  }

  function putLast(owner: string): void {
    const line = lines.get(owner) ?? []
    lines.delete(owner)
    setLine(owner, line)
  }

  function takeNext(): Waiting<Task, Result> | undefined {
    for (const [owner, [next, ...rest]] of lines) {
      if (!next || running.has(owner)) continue
      setLine(owner, rest)
      waiting -= 1
      return next
    }
    return undefined
  }

  function serve(): void {
    for (let worker = free.at(0); worker; worker = free.at(0)) {
      const next = takeNext()
      if (!next) return
      free.shift()
      if (next.signal?.aborted) {
        next.reject(failure('SERVER_BUSY', { cause: next.signal.reason }))
        free.unshift(worker)
      } else void run(worker, next)
    }
  }

  async function run(
    worker: Worker<Task, Result>,
    { owner, task, resolve, reject }: Waiting<Task, Result>,
  ): Promise<void> {
    running.add(owner)
    try {
      resolve(await worker(task))
    } catch (fault) {
      reject(fault instanceof TaskFailure ? asRefusal(fault) : fault)
    }
    running.delete(owner)
    putLast(owner)
    free.push(worker)
    // The first worker serves when it can: the others may end when they are idle.
    free.sort((one, other) => workers.indexOf(one) - workers.indexOf(other))
    serve()
  }

  return (owner, task, signal) => {
    const isFull = () => (lines.get(owner)?.length ?? 0) >= perOwner || waiting >= inAll
    if (isFull()) dropAbandoned()
    if (isFull()) {
      refused += 1
      return Promise.reject(failure('SERVER_BUSY'))
    }
    return new Promise((resolve, reject) => {
      setLine(owner, [...(lines.get(owner) ?? []), { owner, task, signal, resolve, reject }])
      waiting += 1
      serve()
    })
  }
}

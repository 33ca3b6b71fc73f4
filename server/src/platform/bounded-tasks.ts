import { failure } from './failure.ts'
import { TaskFailure } from './task-process.ts'

export type TaskBounds = {
  /** Tasks of one account that may wait or run. */
  readonly perOwner: number
  /** Tasks of all accounts. */
  readonly inAll: number
}

/**
 * Runs tasks that share a process, so that no account makes the others wait. Fails with `SERVER_BUSY` beyond the bounds,
 * and with `TEXT_UNREADABLE` where a task takes too long.
 */
export function boundedTasks<Task, Result>(
  run: (task: Task) => Promise<Result>,
  { perOwner, inAll }: TaskBounds,
): (owner: string, task: Task) => Promise<Result> {
  const pending = new Map<string, number>()
  let all = 0
  return async (owner, task) => {
    const own = pending.get(owner) ?? 0
    if (own >= perOwner || all >= inAll) throw failure('SERVER_BUSY')
    pending.set(owner, own + 1)
    all += 1
    try {
      return await run(task)
    } catch (fault) {
      if (fault instanceof TaskFailure && fault.timedOut) throw failure('TEXT_UNREADABLE', { cause: fault })
      throw fault
    } finally {
      all -= 1
      const left = (pending.get(owner) ?? 1) - 1
      if (left === 0) pending.delete(owner)
      else pending.set(owner, left)
    }
  }
}

/** Runs at most `max` tasks at a time; the others are queued. */
export function limitConcurrency(max: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= max) await new Promise<void>((turn) => waiting.push(turn))
    else running += 1
    try {
      return await task()
    } finally {
      // The next task takes over the slot, which is never free in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

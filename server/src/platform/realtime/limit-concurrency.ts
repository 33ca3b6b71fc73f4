/** Runs tasks, `most` at a time; the others wait for their turn. */
export function limitConcurrency(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn))
    else running += 1
    try {
      return await task()
    } finally {
      // Who waited takes the place over: it is never free in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

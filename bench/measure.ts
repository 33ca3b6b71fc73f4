/** Median of durations, in milliseconds. */
export function median(durations: readonly number[]): number {
  const sorted = [...durations].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export type Candidate = { name: string; run: (round: number) => unknown }

const blockLength = 15

/**
 * Times candidates in alternating blocks: a slow moment of the machine affects all of them alike, and each runs warm
 * within its block, as in a long-running server.
 * @returns the median of each, in milliseconds
 */
export async function race(candidates: readonly Candidate[], blocks: number): Promise<Map<string, number>> {
  const durations = new Map(candidates.map(({ name }) => [name, [] as number[]]))
  const warmUp = 5
  for (let block = 0; block < blocks; block++) {
    for (const { name, run } of candidates) {
      for (let turn = -warmUp; turn < blockLength; turn++) {
        const started = performance.now()
        await run(block * 100 + turn + warmUp)
        if (turn >= 0) durations.get(name)!.push(performance.now() - started)
      }
    }
  }
  return new Map([...durations].map(([name, times]) => [name, median(times)]))
}

/** Returns integers between two bounds, both included. */
export type RandomInteger = (from: number, to: number) => number

/** The same seed always gives the same numbers (mulberry32). */
export function seededRandom(seed: number): RandomInteger {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (from, to) => from + Math.floor(next() * (to - from + 1))
}

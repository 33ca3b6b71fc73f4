export type SeededRandom = { readonly next: () => number; readonly shuffle: <T>(items: readonly T[]) => T[] }

/** Seeded pseudo-random generator (mulberry32); equal seeds and salts give equal choices. */
export function seededRandom(seed: number, salt = ''): SeededRandom {
  let state = (Math.trunc(seed) * 0x9e3779b1) >>> 0
  for (const character of salt)
    state = (Math.imul(state ^ character.charCodeAt(0), 0x85ebca6b) + 0x6d2b79f5) >>> 0
  // The finaliser of murmur3, so that neighbouring seeds give different choices.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  state = (state ^ (state >>> 16)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const shuffle = <T>(items: readonly T[]) => {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1))
      const held = shuffled[last] as T
      shuffled[last] = shuffled[other] as T
      shuffled[other] = held
    }
    return shuffled
  }
  return { next, shuffle }
}

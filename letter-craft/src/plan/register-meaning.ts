import type { Occupations } from '../career/occupations.ts'
import { familiesOf } from './word-family.ts'

/** What a text is about: how much each occupation of the register, by its place in `codes`, speaks of its words. */
export type Profile = ReadonlyMap<number, number>

/**
 * The register as a space of meanings: «toilette» and «repas» are near each other because the same occupations speak of both
 * (explicit semantic analysis, Gabrilovich and Markovitch, 2007, with the occupations as its concepts).
 */
export type RegisterMeaning = {
  /** `weights` count each family of words. Unknown words say nothing. */
  readonly profileOf: (weights: Iterable<readonly [string, number]>) => Profile
  /** From 0, nothing in common, to 1. */
  readonly likeness: (one: Profile, other: Profile) => number
}

/** Of a family of words: the occupations that speak of it, and how much of it is theirs. */
type Speakers = { readonly shares: ReadonlyMap<number, number>; readonly rarity: number }

const spaces = new WeakMap<Occupations, RegisterMeaning>()

/** The space of a register, read once. */
export function registerMeaning(occupations: Occupations): RegisterMeaning {
  const before = spaces.get(occupations)
  if (before) return before
  const speakers = speakersIn(occupations)
  const space: RegisterMeaning = {
    profileOf(weights) {
      const profile = new Map<number, number>()
      for (const [family, weight] of weights) {
        const known = speakers.get(family)
        if (!known) continue
        const share = weight * known.rarity ** 2
        for (const [place, own] of known.shares) profile.set(place, (profile.get(place) ?? 0) + share * own)
      }
      return profile
    },
    likeness(one, other) {
      const [short, long] = one.size < other.size ? [one, other] : [other, one]
      const sizes = lengthOf(one) * lengthOf(other)
      let shared = 0
      for (const [place, value] of short) shared += value * (long.get(place) ?? 0)
      return sizes === 0 ? 0 : shared / sizes
    },
  }
  spaces.set(occupations, space)
  return space
}

const lengthOf = (profile: Profile): number => Math.hypot(...profile.values())

function speakersIn({ codes, find }: Occupations): ReadonlyMap<string, Speakers> {
  const counts = new Map<string, Map<number, number>>()
  for (const [place, code] of codes.entries()) {
    const occupation = find(code)
    if (!occupation) continue
    const texts = [
      occupation.name.masculine,
      ...occupation.titles.map(({ masculine }) => masculine),
      ...occupation.tasks,
    ]
    for (const family of texts.flatMap((text) => [...familiesOf(text)])) {
      const own = counts.get(family) ?? new Map<number, number>()
      own.set(place, (own.get(place) ?? 0) + 1)
      counts.set(family, own)
    }
  }
  return new Map(
    [...counts].map(([family, own]) => {
      const said = new Map([...own].map(([place, count]) => [place, 1 + Math.log(count)]))
      const size = lengthOf(said)
      const shares = new Map([...said].map(([place, count]) => [place, count / size]))
      return [family, { shares, rarity: Math.log(codes.length / own.size) }]
    }),
  )
}

import type { Occupation, Occupations } from '../career/occupations.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { fieldsLike, fieldsOf } from './fields-of-work.fr.ts'
import { registerMeaning } from './register-meaning.ts'
import { familiesOf } from './word-family.ts'

export type Relevance = {
  /** How much a text bears on the post: 0 for nothing in common, 1 and more for a line that says a main duty of it. */
  readonly of: (text: string) => number
  /** How near an occupation of the register is to the post, by what one does there, from 0 to 1. */
  readonly ofOccupation: (code: string) => number
}

/** A line of an offer and how much it counts. */
export type WeighedLine = { readonly text: string; readonly weight: number }

/** What is asked for thrice counts no more than this. */
const mostWeight = 2.5
/** What the register says of the occupation, beside what the offer says itself. */
const registerWeight = 0.8
/** Words that the register does not have: names, tools, initials. */
const unknownRarity = 0.7
/** One word of a main duty, as rare as most. */
const unit = 0.45
/** One field that is as much of the offer as any. */
const fieldUnit = 0.4
/** What a field counts that is only like one of the offer. */
const likeShare = 0.3

/** Words of every offer and every career that the register seldom has. */
const ofEveryOffer =
  /^(?:experi|missio|equip|person|travai|entrep|societ|projet|respon|activi|profes|formet|form|compet|connai|recher|propos|dispos|contra|salair|horair|partic|princi|differ|ensem|niveau|qualit|recrut|candid|presen|charg|region|france|parisi|intern|extern|possib|premie|dernie|plusie|notamm|egal|tout|autono|agenc|foncti|domain|object|second|diplom|annee|journe|semain|accomp|favor|garant|poste|perman|occas|cadre|moyen|ainsi|grand|votre|notre|nous|vous|dans|pour|avec|leur|sous|chez|entre|etre|avoir|faire|plus|bien|sera|cette|quot|lieu|temps|plein|bonne|collab|assur|realis|realise|developp|develo|gest|organ|mise|suivi|client|servic|serv|divers|vari|cdi|cdd|hf|rh|sas|sarl|tpe|pme|rtt|bac|bts|cap|but|dut|etc)$/u

/** How much each text bears on a post, by the words that it shares with the lines of the offer and the register. */
export function createRelevance(
  lines: readonly WeighedLine[],
  code: string | undefined,
  occupations: Occupations,
): Relevance {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const family of familiesOf(text))
      if (!ofEveryOffer.test(family)) weights.set(family, (weights.get(family) ?? 0) + weight)
  }
  const fields = new Map<string, number>()
  for (const { text, weight } of lines) {
    add(text, weight)
    for (const field of fieldsOf(plainLetters(text))) fields.set(field, (fields.get(field) ?? 0) + weight)
  }
  for (const field of fieldsOf('', code ? [code] : [])) fields.set(field, (fields.get(field) ?? 0) + 1)
  const mostOfField = Math.max(1, ...fields.values())
  const own = code === undefined ? undefined : occupations.find(code)
  if (own) add([own.name.masculine, own.name.feminine, ...own.tasks].join('\n'), registerWeight)
  const rarity = rarityIn(occupations)
  const worthOf = (family: string): number => Math.min(mostWeight, weights.get(family) ?? 0) * rarity(family)
  const weightOf = (field: string): number =>
    Math.max(
      fields.get(field) ?? 0,
      likeShare * Math.max(0, ...fieldsLike(field).map((one) => fields.get(one) ?? 0)),
    )
  /** The fields that a text shares with the offer, by how much the offer is of them. */
  const ofFields = (own: readonly string[]): number =>
    fieldUnit * own.reduce((sum, field) => sum + Math.sqrt(weightOf(field) / mostOfField), 0)
  const length = Math.hypot(...[...weights.keys()].map(worthOf))
  const meaning = meaningIn(lines, own, occupations)
  const read = (text: string): number =>
    unit * [...familiesOf(text)].reduce((sum, family) => sum + worthOf(family), 0) +
    ofFields(fieldsOf(plainLetters(text))) +
    meaning(text)
  const known = new Map<string, number>()
  return {
    of(text) {
      const value = known.get(text) ?? read(text)
      known.set(text, value)
      return value
    },
    ofOccupation(other) {
      const occupation = occupations.find(other)
      if (!occupation || length === 0) return 0
      const families = [...familiesOf([occupation.name.masculine, ...occupation.tasks].join('\n'))].filter(
        (family) => !ofEveryOffer.test(family),
      )
      const shared = families.reduce((sum, family) => sum + worthOf(family) * rarity(family), 0)
      const likeness = shared / (length * Math.max(1, Math.hypot(...families.map(rarity))))
      return Math.min(1, likeness + ofFields(fieldsOf('', [other])) / 3)
    },
  }
}

/** How near the meaning of each text is to the offer and its occupation, whatever its words; chance makes all a little alike. */
function meaningIn(
  lines: readonly WeighedLine[],
  own: Occupation | undefined,
  occupations: Occupations,
): (text: string) => number {
  const { profileOf, likeness } = registerMeaning(occupations)
  const once = (text: string) => [...familiesOf(text)].map((family) => [family, 1] as const)
  const sought = [
    profileOf(once(lines.map(({ text }) => text).join('\n'))),
    ...(own ? [profileOf(once([own.name.masculine, ...own.tasks].join('\n')))] : []),
  ]
  return (text) => {
    const profile = profileOf(once(text))
    const near = sought.reduce((sum, one) => sum + likeness(profile, one), 0) / sought.length
    return meaningWorth * Math.max(0, near - byChance)
  }
}

/** The likeness of two texts that have nothing to do with each other. */
const byChance = 0.1
const meaningWorth = 2

const rarities = new WeakMap<Occupations, (family: string) => number>()

/** How rare the words of a family are in the register: near 0 where most occupations have them, 1 where one has. */
function rarityIn(occupations: Occupations): (family: string) => number {
  const before = rarities.get(occupations)
  if (before) return before
  const counts = new Map<string, number>()
  for (const code of occupations.codes) {
    const found = occupations.find(code)
    if (found)
      for (const family of familiesOf([found.name.masculine, ...found.tasks].join('\n')))
        counts.set(family, (counts.get(family) ?? 0) + 1)
  }
  const all = Math.log(occupations.codes.length)
  const rarity = (family: string): number => {
    const count = counts.get(family)
    return count === undefined ? unknownRarity : Math.max(0, 1 - Math.log(count) / all) ** 1.2
  }
  rarities.set(occupations, rarity)
  return rarity
}

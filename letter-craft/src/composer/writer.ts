import { plainLetters, upperFirst } from '../french/plain-letters.ts'
import { countWords } from '../text/measure.ts'
import type { Language } from '../typography/fix.ts'
import type { FactSource } from './request.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A sentence of the letter, generated or the user’s, and the facts it uses. */
export type Sentence = {
  text: string
  own: boolean
  facts: FactSource[]
  /** Kept longer when the letter must be shortened. */
  kept?: boolean
}

export type Slots = Readonly<Record<string, string | undefined>>

export type Writer = {
  /**
   * The first text, in the seed’s order, whose slots are all known and which repeats nothing; undefined without one.
   */
  say(texts: readonly string[], slots?: Slots, facts?: FactSource[]): Sentence | undefined
  /** Adds a sentence of the user as it is. */
  quote(text: string, source: FactSource): Sentence
}

const longestOwnSentence = 30

/** Remembers how the sentences of a letter start, so that no two start alike. */
export function createWriter(known: Slots, random: SeededRandom, language: Language): Writer {
  const openings = new Set<string>()
  const used = new Set<string>()
  let colons = 0
  // One or two «: » in a letter are fine, a fourth reads as generated: texts without it come first then.
  const cost = (text: string) => (used.has(text) ? 2 : 0) + (colons >= 2 && / :/u.test(text) ? 1 : 0)
  let firstPersonLeft = language === 'fr' ? 1 : 7
  const quote = (text: string, source: FactSource): Sentence => {
    openings.add(openingOf(text))
    return { text, own: false, facts: [source] }
  }
  return {
    say(texts, slots = {}, facts = []) {
      for (const text of random.shuffle(texts).sort((one, other) => cost(one) - cost(other))) {
        const filled = fill(text, { ...known, ...slots })
        if (filled === undefined || countWords(filled) > longestOwnSentence) continue
        const opening = openingOf(filled)
        const first = opensWithFirstPerson(filled, language)
        if (repeatsItself(filled) || openings.has(opening) || (first && firstPersonLeft <= 0)) continue
        openings.add(opening)
        used.add(text)
        if (/ :/u.test(text)) colons += 1
        if (first) firstPersonLeft -= 1
        return { text: filled, own: true, facts }
      }
      return undefined
    },
    quote,
  }
}

/** A place and a duty may share words: «mon passage au bloc opératoire… au bloc opératoire». */
function repeatsItself(sentence: string): boolean {
  const words = plainLetters(sentence).split(/[^\p{L}\p{N}]+/u)
  const seen = new Set<string>()
  return words.some((word, index) => {
    const three = [word, words[index + 1], words[index + 2]].join(' ')
    const repeated = index + 2 < words.length && seen.has(three)
    seen.add(three)
    return repeated
  })
}

/** Replaces `{slot}`, or `{Slot}` with a capital; undefined when a fact is missing. */
export function fill(text: string, slots: Slots): string | undefined {
  let complete = true
  const filled = text.replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
    const exact = slots[name]
    const value = exact ?? slots[name.charAt(0).toLowerCase() + name.slice(1)]
    if (value === undefined) complete = false
    return value === undefined ? '' : exact === undefined ? upperFirst(value) : value
  })
  return complete ? filled : undefined
}

/** The first two words of a sentence, without accents. */
function openingOf(sentence: string): string {
  return plainLetters(sentence)
    .split(/[^\p{L}\p{N}’-]+/u)
    .filter((word) => word !== '')
    .slice(0, 2)
    .join(' ')
}

function opensWithFirstPerson(sentence: string, language: Language): boolean {
  return language === 'fr' ? /^(?:je\s|j’)/iu.test(sentence) : /^I(?:\s|’)/u.test(sentence)
}

import { plainLetters } from '../../french/plain-letters.ts'
import { countWords } from '../../text/measure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { type Frame, fillFrame, type Slots } from './frame.ts'

/** A sentence of the letter and where it comes from. */
export type Sentence = {
  readonly text: string
  /** Ids of the cards it states. */
  readonly facts: readonly string[]
  /** Ids of the needs it speaks of. */
  readonly needs: readonly string[]
  /** The frame it was made from, for counting; the person’s own words have none. */
  readonly frame?: Frame
  /** Whether a letter that is long enough does without it. */
  readonly isSpare?: boolean
}

export type Source = {
  readonly facts?: readonly string[]
  readonly needs?: readonly string[]
  readonly isSpare?: boolean
}

const maxWords = 34

/** Writes sentences one after the other, and remembers what the letter has said. */
export type Scribe = {
  /** The first frame, in the seed’s order, that its facts fill and that repeats nothing. */
  say: (frames: readonly Frame[], slots: Slots, source?: Source) => Sentence | undefined
  /** Whether a sentence of the person is new to the letter; it is remembered as said. */
  quote: (text: string) => boolean
  random: SeededRandom
}

/**
 * `isFit` says which frames suit the letter: without an offer, none speaks of one. `names` may come again: they are no
 * repetition. The frames that `isOffered` come first.
 */
export function createScribe(
  random: SeededRandom,
  avoided: ReadonlySet<string>,
  isFit: (frame: Frame) => boolean = () => true,
  names: readonly string[] = [],
  isOffered: (frame: Frame) => boolean = () => true,
): Scribe {
  const openings = new Set<string>()
  const used = new Set<string>()
  const words: string[] = []
  let spoken = 0
  let inFirstPerson = 0
  let colons = 0

  const plainNames = names.map(keyOf).filter((name) => name !== '')
  const withoutNames = (text: string): string =>
    plainNames.reduce((left, name, at) => left.replaceAll(` ${name} `, ` n${at} `), ` ${keyOf(text)} `).trim()
  const accept = (text: string, frame: string, isStrict: boolean, run: number): boolean => {
    if (!isFit(frame) || countWords(text) > maxWords || openings.has(openingOf(text)) || used.has(frame))
      return false
    if (avoided.has(keyOf(text))) return false
    // «en intérim, où j’étais vendeuse»: what is no place takes no «où».
    if (/(?:en intérim|à mon compte), où /iu.test(text)) return false
    if (isStrict && /^(?:je\s|j’)/iu.test(text) && inFirstPerson >= (spoken + 2) * maxFirstPerson)
      return false
    if (/\s:/u.test(text) && colons >= 2) return false
    return !repeats(withoutNames(text), words, run)
  }
  const record = (text: string, frame: string) => {
    openings.add(openingOf(text))
    used.add(frame)
    words.push(
      ` ${plainLetters(text)
        .split(/[^a-z0-9]+/u)
        .join(' ')} `,
    )
    spoken += 1
    if (/^(?:je\s|j’)/iu.test(text)) inFirstPerson += 1
    if (/\s:/u.test(text)) colons += 1
  }
  const made = (
    text: string,
    frame: string,
    { facts = [], needs = [], isSpare = false }: Source,
  ): Sentence => {
    record(text, frame)
    return { text, facts, needs, frame, ...(isSpare && { isSpare }) }
  }

  return {
    random,
    quote(text) {
      const isNew = !words.some((said) => said.includes(` ${withoutNames(text)} `))
      if (isNew) record(text, text)
      return isNew
    },
    say(frames, slots, source = {}) {
      const shuffled = random.shuffle(frames)
      const passes = [
        { offered: shuffled.filter(isOffered), isStrict: true, run: maxRun },
        { offered: shuffled, isStrict: true, run: maxRun },
        // A fact is worth one more «je», and a few words said before.
        { offered: shuffled, isStrict: false, run: maxRun },
        { offered: shuffled, isStrict: false, run: maxRun + 3 },
      ]
      for (const { offered, isStrict, run } of passes)
        for (const frame of offered) {
          const text = fillFrame(frame, slots)
          if (text !== undefined && accept(text, frame, isStrict, run)) return made(text, frame, source)
        }
      return undefined
    },
  }
}

export const keyOf = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()

/** The first two words of a sentence, or its turn. */
const openingOf = (text: string): string => {
  const words = plainLetters(text)
    .split(/[^a-z0-9’-]+/u)
    .filter(Boolean)
  return words.slice(0, turns.test(words[0] ?? '') ? 1 : 2).join(' ')
}

/** Words that open one sentence of a letter, whatever follows. */
const turns = /^(?:c’est|auparavant|avant|concretement|comme|pendant|actuellement|aujourd|cote)$/u

/** How many sentences may open with «je»: a recruiter counts them. */
const maxFirstPerson = 0.34
/** Words in a row that the letter may say twice. */
const maxRun = 4

/** More words in a row that the letter has said already. */
function repeats(text: string, said: readonly string[], maxWordsInRow: number): boolean {
  const length = maxWordsInRow + 1
  const own = text.split(' ').filter(Boolean)
  for (let at = 0; at + length <= own.length; at++) {
    const run = ` ${own.slice(at, at + length).join(' ')} `
    if (said.some((one) => one.includes(run))) return true
  }
  return false
}

import { plainLetters } from '../../french/plain-letters.ts'
import { countWords } from '../../text/measure.ts'
import type { Frame, Scribe } from '../draft.ts'
import { keyOf, keyWithoutNames, repeatsRun } from '../repetition.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { contracted, fillFrame } from './frame.ts'

const maxWords = 36
/** Words in a row that the letter may say twice. */
const maxRun = 5

type ScribeOptions = {
  avoided: ReadonlySet<string>
  /** Without an offer, no frame speaks of one. */
  isFit: (frame: Frame) => boolean
  /** They may come again: names are no repetition. */
  names: readonly string[]
  isCasual: boolean
}

export function createScribe(
  random: SeededRandom,
  { avoided, isFit, names, isCasual }: ScribeOptions,
): Scribe {
  const openings = new Set<string>()
  const used = new Set<string>()
  const said: string[] = []
  let inFirstPerson = 0
  let colons = 0
  const withoutNames = keyWithoutNames(names)
  const isFirstPerson = (text: string) => /^I(?:\s|’)/u.test(text)
  const hasColon = (text: string) => text.includes(':')
  const accept = (text: string, frame: string): boolean => {
    if (!isFit(frame) || countWords(text) > maxWords || openings.has(openingOf(text)) || used.has(frame))
      return false
    if (avoided.has(keyOf(text)) || hasDoubled(text)) return false
    if (isFirstPerson(text) && inFirstPerson > (said.length + 2) * 0.45) return false
    if (hasColon(text) && colons >= 2) return false
    return !repeatsRun(withoutNames(text), said, maxRun + 1)
  }
  const record = (text: string, frame: string) => {
    openings.add(openingOf(text))
    used.add(frame)
    said.push(` ${withoutNames(text)} `)
    if (isFirstPerson(text)) inFirstPerson += 1
    if (hasColon(text)) colons += 1
  }
  return {
    random,
    quote(text) {
      const isNew = !said.some((one) => one.includes(` ${withoutNames(text)} `))
      if (isNew) record(text, text)
      return isNew
    },
    say(frames, slots, { facts = [], needs = [], isSpare = false } = {}) {
      for (const frame of random.shuffle(frames)) {
        const filled = fillFrame(frame, slots)
        const text = filled !== undefined && isCasual ? contracted(filled) : filled
        if (text === undefined || !accept(text, frame)) continue
        record(text, frame)
        return { text, facts, needs, frame, ...(isSpare && { isSpare }) }
      }
      return undefined
    },
  }
}

/** The first two words of a sentence; those that open with «I» differ by their third. */
function openingOf(text: string): string {
  const words = plainLetters(text)
    .split(/[^a-z0-9’-]+/u)
    .filter(Boolean)
  return words.slice(0, words[0] === 'i' ? 3 : 2).join(' ')
}

/** «at the University at the University»: a run of three words twice in a sentence. */
function hasDoubled(text: string): boolean {
  const words = keyOf(text).split(' ')
  return words.some((_, at) => {
    const run = words.slice(at, at + 3)
    return run.length === 3 && ` ${words.slice(at + 3).join(' ')} `.includes(` ${run.join(' ')} `)
  })
}

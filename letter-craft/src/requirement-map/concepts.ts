import { plainLetters } from '../french/plain-letters.ts'
import { commonWords, families } from './concept-words.fr.ts'

/** Weighted concepts of a text, whatever the words that name them. */
export type Concepts = ReadonlyMap<string, number>

const commonWeight = 0.25
const shortest = 4

const ending =
  /(?:issements?|ements?|ations?|ateurs?|atrices?|itions?|eurs?|euses?|ages?|antes?|ants?|ences?|ances?|ites?|ives?|ifs?|iques?|erais?|eront|erons|erez|erai|era|aient|ais|ait|ees?|es?|er|ir|ez|ons|ent|s|x)$/u

/** Stem of a word: «préparer», «préparation», «préparées» are «prepar». */
function rootOf(word: string): string {
  const root = word.replace(ending, '')
  return root.length >= shortest ? root : word.slice(0, Math.max(shortest, root.length))
}

const starts = new Map<string, string[]>()
for (const [family, words] of Object.entries(families))
  for (const word of words.split(' ')) {
    const key = word.slice(0, 3)
    starts.set(key, [...(starts.get(key) ?? []), `${word}>${family}`])
  }
/** Concepts common to letters of any trade: sharing one says little. */
const everywhere = new Set(['customer', 'team', 'plan', 'project', 'test', 'lead', 'welcome', 'weekend'])
const common = commonWords.split(' ')

function familiesOf(word: string, next: string): string[] {
  return (starts.get(word.slice(0, 3)) ?? [])
    .map((entry) => entry.split('>') as [string, string])
    .filter(([start]) => {
      const [head = '', ...tail] = start.split('-')
      // Short prefixes are whole words: «bar» is not «baron»; so is «cours$», which is not «courses».
      const fits = head.endsWith('$')
        ? word === head.slice(0, -1)
        : head.length <= 3
          ? word.replace(/s$/u, '') === head
          : word.startsWith(head)
      return fits && (tail.length === 0 || next.startsWith(tail.at(-1) ?? ''))
    })
    .map(([, family]) => family)
}

/** Concepts of a text: synonym groups first, else stems; words common to all offers weigh little. */
export function conceptsOf(text: string): Concepts {
  const words = plainLetters(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length >= 3)
  const concepts = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    if (/^\d+$/u.test(word)) continue
    const found = familiesOf(word, words[index + 1] ?? '')
    for (const family of found) concepts.set(`:${family}`, everywhere.has(family) ? 1 : 2)
    if (found.length > 0 || word.length < shortest) continue
    const weight = common.some((start) => word.startsWith(start) || start === word) ? commonWeight : 1
    concepts.set(rootOf(word), weight)
  }
  return concepts
}

/**
 * Coverage of `asked` by the other text, from 0 to 1, and the weight of the concepts that are not common to all
 * offers.
 */
export function coverage(asked: Concepts, told: Concepts): { share: number; strong: number } {
  let total = 0
  let shared = 0
  let strong = 0
  for (const [concept, weight] of asked) {
    total += weight
    if (!told.has(concept)) continue
    shared += weight
    if (weight >= 1) strong += weight
  }
  return { share: total === 0 ? 0 : shared / total, strong }
}

import { plainLetters } from '../../french/plain-letters.ts'
import { withArticle } from './article.ts'
import { taskAdjectives, taskNouns } from './task-nouns.fr.ts'

/** «key=value key=value» as a map, «_» as spaces. */
export const wordTable = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/u)
      .map((entry) => entry.split('='))
      .map(([french = '', english = '']) => [
        plainLetters(french).replaceAll('_', ' '),
        english.replaceAll('_', ' '),
      ]),
  )

const nouns = wordTable(taskNouns)
const adjectives = wordTable(taskAdjectives)

const singular = (word: string): string =>
  nouns.has(word)
    ? word
    : word.endsWith('eaux')
      ? word.slice(0, -1)
      : word.endsWith('aux')
        ? word.replace(/aux$/u, 'al')
        : word.replace(/(?<=.{3})[sx]$/u, '')

const masculine: readonly (readonly [RegExp, string])[] = [
  [/ive$/u, 'if'],
  [/elle$/u, 'el'],
  [/euse$/u, 'eux'],
  [/iere$/u, 'ier'],
  [/enne$/u, 'en'],
  [/ee$/u, 'e'],
  [/e$/u, ''],
  [/aux$/u, 'al'],
  [/^nouvelle$/u, 'nouveau'],
]

function adjective(word: string): string | undefined {
  const one = word.replace(/(?<=.{3})s$/u, '')
  for (const form of [word, one, ...masculine.map(([end, put]) => one.replace(end, put))]) {
    const found = adjectives.get(form)
    if (found !== undefined) return found
  }
  return undefined
}

export const isAdjective = (word: string): boolean => adjective(word) !== undefined

type Determiner = 'definite' | 'indefinite' | 'none'
type Group = {
  /** «customer files», «quality of products»: without its article. */
  readonly bare: string
  readonly isPlural: boolean
  readonly isMass: boolean
  readonly determiner: Determiner
  /** Index of the first token that is no part of it. */
  readonly end: number
}

const definite = /^(?:le|la|les|l|son|sa|ses|leur|leurs|ce|cet|cette|ces|mon|ma|mes)$/u
const indefinite = /^(?:un|une)$/u

const irregularPlurals = new Map([
  ['person', 'people'],
  ['child', 'children'],
  ['series', 'series'],
  ['aircraft', 'aircraft'],
  ['leave', 'leave'],
  ['diagnosis', 'diagnoses'],
  ['crisis', 'crises'],
])

/** «call for tenders» → «calls for tenders», «young person» → «young people», «company» → «companies». */
function pluralOf(noun: string): string {
  const [, head = noun, rest = ''] = /^(.+?)( (?:of|for|with|in) .+)?$/u.exec(noun) ?? []
  const last = head.split(' ').at(-1) ?? ''
  const known = irregularPlurals.get(last)
  const plural =
    known ??
    (/[^aeiou]y$/u.test(last)
      ? `${last.slice(0, -1)}ies`
      : /shelf$/u.test(last)
        ? last.replace(/f$/u, 'ves')
        : /(?:s|sh|ch|x)$/u.test(last)
          ? `${last}es`
          : `${last}s`)
  return head.slice(0, head.length - last.length) + plural + rest
}

/** With its article where English wants one. */
export function articled({ bare, isPlural, isMass, determiner }: Group): string {
  // «the needs of patients», but «patients»
  if (/ of /u.test(bare) && determiner === 'definite') return `the ${bare}`
  if (isPlural || isMass) return bare
  return determiner === 'definite' ? `the ${bare}` : determiner === 'indefinite' ? withArticle(bare) : bare
}

const maxTokens = 5

/** Reads a French noun group that the table knows whole, from a token on; undefined where a word of it is unknown. */
export function readGroup(tokens: readonly string[], from: number): Group | undefined {
  let at = from
  let determiner: Determiner = 'none'
  let count: string | undefined
  const first = tokens[at] ?? ''
  if (definite.test(first) || indefinite.test(first) || first === 'des' || first === 'du') {
    determiner =
      definite.test(first) || first === 'du' ? 'definite' : indefinite.test(first) ? 'indefinite' : 'none'
    at += 1
  } else if (first === 'de' && /^(?:la|l)$/u.test(tokens[at + 1] ?? '')) at += 2
  if (/^\d+$/u.test(tokens[at] ?? '')) count = tokens[at++]
  const before: string[] = []
  while (
    at < tokens.length &&
    !nouns.has(singular(tokens[at] ?? '')) &&
    adjective(tokens[at] ?? '') !== undefined
  )
    before.push(adjective(tokens[at++] ?? '') ?? '')
  for (let length = Math.min(maxTokens, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length)
    const key = words
      .map((word) =>
        /^(?:de|d|a|en)$/u.test(word) ? word : /^(?:des|du)$/u.test(word) ? 'de' : singular(word),
      )
      .join(' ')
    const english = nouns.get(key)
    if (english === undefined) continue
    const isMass = english.startsWith('~')
    const isPlural =
      count !== undefined
        ? count !== '1'
        : (words[0] ?? '') !== singular(words[0] ?? '') || /^(?:les|des|ses|ces|leurs|mes)$/u.test(first)
    return complete(tokens, {
      noun: english.replace('~', ''),
      isMass,
      isPlural: isPlural && !isMass,
      determiner,
      before: count === undefined ? before : [count, ...before],
      end: at + length,
    })
  }
  return undefined
}

type Head = {
  noun: string
  isMass: boolean
  isPlural: boolean
  determiner: Determiner
  before: readonly string[]
  end: number
}

/** Adds the adjectives that follow and a complement with «de»; unknown ones make the group unknown. */
function complete(tokens: readonly string[], head: Head): Group | undefined {
  const { noun, isMass, isPlural, determiner } = head
  const adjectivesOf = [...head.before]
  let at = head.end
  for (let said = adjective(tokens[at] ?? ''); said !== undefined; said = adjective(tokens[at] ?? '')) {
    // The last one in French is the first one in English: «suitable educational programmes».
    adjectivesOf.unshift(said)
    at += 1
  }
  const counted = isPlural ? pluralOf(noun) : noun
  const bare = [...new Set(adjectivesOf), counted].join(' ')
  const own = { isMass, isPlural, determiner }
  const particle = tokens[at] ?? ''
  if (!/^(?:de|d|du|des)$/u.test(particle)) return { ...own, bare, end: at }
  // «dossiers de candidature» makes a compound, «qualité des produits» a group with «of».
  const isBare = /^(?:de|d)$/u.test(particle) && !/^(?:la|l|une?|\d+)$/u.test(tokens[at + 1] ?? '')
  const complement = readGroup(tokens, isBare ? at + 1 : /^(?:de|d)$/u.test(particle) ? at + 1 : at)
  // «the requests of products of the market»: too many links for one sentence.
  if (!complement || / of .* of /u.test(` of ${complement.bare} `)) return undefined
  const isCompound =
    isBare &&
    !/ (?:of|for|with) /u.test(complement.bare) &&
    !(complement.isPlural && /^(?:team|group|network|class|set|range|piece|portfolio)e?s?$/u.test(counted))
  return isCompound
    ? {
        ...own,
        bare: [
          ...adjectivesOf,
          `${complement.isPlural ? complement.bare.replace(/\S+$/u, singularOf) : complement.bare} ${counted}`,
        ].join(' '),
        end: complement.end,
      }
    : { ...own, bare: `${bare} of ${articled(complement)}`, end: complement.end }
}

export const singularOf = (word: string): string =>
  [...irregularPlurals].find(([, plural]) => plural === word)?.[0] ??
  word
    .replace(/ies$/u, 'y')
    .replace(/(?<=sh|ch|x|ss)es$/u, '')
    .replace(/(?<!s)s$/u, '')

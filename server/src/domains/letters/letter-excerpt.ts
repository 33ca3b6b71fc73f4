import type { HighlightedText } from '@lettrine/contract/search'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import { asPattern } from '@lettrine/letter-craft/text/as-pattern'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { plainText } from '@lettrine/letter-craft/text/plain-text'
import { wordsOf } from './search-matches.ts'

/** UTF-16 units of context before and after the first match. */
const before = 40
const after = 80

/** UTF-16 units of a text that are read for an excerpt: no letter of two pages is longer. */
const read = 8_000

/**
 * A one-line excerpt around the first match, with the positions of all matches. A word matches when it begins with a
 * search term or with one of its stems.
 */
export function excerptAround(content: string, search: string, stems: readonly string[]): HighlightedText {
  const beginnings = [...wordsOf(search).map(plainLetters), ...stems]
  const part = partOf(content, beginnings)
  const text = plainText(parseLetter(withPlainPlaces(part.text)))
    .replace(/\s+/gu, ' ')
    .trim()
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .filter(([word]) => beginnings.some((beginning) => plainLetters(word).startsWith(beginning)))
    .map((match): [number, number] => [match.index, match.index + match[0].length])
  const first = found[0]?.[0] ?? 0
  const start = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  const end = text.length <= first + after ? text.length : text.lastIndexOf(' ', first + after)
  return clip({ ...part, text }, found, start, Math.max(end, found[0]?.[1] ?? 0))
}

/** A part of a letter: whether something comes before and after. */
type Part = { text: string; follows: boolean; goesOn: boolean }

/** What is read of a long text: some of it before and after the first match, cut at spaces. */
export function partOf(content: string, beginnings: readonly string[]): Part {
  if (content.length <= read) return { text: content, follows: false, goesOn: false }
  const found = Math.max(0, content.search(beginningAny(beginnings)))
  const start = found <= read / 2 ? 0 : content.indexOf(' ', found - read / 2) + 1
  const from = start > found ? found : start
  const end = content.lastIndexOf(' ', from + read)
  const to = end <= found ? from + read : end
  return { text: content.slice(from, to), follows: from > 0, goesOn: to < content.length }
}

/** A word that begins so, whatever the accents of French it has. */
const beginningAny = (beginnings: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${beginnings.map(withAccents).join('|') || '$'})`, 'iu')

const withAccents = (plain: string): string =>
  asPattern(plain).replace(/oe|ae|[aceinouy]/gu, (letters) => `(?:${letters}|${accented[letters]})\\p{M}*`)

const accented: Readonly<Record<string, string>> = {
  oe: 'œ',
  ae: 'æ',
  a: '[àáâãä]',
  c: 'ç',
  e: '[èéêë]',
  i: '[ìíîï]',
  n: 'ñ',
  o: '[òóôõö]',
  u: '[ùúûü]',
  y: '[ýÿ]',
}

function clip(
  { text, follows, goesOn }: Part,
  found: readonly [number, number][],
  start: number,
  end: number,
): HighlightedText {
  const lead = start > 0 || follows ? '… ' : ''
  const shift = lead.length - start
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length || goesOn ? ' …' : ''}`,
    matches: found
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift]),
  }
}

import type { HighlightedText } from '@lettrine/contract/search'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { plainText } from '@lettrine/letter-craft/text/plain-text'
import { wordsOf } from './search-matches.ts'

/** UTF-16 units of context before and after the first match. */
const before = 40
const after = 80

/**
 * A one-line excerpt around the first match, with the positions of all matches. A word matches when it begins with a
 * search term or with one of its stems.
 */
export function excerptAround(content: string, search: string, stems: readonly string[]): HighlightedText {
  const text = plainText(parseLetter(withPlainPlaces(content)))
    .replace(/\s+/gu, ' ')
    .trim()
  const beginnings = [...wordsOf(search).map(plainLetters), ...stems]
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .filter(([word]) => beginnings.some((beginning) => plainLetters(word).startsWith(beginning)))
    .map((match): [number, number] => [match.index, match.index + match[0].length])
  const first = found[0]?.[0] ?? 0
  const start = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  const end = text.length <= first + after ? text.length : text.lastIndexOf(' ', first + after)
  return clip(text, found, start, Math.max(end, found[0]?.[1] ?? 0))
}

function clip(text: string, found: readonly [number, number][], start: number, end: number): HighlightedText {
  const lead = start > 0 ? '… ' : ''
  const shift = lead.length - start
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    matches: found
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift]),
  }
}

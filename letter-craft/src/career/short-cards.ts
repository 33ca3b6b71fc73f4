import { plainLetters } from '../french/plain-letters.ts'
import type { ReadCertificate, ReadInterest, ReadLanguage, ReadTool } from './career.ts'
import { periodIn, withoutPeriods } from './dates.ts'
import { spansOf } from './jobs.ts'
import type { Segment } from './segments.ts'
import { cefrLevelIn, languageNames, levelWords } from './words.fr.ts'

type Placed = Pick<Segment, 'text' | 'start' | 'end' | 'column' | 'row' | 'bullet'>

const plain = (text: string) => plainLetters(text).replaceAll('’', "'")
const languageAtStart = new RegExp(
  `^(?:${[...languageNames.keys()].sort((one, other) => other.length - one.length).join('|')})(?![a-z])`,
  'u',
)

/** A part of a line, and its place from where the last one ended: together they cover the line. */
type Part = { text: string; start: number; end: number }

/** The parts of a line between separators; those in parentheses do not count. */
function partsOf({ text, start, end }: Placed, separator: RegExp): Part[] {
  const masked = text.replaceAll(/\([^()]*\)/gu, (words) => '\u0001'.repeat(words.length))
  const cuts = [...masked.matchAll(separator)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  )
  const parts: Part[] = []
  let from = 0
  // Marks before the text of a segment, such as its bullet, belong to its first part.
  const offset = Math.max(start, end - text.length)
  for (const [index, after] of [...cuts, [text.length, text.length] as const]) {
    const words = text.slice(from, index).trim()
    const before = parts.at(-1)
    if (words !== '')
      parts.push({ text: words, start: before ? before.end : start, end: Math.min(end, offset + after) })
    else if (before) before.end = Math.min(end, offset + after)
    from = after
  }
  const last = parts.at(-1)
  if (last) last.end = end
  return parts
}

/** The languages of a line: «Anglais : courant», «Anglais B2, espagnol scolaire»; none when it tells something else. */
export function languagesOf(segment: Placed): ReadLanguage[] {
  const found: ReadLanguage[] = []
  for (const part of partsOf(segment, /\s*[,;/|•]\s*(?=[\p{L} ]+)|\s+et\s+|\s+-\s+(?=\p{Lu})/gu)) {
    const name = languageAtStart.exec(plain(part.text))?.[0]
    if (name === undefined) {
      // «Allemand courant, lu et écrit»: a comma within the level.
      const last = found.at(-1)
      if (!last) return []
      last.level = [last.level, part.text].filter(Boolean).join(', ')
      last.sources = [{ start: last.sources[0]?.start ?? part.start, end: part.end }]
      continue
    }
    found.push({
      name: languageNames.get(name) ?? part.text,
      level: levelOf(part.text.slice(name.length)),
      cefr: cefrLevelIn(part.text),
      sources: [{ start: part.start, end: part.end }],
      doubts: [],
    })
  }
  return found.map((language) => ({
    ...language,
    level: levelOf(language.level),
    cefr: language.cefr || cefrLevelIn(language.level),
  }))
}

const levelOf = (text: string): string =>
  text.replaceAll(/^[\s:;,(–—-]+|[\s:;,–—-]+$/gu, '').replace(/^([^()]*)\)$/u, '$1')

/** Whether a line says a level and nothing else: «Bilingue», «Niveau B2». */
export const isLevel = (text: string): boolean =>
  text.length <= 30 && new RegExp(`^${levelWords.source}(?:[\\s\\S]{0,12})$`, 'u').test(plain(text).trim())

export function certificateOf(segments: readonly Placed[]): ReadCertificate {
  const text = segments.map((segment) => segment.text).join(' ')
  const name = withoutPeriods(text)
    .replaceAll('\u0000', '')
    .replace(/[\s.;,]+$/u, '')
  return {
    name: name === '' ? text : name,
    year: periodIn(text)?.from.slice(0, 4) ?? '',
    sources: spansOf(segments),
    doubts: [],
  }
}

const category = /^[^:(]{2,40}:\s*(?=\p{Lu})/u
const between = /\s*[,;|•]\s*|\s+\/\s+|\s+et\s+(?=\p{Lu})/gu

/** The tools of a line, one card each: «Word, Excel / PowerPoint». The words before a colon are their kind. */
export const toolsOf = (segment: Placed): ReadTool[] =>
  partsOf(segment, between).map(({ text, start, end }) => ({
    name: withoutLevel(text.replace(category, '')),
    sources: [{ start, end }],
    doubts: [],
  }))

export const interestsOf = (segment: Placed): ReadInterest[] =>
  partsOf(segment, between).map(({ text, start, end }) => ({
    name: text.replace(/[\s.…]+$/u, ''),
    used: false,
    sources: [{ start, end }],
    doubts: [],
  }))

const withoutLevel = (text: string): string => {
  const bare = text.replace(/\s*\([^()]*\)\s*$/u, (level) => (levelWords.test(plain(level)) ? '' : level))
  return bare.replace(/[\s.…]+$/u, '') || text
}

import { plainLetters } from '../french/plain-letters.ts'
import type { ReadCertificate, ReadInterest, ReadLanguage, ReadTool } from './career.ts'
import { periodIn, withoutPeriods } from './dates.ts'
import { spansOf } from './jobs.ts'
import type { Segment } from './segments.ts'
import { cefrOf, certificateWords, languageNames, levelWords } from './words.fr.ts'

type Placed = Pick<Segment, 'text' | 'start' | 'end' | 'column' | 'row' | 'bullet'>

const plain = (text: string) => plainLetters(text).replaceAll('’', "'")
const languageAtStart = new RegExp(
  `^(?:${[...languageNames.keys()].sort((one, other) => other.length - one.length).join('|')})(?![a-z])`,
  'u',
)

/** The languages of a line: «Anglais : courant», «Anglais B2, espagnol scolaire»; none when it tells something else. */
export function languagesOf(segment: Placed): ReadLanguage[] {
  const { text } = segment
  const found: ReadLanguage[] = []
  const parts = text.split(/\s*[,;/|•]\s*(?=[\p{L} ]+)|\s+et\s+|\s+-\s+(?=\p{Lu})/u)
  for (const part of parts) {
    const name = languageAtStart.exec(plain(part))?.[0]
    if (name === undefined) {
      // «Allemand (courant, usage professionnel)»: a comma within the level.
      const last = found.at(-1)
      if (!last) return []
      last.level = [last.level, part].filter(Boolean).join(', ')
      continue
    }
    found.push({
      name: languageNames.get(name) ?? part,
      level: levelOf(part.slice(name.length)),
      cefr: cefr(part),
      sources: spansOf([segment]),
      doubts: [],
    })
  }
  return found.map((language) => ({
    ...language,
    level: levelOf(language.level),
    cefr: language.cefr || cefr(language.level),
  }))
}

const levelOf = (text: string): string =>
  text.replaceAll(/^[\s:;,(–—-]+|[\s:;,–—-]+$/gu, '').replace(/^([^()]*)\)$/u, '$1')

function cefr(text: string): ReadLanguage['cefr'] {
  return cefrOf.find(([shape]) => shape.test(plain(text)))?.[1] ?? ''
}

/** Whether a line says a level and nothing else: «Bilingue», «Niveau B2». */
export const isLevel = (text: string): boolean =>
  text.length <= 30 && new RegExp(`^${levelWords.source}(?:[\\s\\S]{0,12})$`, 'u').test(plain(text).trim())

/** Whether a line is a certificate or a licence by its own words. */
export const isCertificate = (text: string): boolean =>
  text.length <= 140 && certificateWords.test(plain(text))

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

/** The tools of a line, one card each: «Word, Excel / PowerPoint». The words before a colon are their kind. */
export function toolsOf(segment: Placed): ReadTool[] {
  const named = segment.text
    .replace(/^[^:(]{2,40}:\s*(?=\p{Lu})/u, '')
    .replace(/\s*\([^()]*\)\s*$/u, (level) => (levelWords.test(plain(level)) ? '' : level))
  return namesIn(named).map((name) => ({ name, sources: spansOf([segment]), doubts: [] }))
}

export const interestsOf = (segment: Placed): ReadInterest[] =>
  namesIn(segment.text).map((name) => ({ name, used: false, sources: spansOf([segment]), doubts: [] }))

function namesIn(text: string): string[] {
  const hidden: string[] = []
  return text
    .replaceAll(/\([^()]*\)/gu, (part) => `\u0001${hidden.push(part) - 1}\u0001`)
    .split(/\s*[,;|•]\s*|\s+\/\s+|\s+(?=et\s+\p{Lu})/u)
    .map((part) =>
      part
        .replaceAll(/\u0001(\d+)\u0001/gu, (_, at) => hidden[Number(at)] ?? '')
        .replace(/^et\s+|[\s.…]+$/gu, ''),
    )
    .filter((part) => part !== '')
}

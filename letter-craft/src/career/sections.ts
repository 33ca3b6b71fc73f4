import { plainLetters } from '../french/plain-letters.ts'
import type { Segment } from './segments.ts'
import { headingFillers, type Section, sectionWords } from './words.fr.ts'

/** A segment with the part of the CV that it stands in; `heading` where it names the part. */
export type PlacedSegment = Segment & { section: Section | undefined; heading: boolean }

const sectionOfWord = new Map(
  Object.entries(sectionWords).flatMap(([section, words]) =>
    words
      .trim()
      .split(/\s+/u)
      .map((word) => [word.replaceAll(/([a-z])\1/gu, '$1'), section as Section] as const),
  ),
)
const maxHeadingLength = 60

// «CENTRES D’ INTERET», «Expériences proffessionnelles :», «# Formations» → words without accents or doubled letters.
const headingKey = (text: string): string[] =>
  plainLetters(text)
    .replaceAll(/[’']\s*/gu, ' ')
    .replaceAll(/([a-z])\1/gu, '$1')
    .replaceAll(/[^a-z-]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && word !== '-')
    .map((word) => word.replaceAll(/^-|-$/gu, ''))

/** The part of the CV that a line names; undefined when the line is no heading. */
function sectionNamed(text: string): Section | undefined {
  if (text.length > maxHeadingLength || /\d|@|[.;!?]$/u.test(text)) return undefined
  const words = headingKey(text)
  if (words.length === 0 || words.length > 7) return undefined
  const whole = sectionOfWord.get(words.join('-'))
  if (whole) return whole
  const bare = words.filter((word) => !headingFillers.has(word))
  const named = bare.map((word) => sectionOfWord.get(word))
  if (named.some((section) => section === undefined)) return undefined
  const [first, ...others] = named
  if (first === undefined) return undefined
  // «Expériences et stages» are jobs; «Formation et expériences» is read as what comes first.
  return others.includes('jobs') && first !== 'education' ? 'jobs' : first
}

/** Says in which part of the CV each segment stands. A column begins without a part. */
export function placeInSections(segments: readonly Segment[]): PlacedSegment[] {
  const placed: PlacedSegment[] = []
  let section: Section | undefined
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at] as Segment
    const before = segments[at - 1]
    if (before && before.column !== segment.column) section = undefined
    const next = segments[at + 1]
    const split =
      next && next.column === segment.column && segment.text.length < 20 && next.text.length < 24
        ? sectionNamed(`${segment.text} ${next.text}`)
        : undefined
    const own = headingIn(segment) ?? (section && isSubheading(segment) ? section : undefined)
    if (
      own === undefined &&
      split !== undefined &&
      next &&
      headingIn(next) === undefined &&
      isCapital(segment)
    ) {
      section = split
      placed.push({ ...segment, section, heading: true }, { ...next, section, heading: true })
      at++
      continue
    }
    if (own !== undefined) section = own
    // «Langues : anglais, arabe» says where it stands itself, for its own line only.
    const inline = own === undefined ? inlineSection(segment.text)?.section : undefined
    const isList = inline !== undefined && listSections.has(inline)
    placed.push({ ...segment, section: isList ? inline : section, heading: own !== undefined })
  }
  return placed
}

// «AUTRES», «Divers :» within a part.
const isSubheading = ({ text, bullet }: Segment): boolean =>
  !bullet &&
  (text === text.toUpperCase() || text.endsWith(':')) &&
  text.length < 30 &&
  !/\d/u.test(text) &&
  headingKey(text).length > 0 &&
  headingKey(text).every((word) => headingFillers.has(word))

const listSections: ReadonlySet<Section> = new Set(['languages', 'tools', 'certificates', 'interests'])

const isCapital = ({ text }: Segment) => text === text.toUpperCase()

// A bullet seldom heads a part; in lists of skills «Logiciels» does.
function headingIn({ text, bullet }: Segment): Section | undefined {
  const named = sectionNamed(text)
  if (named === undefined || !bullet) return named
  return ['tools', 'languages', 'certificates', 'skills', 'interests'].includes(named) ? named : undefined
}

// «LANGUES Anglais courant»: a heading in capitals, then its content.
const capitalHeading =
  /^((?:\p{Lu}{3,}|DE|ET|CENTRES D[’']INT[EÉ]R[EÊ]TS?)(?:\s+(?:\p{Lu}{3,}|DE|ET))*)\s+(?=\p{Lu}\p{Ll})/u

/** «Langues : anglais, espagnol»: a heading and its content on one line. */
export function inlineSection(text: string): { section: Section; from: number } | undefined {
  const colon = /^([^:]{3,40}?)\s*:\s*(?=\S)/u.exec(text) ?? capitalHeading.exec(text)
  const section = colon?.[1] === undefined ? undefined : sectionNamed(colon[1])
  return colon && section !== undefined ? { section, from: colon[0].length } : undefined
}

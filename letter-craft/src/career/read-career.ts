import { findTools } from '../offers/find-tools.ts'
import type { ReadCareer, ReadJob, Unfiled } from './career.ts'
import { isCertificate } from './certificates.ts'
import { continues, type DatedSegment, dateSegments } from './cut-cards.ts'
import { isDiploma } from './diplomas.ts'
import { educationOf, readEducation, readEducationAmong } from './education.ts'
import { titleScore } from './head.ts'
import { readJobs, readJobsAmong, spansOf } from './jobs.ts'
import type { CareerLexicon } from './lexicon.ts'
import { inlineSection, placeInSections } from './sections.ts'
import { segmentsOf } from './segments.ts'
import { certificateOf, interestsOf, isLevel, languagesOf, toolsOf } from './short-cards.ts'
import { splitJobs } from './split-jobs.ts'
import type { Section } from './words.fr.ts'

/**
 * Reads a CV, or notes about one’s work, into cards. Offsets are UTF-16 units of `text`. Nothing is guessed: what is on
 * no card is in `unfiled`, and a card says what it is not sure of. `section` is that of lines without a heading.
 */
export function readCareer(text: string, lexicon: CareerLexicon, section?: Section): ReadCareer {
  const segments = dateSegments(placeInSections(splitJobs(segmentsOf(text), lexicon)))
  const career: ReadCareer = {
    jobs: [],
    education: [],
    certificates: [],
    languages: [],
    tools: [],
    interests: [],
    unfiled: [],
    text,
  }
  const headed = segments.some(
    ({ heading, section: own }) => heading && own !== 'contact' && own !== 'profile',
  )
  const hasJobs = segments.some(({ heading, section: own }) => heading && jobSections.has(own))
  for (const part of partsOf(segments)) {
    const isOpen = !headed || (!hasJobs && tellsJobs(part.segments, lexicon))
    const own = part.section ?? (isOpen ? section : undefined)
    readPart(part.segments, own, lexicon, career)
  }
  career.unfiled.sort((one, other) => one.start - other.start)
  return career
}

/** Whether lines under no heading are mostly dated posts. */
const tellsJobs = (segments: readonly DatedSegment[], lexicon: CareerLexicon): boolean =>
  segments.filter(({ period, rest }) => period !== undefined && titleScore(rest, lexicon) >= 2).length >= 2

type Part = { section: Section | undefined; segments: DatedSegment[] }

/** Neighbours of one section, together. */
function partsOf(segments: readonly DatedSegment[]): Part[] {
  const parts: Part[] = []
  for (const segment of segments) {
    const last = parts.at(-1)
    if (last && last.section === segment.section) last.segments.push(segment)
    else parts.push({ section: segment.section, segments: [segment] })
  }
  return parts
}

const jobSections: ReadonlySet<Section | undefined> = new Set(['jobs', 'internships', 'volunteering'])

function readPart(
  segments: readonly DatedSegment[],
  section: Section | undefined,
  lexicon: CareerLexicon,
  career: ReadCareer,
): void {
  if (jobSections.has(section)) readJobPart(segments, section, lexicon, career)
  else if (section === 'education') readEducationPart(segments, lexicon, career)
  else if (section === 'works') unfile(segments, career)
  else {
    const { jobs, rest } = readJobsAmong(segments, lexicon)
    addJobs(jobs, career)
    const { education, rest: list } = readEducationAmong(rest, lexicon)
    career.education.push(...education)
    readListPart(list, section, career)
  }
}

/** A title that lost its lines to another column gets them back from a job without a title. */
function addJobs(jobs: readonly ReadJob[], career: ReadCareer): void {
  const last = career.jobs.at(-1)
  const [first, ...others] = jobs
  if (
    last &&
    first &&
    last.from === '' &&
    last.employer === '' &&
    last.tasks.length === 0 &&
    first.title === ''
  ) {
    Object.assign(last, {
      ...first,
      title: last.title,
      kind: last.kind,
      sources: [...last.sources, ...first.sources],
    })
    career.jobs.push(...others)
  } else career.jobs.push(...jobs)
}

function readJobPart(
  segments: readonly DatedSegment[],
  section: Section | undefined,
  lexicon: CareerLexicon,
  career: ReadCareer,
): void {
  const { jobs, courses, rest } = readJobs(segments, lexicon, section)
  career.jobs.push(...jobs)
  career.education.push(...courses.map((card) => educationOf(card, lexicon)))
  unfile(rest, career)
}

function readEducationPart(
  segments: readonly DatedSegment[],
  lexicon: CareerLexicon,
  career: ReadCareer,
): void {
  const isLicence = (segment: DatedSegment) =>
    !segment.heading && !segment.period && isCertificate(segment.text) && !isDiploma(segment.text)
  career.certificates.push(...segments.filter(isLicence).map((segment) => certificateOf([segment])))
  const courses = segments.filter((segment) => !isLicence(segment))
  const { education, rest } = readEducation(courses, lexicon)
  career.education.push(...education)
  unfile(rest, career)
}

/** Parts of short lines, each a card of its own or none. */
function readListPart(
  segments: readonly DatedSegment[],
  section: Section | undefined,
  career: ReadCareer,
): void {
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at] as DatedSegment
    if (segment.heading) {
      unfile([segment], career)
      continue
    }
    const inline = inlineSection(segment.text)
    const own = inline?.section ?? section
    const told = inline ? { ...segment, text: segment.text.slice(inline.from) } : segment
    const languages = languagesOf(told)
    const next = segments[at + 1]
    if (
      languages.length > 0 &&
      (own === 'languages' || languages.some(({ level }) => level !== '' && isLevel(level)))
    ) {
      const [only] = languages
      if (
        only &&
        languages.length === 1 &&
        only.level === '' &&
        next &&
        !next.heading &&
        isLevel(next.text)
      ) {
        const [withLevel] = languagesOf({ ...told, text: `${told.text} ${next.text}` })
        career.languages.push({ ...only, ...withLevel, sources: spansOf([segment, next]) })
        at++
      } else career.languages.push(...languages)
    } else if (own === 'certificates' || isCertificate(segment.text)) {
      const lines = [segment]
      while (continues(lines.at(-1), segments[at + 1] ?? ({ bullet: true } as DatedSegment)))
        lines.push(segments[++at] as DatedSegment)
      career.certificates.push(certificateOf(lines))
    } else if (own === 'tools' || (own === 'skills' && isOnlyTools(told.text))) {
      career.tools.push(...toolsOf(told))
    } else if (own === 'interests') {
      career.interests.push(...interestsOf(told))
    } else unfile([segment], career)
  }
}

/** «Word, Excel» among skills: nothing but tools that are known. */
const isOnlyTools = (text: string): boolean => {
  const rest = findTools(text).reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  )
  return rest !== text && !/\p{L}{3}/u.test(rest)
}

function unfile(segments: readonly DatedSegment[], career: ReadCareer): void {
  for (const { start, end, heading, section } of segments)
    career.unfiled.push({ start, end, kind: heading ? 'heading' : kindOfLine(section) })
}

const kindOfLine = (section: Section | undefined): Unfiled['kind'] =>
  section === undefined || section === 'contact' ? 'identity' : 'text'

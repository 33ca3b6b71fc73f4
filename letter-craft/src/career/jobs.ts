import { plainLetters } from '../french/plain-letters.ts'
import type { CardDoubt, ReadJob, Span } from './career.ts'
import {
  type CutCard,
  continues,
  cutCards,
  type DatedSegment,
  type HeadJudge,
  headLines,
  unfinished,
} from './cut-cards.ts'
import { isDiploma } from './diplomas.ts'
import { businessStatus, employerScore, isPlace, readHead, titleScore } from './head.ts'
import type { CareerLexicon } from './lexicon.ts'
import { readTasks } from './tasks.ts'
import { actionNouns } from './words.fr.ts'

const begin = (text: string) => plainLetters(text).replace(/^[“"«(\s]+/u, '')

const infinitive =
  /^(?:\p{L}+(?:[^i]er|[^o]ir|oir)|(?:n[ée]goc|tr|v[ée]rif|planif|rel|[ée]tud|cop|certif|ident|assoc|conf|multipl|simplif|remerc|expéd)i(?:fi)?er|(?:ap|com|entre|re|sur)?prendre|(?:re)?vendre|r[ée]pondre|rendre|\p{L}*(?:duire|struire|mettre|soudre|joindre|teindre|scrire|crire)|lire|faire|suivre|poursuivre|coudre|tondre|[ée]tendre|entretenir)\s+(?:l[ae]s?(?!\p{L})|l[’']|d[eu]s?(?!\p{L})|d[’']|une?(?!\p{L})|aux?(?!\p{L})|à|en|sur|avec|et|plus|tous|toutes)/iu

/** Whether a line is worded as a task: an infinitive with its object, or the noun of an action. */
const looksLikeTask = (text: string): boolean => actionNouns.test(begin(text)) || infinitive.test(text)

/** Judges heads of jobs: one title, one employer, at most a place besides. */
function jobJudge(lexicon: CareerLexicon, section: string | undefined): HeadJudge {
  return {
    score(lines) {
      if (lines.length === 0) return -2
      const head = readHead(lines, lexicon, { section })
      const titled = lines.filter((line) => titleScore(line, lexicon) >= 2 && !isPlace(line, lexicon)).length
      let score = head.sureTitle ? 3 : head.title !== '' ? 1 : 0
      score += head.sureEmployer ? 2 : head.employer !== '' ? 1 : 0
      if (titled > 1) score -= 2 * (titled - 1)
      score -= 0.3 * Math.max(0, lines.length - 3)
      return score - lines.filter((line) => looksLikeTask(line) && titleScore(line, lexicon) < 2).length * 1.5
    },
    wants(lines, next) {
      if (isPlace(next.text, lexicon)) return lines.length > 0
      if (unfinished.test(next.text) && titleScore(next.text, lexicon) < 3) return false
      if (lines.length >= 3 || (looksLikeTask(next.text) && titleScore(next.text, lexicon) < 3)) return false
      const head = readHead(lines, lexicon, { section })
      if (head.title !== '' && head.employer !== '')
        return lines.length === 1 && namesEmployerBelow(lines[0] ?? '', next)
      if (lines.length === 0) return true
      // One line so far: another that is short and no sentence says the rest.
      if (next.text.length > 80 || (/[.]$/u.test(next.text) && titleScore(next.text, lexicon) < 3))
        return false
      return head.title === '' || employerScore(next.text) >= 1 || !head.sureTitle
    },
    isWhole(lines) {
      const { sureTitle, sureEmployer, place, employer } = readHead(lines, lexicon, { section })
      return sureTitle && employer !== '' && (sureEmployer || place !== '')
    },
    begins: ({ text, rest }) => titleScore(rest || text, lexicon) >= 3 && !looksLikeTask(text),
    beginsAnywhere: false,
    refuses: ({ text }) => looksLikeTask(text) && titleScore(text, lexicon) < 3,
  }
}

/** «Atelier : pantins en bois», then «Association Les Mains libres»: what stands behind the colon names no employer. */
const namesEmployerBelow = (line: string, { text, period }: DatedSegment): boolean =>
  businessStatus.test(text) ||
  (/\s?:\s/u.test(line) && !period && employerScore(text) > employerScore(behindColon(line)))

const behindColon = (line: string) => line.replace(/^[^:]*:\s*/u, '')

/**
 * The jobs that stand where no heading announces jobs, as in a text whose columns were read across each other: heads with
 * a date and a title or an employer that their words say. What looks like no task stays with the list around.
 */
export function readJobsAmong(
  segments: readonly DatedSegment[],
  lexicon: CareerLexicon,
): { jobs: ReadJob[]; rest: DatedSegment[] } {
  const { cards } = cutCards(segments, jobJudge(lexicon, undefined))
  const taken = new Set<DatedSegment>()
  const jobs: ReadJob[] = []
  for (const card of cards) {
    const lines = headLines(card.head)
    const head = readHead(lines, lexicon)
    if (isNoJob(lines)) continue
    if (!card.anchor || !isStrong(card.anchor) || lines.length === 0 || lines.some(isDiploma)) continue
    const [first] = card.head
    const until = card.body.findIndex(
      (line, at) =>
        !line.bullet &&
        line.indent <= (first?.indent ?? 0) + 1 &&
        !looksLikeTask(line.text) &&
        !continues(card.body[at - 1], line),
    )
    const body = until < 0 ? card.body : card.body.slice(0, until)
    const proven = head.sureTitle || (head.sureEmployer && body.length > 0)
    if (!proven) continue
    for (const segment of [...card.head, ...body]) taken.add(segment)
    jobs.push(jobOf({ ...card, body }, lexicon, undefined, true))
  }
  return { jobs, rest: segments.filter((segment) => !taken.has(segment)) }
}

// A date at the end of a sentence, outside the parts that tell jobs, dates none.
const isStrong = ({ period, rest }: DatedSegment): boolean =>
  period !== undefined && (rest === '' || period.start <= 2 || period.current || period.from !== period.to)

/** The jobs of one part of a CV, and the lines that are on none of them. */
export function readJobs(
  segments: readonly DatedSegment[],
  lexicon: CareerLexicon,
  section: string | undefined,
): { jobs: ReadJob[]; courses: CutCard[]; rest: DatedSegment[] } {
  const { cards, before } = cutCards(segments, jobJudge(lexicon, section))
  const titleFirst = writesTitleFirst(cards, lexicon)
  const courses = cards.filter((card) => isCourse(card, lexicon))
  const breaks = cards.filter(({ head }) => isNoJob(headLines(head)))
  const jobs = cards.filter((card) => !courses.includes(card) && !breaks.includes(card))
  return {
    jobs: withGroupEmployers(
      jobs.map((card) => jobOf(card, lexicon, section, titleFirst)),
      lexicon,
    ),
    courses: courses.map(withCourseAbove),
    rest: [...before, ...breaks.flatMap(({ head, body }) => [...head, ...body])],
  }
}

// The line that names the course may have been read as the first below the head.
const withCourseAbove = (card: CutCard): CutCard =>
  headLines(card.head).some(isDiploma)
    ? card
    : { ...card, head: [...card.head, ...card.body.slice(0, 1)], body: card.body.slice(1) }

/** «2005 à 2008 : congé parental»: told among the jobs, and none. */
const isNoJob = (lines: readonly string[]): boolean =>
  lines.length === 1 &&
  /^(?:cong[ée]s? (?:parental|maternit[ée]|sabbatique|maladie)|arr[êe]t maladie|(?:p[ée]riode de )?ch[ôo]mage|recherche d[’']emploi|sans emploi|m[èe]re au foyer|p[èe]re au foyer)/iu.test(
    lines[0] ?? '',
  )

/** «2021 – 2023, formation à distance»: a course that stands among the jobs. */
function isCourse({ head, body }: CutCard, lexicon: CareerLexicon): boolean {
  const lines = [...headLines(head), ...body.slice(0, 1).map(({ text }) => text)]
  if (!lines.some(isDiploma)) return false
  return !lines.some((line) => titleScore(line, lexicon) >= 3 && !isDiploma(line) && !/^projet/iu.test(line))
}

/** An employer told once, with the years of all its posts, above each of them. */
function withGroupEmployers(jobs: readonly ReadJob[], lexicon: CareerLexicon): ReadJob[] {
  const kept: ReadJob[] = []
  let group: ReadJob | undefined
  for (const [at, job] of jobs.entries()) {
    const next = jobs[at + 1]
    if (next && job.tasks.length === 0 && titleScore(job.title, lexicon) < 2 && holds(job, next)) {
      group = job
      continue
    }
    if (group && holds(group, job)) {
      job.employer = group.title || group.employer
      job.place ||= group.place
      job.doubts = [...job.doubts.filter((doubt) => doubt !== 'employer')]
    }
    // Its lines stay on the first of its posts.
    if (group && jobs[at - 1] === group) job.sources = [...group.sources, ...job.sources]
    kept.push(job)
  }
  return kept
}

/** Whether a post without an employer lies within the years of another card. */
const holds = (group: ReadJob, { employer, from, to, current }: ReadJob): boolean =>
  employer === '' &&
  from !== '' &&
  group.from !== '' &&
  group.from.slice(0, 4) <= from.slice(0, 4) &&
  (group.current || (!current && to.slice(0, 4) <= group.to.slice(0, 4)))

/** Whether the CV writes titles before employers, by the heads whose words say which is which. */
function writesTitleFirst(cards: readonly CutCard[], lexicon: CareerLexicon): boolean {
  let votes = 0
  for (const { head } of cards) {
    const lines = headLines(head)
    const at = lines.findIndex((line) => titleScore(line, lexicon) >= 2)
    if (lines.length > 1 && at >= 0) votes += at === 0 ? 1 : -1
  }
  return votes >= 0
}

function jobOf(
  { head, body, anchor, heading }: CutCard,
  lexicon: CareerLexicon,
  section: string | undefined,
  titleFirst: boolean,
): ReadJob {
  const named = withoutTasks(headLines(head), head)
  const { lines, told: after } = withoutSentences(named.lines)
  const told = [named.told, after].filter(Boolean).join(' ')
  const read = readHead(lines, lexicon, { section, titleFirst })
  // «Assistanat d’artistes» above several names says what all were.
  if (!read.sureTitle && /^(?:assistanat|cours|gardes?|remplacements?|piges?|extras?)\s/iu.test(heading)) {
    if (read.employer === '') read.employer = read.title
    read.title = heading
  }
  const period = anchor?.period
  const doubts: CardDoubt[] = []
  if (read.title === '' || (!read.sureTitle && !read.sureEmployer)) doubts.push('title')
  if (read.employer === '' || (!read.sureEmployer && !read.sureTitle)) doubts.push('employer')
  if (!period) doubts.push('dates')
  return {
    kind: read.kind,
    title: read.title,
    employer: read.employer,
    employerKind: '',
    place: read.place,
    from: period?.from ?? '',
    to: period?.to ?? '',
    current: period?.current ?? false,
    ...readTasks(body, told, lexicon.morphology),
    sources: spansOf([...head, ...body]),
    doubts,
  }
}

/** «Vendeuse, Orlane, 2019-2023 : conseil, tenue de la caisse»: what follows the dates and a colon is told below the head. */
function withoutTasks(
  lines: readonly string[],
  head: readonly DatedSegment[],
): { lines: string[]; told: string } {
  const tails = head.flatMap(({ text }) => {
    const tail = /^\D{8,}.*?\d{4}\s*\)?\s*:\s+(\p{Ll}.{4,})$/u.exec(text)?.[1]
    return tail === undefined ? [] : [tail]
  })
  let told = ''
  const kept = lines.map((line) => {
    const tail = tails.find((one) => line.endsWith(one))
    if (tail === undefined) return line
    told = tail
    return line.slice(0, -tail.length).replace(/[\s:,;–-]+$/u, '')
  })
  return {
    lines: kept.filter((line) => line !== ''),
    told: told === '' ? '' : told.charAt(0).toUpperCase() + told.slice(1),
  }
}

/** «Stage à Petroci. Interprétation des données…»: what follows the first full stop is told below the head. */
function withoutSentences(lines: readonly string[]): { lines: string[]; told: string } {
  for (const [at, line] of lines.entries()) {
    const stop = /^(.{8,}?\p{Ll}{2}|.{8,}?\))\.\s+(?=\p{Lu}\p{Ll}+\s)/u.exec(line)
    if (stop?.[1])
      return {
        lines: [...lines.slice(0, at), stop[1]],
        told: [line.slice(stop[0].length), ...lines.slice(at + 1)].join(' '),
      }
  }
  return { lines: [...lines], told: '' }
}

export const spansOf = (segments: readonly Span[]): Span[] =>
  segments.map(({ start, end }) => ({ start, end })).sort((one, other) => one.start - other.start)

import type { ReadCareer, ReadJob } from '@lettrine/letter-craft/career/career'
import { lostLines } from './lost-lines.ts'
import { placeOf } from './place-of.ts'
import type { SampleCv, WantedJob } from './sample-cv.ts'

/** How many were found of how many wanted. */
export type Share = { found: number; of: number }

/** What the reader got wrong: the CV’s own words, and what stands on the card. */
type Miss = { what: string; wanted: string; got: string }

export type CvScore = Record<
  'employers' | 'titles' | 'dates' | 'lines' | 'diplomas' | 'languages' | 'certificates',
  Share
> & { invented: number; lost: number; misses: Miss[] }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** One of the names that a careful person may file, separated by ` / `. */
const anyName = (wanted: string, got: string) => wanted.split(' / ').some((name) => sameName(name, got))

/** The same name: without accents and case, one contains the other. */
function sameName(wanted: string, got: string): boolean {
  const [one, other] = [plain(wanted), plain(got)]
  if (one.length < 3 || other.length < 3) return one === other
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)
}

const readTo = ({ to, current }: ReadJob) => (current ? 'now' : to)

const sameFrom = (wanted: WantedJob, { from }: ReadJob) => from === wanted.from

/** A single date may end the job too, or leave its end blank. */
const sameTo = (wanted: WantedJob, got: ReadJob) =>
  readTo(got) === wanted.to || (wanted.to === wanted.from && readTo(got) === '')

const likeness = (wanted: WantedJob, got: ReadJob) =>
  (wanted.employer !== '' && anyName(wanted.employer, got.employer) ? 2 : 0) +
  (sameName(wanted.title, got.title) ? 2 : 0) +
  (wanted.from !== '' && got.from.slice(0, 4) === wanted.from.slice(0, 4) ? 1 : 0) +
  (wanted.to !== '' && readTo(got).slice(0, 4) === wanted.to.slice(0, 4) ? 1 : 0)

/** The card of each wanted job: the most alike first, and each card once. */
function pairJobs(wanted: WantedJob[], read: ReadJob[]): Map<WantedJob, ReadJob> {
  const pairs = wanted
    .flatMap((job) => read.map((card) => ({ job, card, alike: likeness(job, card) })))
    .filter(({ alike }) => alike >= 2)
    .sort((a, b) => b.alike - a.alike)
  const found = new Map<WantedJob, ReadJob>()
  const taken = new Set<ReadJob>()
  for (const { job, card } of pairs) {
    if (found.has(job) || taken.has(card)) continue
    found.set(job, card)
    taken.add(card)
  }
  return found
}

/** Beginnings of the words: «Encadrement» and «Encadrer» agree. */
const stems = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 2 || /\d/u.test(word))
    .map((word) => word.slice(0, 5))

const writtenOn = (card: ReadJob) => [...card.tasks, ...card.results.map(({ text }) => text)].join(' ')

/** A line is on a card when one half of its words, or more, is in the card’s tasks and results. */
function holdsLine(card: ReadJob, line: string): boolean {
  const written = new Set(stems(writtenOn(card)))
  const wanted = stems(line)
  return wanted.filter((stem) => written.has(stem)).length * 2 >= wanted.length
}

const shown = ({ title, employer, from, current, to }: ReadJob) =>
  `[${title} | ${employer} | ${from} > ${current ? 'now' : to}]`

const count = (holds: boolean[]): Share => ({ found: holds.filter(Boolean).length, of: holds.length })

function scoreNames(
  what: string,
  wanted: string[],
  got: string[],
  career: ReadCareer,
  misses: Miss[],
): Share {
  const holds = wanted.map((name) => got.some((other) => sameName(name, other)))
  wanted.forEach((name, at) => {
    if (!holds[at]) misses.push({ what, wanted: name, got: placeOf(career, name) })
  })
  return count(holds)
}

function scoreLine(job: WantedJob, line: string, card: ReadJob | undefined, career: ReadCareer): Miss[] {
  if (card && holdsLine(card, line)) return []
  const place = placeOf(career, line)
  const got = card ? `${place}, where its card is ${shown(card)}` : `${place}, and no card for the job`
  return [{ what: `line of «${job.title}»`, wanted: line, got }]
}

/** Compares the cards that were read with what a careful person reads in a CV. */
export function scoreCv({ gold }: SampleCv, text: string, career: ReadCareer): CvScore {
  const misses: Miss[] = []
  const pairs = pairJobs(gold.jobs, career.jobs)
  const check = (
    what: string,
    wanted: string,
    card: ReadJob | undefined,
    holds: (card: ReadJob) => boolean,
  ) => {
    const held = card !== undefined && holds(card)
    if (!held) misses.push({ what, wanted, got: card ? shown(card) : 'no card' })
    return held
  }
  const cards = gold.jobs.map((job) => ({ job, card: pairs.get(job) }))
  const employers = count(
    cards.map(({ job, card }) =>
      check('employer', `${job.employer} (${job.title})`, card, (got) => anyName(job.employer, got.employer)),
    ),
  )
  const titles = count(
    cards.map(({ job, card }) => check('title', job.title, card, (got) => sameName(job.title, got.title))),
  )
  // A job without dates and without a card has no date to read.
  const dated = cards.filter(({ job, card }) => card || job.from !== '')
  const dates = count(
    dated.flatMap(({ job, card }) => [
      check('from', `${job.from} (${job.title})`, card, (got) => sameFrom(job, got)),
      check('to', `${job.to} (${job.title})`, card, (got) => sameTo(job, got)),
    ]),
  )
  const lineMisses = cards.flatMap(({ job, card }) =>
    job.lines.flatMap((line) => scoreLine(job, line, card, career)),
  )
  misses.push(...lineMisses)
  const wantedLines = gold.jobs.flatMap(({ lines }) => lines).length
  const matched = new Set(pairs.values())
  const invented = career.jobs.filter((card) => !matched.has(card))
  for (const card of invented) misses.push({ what: 'job invented', wanted: '', got: shown(card) })
  const lost = lostLines(text, career)
  for (const line of lost) misses.push({ what: 'line lost', wanted: line, got: '' })
  const diplomas = career.education.map(({ diploma, field }) => `${diploma} ${field}`)
  const names = (cards: { name: string }[]) => cards.map(({ name }) => name)
  return {
    employers,
    titles,
    dates,
    lines: { found: wantedLines - lineMisses.length, of: wantedLines },
    diplomas: scoreNames('diploma', gold.education, diplomas, career, misses),
    languages: scoreNames('language', gold.languages, names(career.languages), career, misses),
    certificates: scoreNames('certificate', gold.certificates, names(career.certificates), career, misses),
    invented: invented.length,
    lost: lost.length,
    misses,
  }
}

import { plainLetters } from '../../french/plain-letters.ts'
import { stemsOf } from '../../french/stems.ts'
import type { FactJob } from '../../plan/facts.ts'
import { isPaid, startOf } from '../../plan/job-traits.ts'
import { type Dated, lengthInWords, readYearMonth, type YearMonth } from '../../realisation/period.ts'
import type { Slots } from '../draft.ts'
import { enumerate } from '../enumerate.ts'
import { tradeField } from './trade-fields.fr.ts'

/** Months of work in one trade from which it is worth adding up. */
const enough = 30

type Span = { readonly from: number; readonly to: number }

/** Months since year 0 of a stay whose dates are known, its end not included. */
function spanOf(card: Dated, now: YearMonth): Span | undefined {
  const start = readYearMonth(card.from)
  const end = card.current ? now : readYearMonth(card.to)
  if (!start || !end) return undefined
  const isExact = start.month !== undefined && end.month !== undefined
  const from = start.year * 12 + (start.month ?? 1)
  return { from, to: isExact ? end.year * 12 + (end.month ?? 1) + 1 : end.year * 12 + (start.month ?? 1) }
}

const headOf = (title: string): string => plainLetters(title).slice(0, 6)

/** Months of a last post in another field after which the years of this one are of the past. */
const longElsewhere = 24

/** Titles that one sentence holds, and words of each. */
const maxTitles = 3
const maxTitleWords = 5
const longTitle = 6

/**
 * What jobs of different trades of one field make together, where the post is of that field: `years`, `field` and
 * `titles`, «vendeuse, assistante manager puis directrice de magasin», in the order of time, or «… et …» where one came
 * back to a trade; and those jobs.
 */
export function fieldYears(
  jobs: readonly FactJob[],
  { code, title: wanted }: { readonly code?: string | undefined; readonly title: string },
  now: YearMonth,
): { readonly slots: Slots; readonly jobs: readonly FactJob[] } | undefined {
  const field = code === undefined ? undefined : tradeField(code)
  if (field === undefined) return undefined
  const inTime = [...jobs].sort((one, other) => startOf(one).localeCompare(startOf(other)))
  const own = ofField(inTime, field).filter(({ title }) => title?.isPerson)
  // Who has long done something else is not introduced by it; and a post of no known trade may belong to the field.
  const paid = inTime.filter(isPaid)
  const last = paid.at(-1)
  if (last && !own.includes(last) && (last.months ?? 0) >= longElsewhere) return undefined
  const [first] = own
  if (
    first &&
    paid.some(
      (job) =>
        !own.includes(job) &&
        job.codes.length === 0 &&
        // Its years may be of the field as well: a sum without them would be false.
        (job.months ?? 0) >= enough,
    )
  )
    return undefined
  const together = tradeYears(own, now, wanted)
  const titles = titlesOf(own, wanted)
  return together && titles !== undefined ? { slots: { ...together, field, titles }, jobs: own } : undefined
}

/** «vendeuse, assistante manager puis directrice de magasin», in the order of time; undefined for fewer than two titles. */
function titlesOf(inTime: readonly FactJob[], wanted = ''): string | undefined {
  // «serveur, barista et barman»
  const held = inTime
    .filter(isPaid)
    .flatMap(({ title }) => title?.title.split(/, | et (?=\p{L}+(?:$| d(?:e |’)\p{L}+$))/u) ?? [])
  const titles = withoutShorter([...new Set(held)])
  // Who came back to a trade was not one thing, then another.
  const isInTurn = held.filter((title, at) => title !== held[at - 1]).length === titles.length
  // Years in posts of which one goes unnamed would be told of the others.
  if (titles.some((title) => title.split(' ').length > longTitle)) return undefined
  const short = titles.filter((title) => title.split(' ').length <= maxTitleWords)
  // The trade that is sought is one of them.
  const sought = short.slice(0, -maxTitles).find((title) => headOf(title) === headOf(wanted))
  const said = [...(sought === undefined ? [] : [sought]), ...short.slice(-maxTitles)]
  return said.length < 2 ? undefined : enumerate(said, isInTurn ? 'puis' : 'et')
}

/** «agent de sécurité», beside «agent de sécurité incendie», says nothing more. */
const withoutShorter = (titles: readonly string[]): readonly string[] =>
  titles.filter((title) => !titles.some((other) => other.startsWith(`${title} `)))

/** Jobs of a field, in the order of time, with those of no known trade between them: «manager», between two posts of shops. */
const ofField = (inTime: readonly FactJob[], field: string): FactJob[] => {
  const isOf = (job: FactJob | undefined): boolean =>
    job?.codes.some((one) => tradeField(one) === field) === true
  return inTime.filter(
    (job, at) =>
      isOf(job) ||
      (job.codes.length === 0 &&
        ofAnyField.test(job.title?.title ?? '') &&
        isOf(inTime[at - 1]) &&
        inTime.slice(at + 1).some(isOf)),
  )
}

/** Posts of one field that are several. */
const severalPosts = 3

/** The posts of the field that is sought, else of the one that somebody knows best, where their years cannot be added up. */
export function fieldPosts(
  jobs: readonly FactJob[],
  code: string | undefined,
): { readonly slots: Slots; readonly jobs: readonly FactJob[] } | undefined {
  const paid = jobs.filter(isPaid).sort((one, other) => startOf(one).localeCompare(startOf(other)))
  const wanted = code === undefined ? undefined : tradeField(code)
  const postsOf = (field: string): FactJob[] => ofField(paid, field).filter(({ title }) => title?.isPerson)
  const fields = [...new Set(paid.flatMap(({ codes }) => codes.flatMap((one) => tradeField(one) ?? [])))]
  const [field] = fields.sort(
    (one, other) =>
      Number(other === wanted) - Number(one === wanted) || postsOf(other).length - postsOf(one).length,
  )
  const own = field === undefined ? [] : postsOf(field)
  // What was done longest, in the order of time.
  const months = new Map<string, number>()
  for (const { title, months: held = 1 } of own)
    if (title && title.title.split(' ').length <= maxTitleWords)
      months.set(title.title, (months.get(title.title) ?? 0) + held)
  const longest = [...months.keys()]
    .sort((one, other) => (months.get(other) ?? 0) - (months.get(one) ?? 0))
    .slice(0, maxTitles)
  const said = [...months.keys()].filter((title) => longest.includes(title))
  return own.length < severalPosts || said.length < 2
    ? undefined
    : { slots: { field, titles: enumerate(said, 'et') }, jobs: own }
}

/** Titles that every field has. */
const ofAnyField =
  /^(?:manager|manageuse|responsable|direct(?:eur|rice)|gérante?|cheffe?|adjointe?|assistante?|employée?|agente?|chargée?)(?!\p{L})/u

/** Months of a post of no known trade that may be left out of the years of a field. */
const uncounted = 12

/** Months in one field after which somebody is known by it. */
const ofCareer = 48
/** Months since the end of the last job of a field that still introduces somebody. */
const ofToday = 180

/** The years that somebody has spent in the field that they know best, whatever they seek now, and the jobs of it. */
export function careerYears(
  jobs: readonly FactJob[],
  now: YearMonth,
): { readonly slots: Slots; readonly jobs: readonly FactJob[] } | undefined {
  const paid = jobs.filter(isPaid).sort((one, other) => startOf(one).localeCompare(startOf(other)))
  const fields = new Set(paid.flatMap(({ codes }) => codes.flatMap((code) => tradeField(code) ?? [])))
  const found = [...fields].flatMap((field) => {
    const own = ofField(paid, field)
    // A post of no known trade among them may belong to the field: nobody knows how many years there were.
    const isSure = !paid.some(
      (job) =>
        !own.includes(job) &&
        job.codes.length === 0 &&
        (job.months ?? 0) >= uncounted &&
        own[0] !== undefined &&
        startOf(job) >= startOf(own[0]),
    )
    const months = own.length < 2 || !isSure ? undefined : monthsOf(own, now)
    // Who tattoos is of no beauty parlour.
    const isNamed =
      field !== 'dans l’esthétique' || !own.some(({ title }) => /tatou|pierc/u.test(title?.title ?? ''))
    return months === undefined || !isNamed || own.every(({ age = 0 }) => age > ofToday)
      ? []
      : [{ field, own, months }]
  })
  const [most] = found.sort((one, other) => other.months - one.months)
  // Who has long done something else since is not introduced by it.
  const last = paid.at(-1)
  if (!most || most.months < ofCareer || !last) return undefined
  if (!most.own.includes(last) && (last.months ?? 0) >= longElsewhere) return undefined
  const years = lengthInWords(most.months)
  const titles = titlesOf(most.own)
  return years === undefined
    ? undefined
    : { slots: { years, field: most.field, ...(titles !== undefined && { titles }) }, jobs: most.own }
}

/** What several jobs of one trade make together: `years`, and `houses`, the latest two employers; months count once. */
export function tradeYears(jobs: readonly FactJob[], now: YearMonth, wanted: string): Slots | undefined {
  const paid = jobs.filter(isPaid)
  const months = paid.length < 2 ? undefined : monthsOf(paid, now)
  const years = months === undefined || months < enough ? undefined : lengthInWords(months)
  if (years === undefined) return undefined
  const houses = [...new Set(paid.flatMap(({ employer, at }) => employer?.at ?? at ?? []))].slice(0, 2)
  return {
    years,
    inTrade: inTradeOf(paid, wanted),
    ...(areOfTitle(paid, wanted) && { aTrade: 'un métier', theTrade: 'ce métier' }),
    ...(houses.length === 2 && { houses: enumerate(houses) }),
  }
}

/** Whether all posts bear every word of the wanted title: who sold fruit has not been a «vendeur conseil» of car parts. */
const areOfTitle = (jobs: readonly FactJob[], wanted: string): boolean => {
  const words = stemsOf(wanted)
  return jobs.every(({ title }) => {
    const own = stemsOf(title?.title ?? '')
    return words.every((word) => own.includes(word))
  })
}

/** «dans ce métier», of who has borne its title; else «comme vendeur polyvalent». */
function inTradeOf(jobs: readonly FactJob[], wanted: string): string {
  const titles = withoutShorter([...new Set(jobs.flatMap(({ title }) => title?.title ?? []))])
  return areOfTitle(jobs, wanted) || titles.length > maxTitles
    ? 'dans ce métier'
    : `comme ${enumerate(titles)}`
}

/** Months of these jobs, each once; undefined where one has no dates. */
function monthsOf(jobs: readonly FactJob[], now: YearMonth): number | undefined {
  const stays = jobs.flatMap((job) => job.stays ?? [job.card])
  const spans = stays.flatMap((stay) => spanOf(stay, now) ?? []).sort((one, other) => one.from - other.from)
  if (spans.length < stays.length) return undefined
  let months = 0
  let reached = 0
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return months
}

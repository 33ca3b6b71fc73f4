import { periodOf, readYearMonth } from '../realisation/period.ts'
import type { FactJob, JobCard } from './facts.ts'

/**
 * The same post at the same employer is told once, its tasks together: «en 2019 et en 2020», «d’avril à octobre 2019, puis de juin à octobre 2020», «de 2012 à 2014, puis de 2017 à
 * 2020».
 */
export function joinedSeasons(jobs: readonly FactJob[]): FactJob[] {
  const joined: FactJob[] = []
  for (const job of jobs) {
    const at = joined.findIndex(
      (one) =>
        one.title !== undefined &&
        one.title.title === job.title?.title &&
        job.card.employer !== '' &&
        one.card.employer === job.card.employer &&
        !(isOfItsOwn(one) && isOfItsOwn(job)) &&
        !one.period?.includes(', puis '),
    )
    const later = joined[at]
    if (later) joined[at] = withSeason(later, job)
    else joined.push(job)
  }
  return joined
}

/** Two stays of a year and more, each with its tasks, are two posts: what was done in one was not done in the other. */
const isOfItsOwn = ({ tasks, months = 0 }: FactJob): boolean => tasks.length > 0 && months >= ofItsOwn
const ofItsOwn = 12

/** Within one year. */
const isSeason = ({ card }: FactJob): boolean =>
  !card.current && card.from !== '' && card.from.slice(0, 4) === (card.to || card.from).slice(0, 4)

/** One began as the other ended. */
function follows(later: FactJob, earlier: FactJob): boolean {
  const [end, start] = [readYearMonth(earlier.card.to), readYearMonth(later.card.from)]
  if (!end || !start) return false
  const months = (start.year - end.year) * 12 + ((start.month ?? 1) - (end.month ?? 12))
  return end.month === undefined || start.month === undefined ? end.year === start.year : months <= 2
}

function withSeason(later: FactJob, earlier: FactJob): FactJob {
  const years = [earlier, later].map(({ card }) => card.from.slice(0, 4))
  const card = { ...later.card, from: earlier.card.from || later.card.from }
  const isApart = !follows(later, earlier)
  const hasMonths = [earlier, later].every(({ card: { from, to } }) => from.includes('-') && to.includes('-'))
  const period =
    isSeason(later) && isSeason(earlier) && years[0] !== years[1] && isApart && !hasMonths
      ? `en ${years[0]} et en ${years[1]}`
      : isApart
        ? [earlier.period, later.period].filter(Boolean).join(', puis ')
        : periodOf(card)
  return {
    ...later,
    card,
    stays: [...(later.stays ?? [later.card]), earlier.card],
    tasks: [
      ...later.tasks,
      ...earlier.tasks.filter(({ text }) => later.tasks.every((own) => own.text !== text)),
    ],
    results: [...later.results, ...earlier.results],
    said: `${later.said}\n${earlier.said}`,
    ...(period && { period }),
    ...(later.months !== undefined && { months: later.months + (earlier.months ?? 0) }),
  }
}

/**
 * When jobs of summers, and stages of two years, were: «Brancardier (étés)», of 2017 and 2018, was not there all that time.
 * Undefined for the others.
 */
export function seasonsOf({ title, kind, from, to }: JobCard): string | undefined {
  const [start, end] = [readYearMonth(from), readYearMonth(to)]
  if (!start || !end) return undefined
  // «Débardeur (hiver)», «Vendeuse (étés)»: not all the year.
  const [, season = ''] = /\((?:l[’']|en |les )?(hiver|été)s?\)/iu.exec(title) ?? []
  if (season !== '' && kind !== 'internship' && end.year > start.year + 1)
    return `pendant les ${season.toLowerCase()}s de ${start.year} à ${end.year}`
  if (start.month !== undefined || end.month !== undefined) return undefined
  const isOne = start.year === end.year
  if (!isOne && end.year !== start.year + 1) return undefined
  if (kind !== 'internship' && /(?<!\p{L})étés?(?!\p{L})/iu.test(title))
    return isOne ? `pendant l’été ${start.year}` : `pendant les étés ${start.year} et ${end.year}`
  return kind === 'internship' && !isOne ? `en ${start.year} et ${end.year}` : undefined
}

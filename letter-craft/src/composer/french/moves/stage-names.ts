import type { FactJob } from '../../../plan/facts.ts'
import { employerKey, startOf } from '../../../plan/job-traits.ts'

/**
 * «caissière chez Flunch en 2018 et à Lyon en 2020»: a title that comes twice in a row is said once. `houses` are the
 * employers that the letter has named, each with the month in which the first post that it tells of there began.
 */
export function byTitle(stages: readonly FactJob[], houses: ReadonlyMap<string, string>): string[] {
  const said: { title: string; places: { where: string | undefined; jobs: FactJob[] }[] }[] = []
  for (const [at, job] of stages.entries()) {
    const title = job.title?.title ?? ''
    const before = said.at(-1)
    const previous = stages[at - 1]
    const isSame = previous && employerKey(job) !== '' && employerKey(previous) === employerKey(job)
    const named = job.employer?.at ?? job.at
    const isNamed = !isSame && named !== undefined && houses.has(employerKey(job))
    const where = isSame
      ? named === undefined
        ? undefined
        : `, toujours ${named},`
      : isNamed
        ? `, ${startOf(job) < (houses.get(employerKey(job)) ?? '') ? 'déjà' : 'toujours'} ${named},`
        : named
    const last = before?.places.at(-1)
    // «associé à mon compte de 2021 à 2024», twice over: the house is said once.
    if (before?.title === title && last?.where !== undefined && last.where === where) last.jobs.push(job)
    else if (before?.title === title) before.places.push({ where, jobs: [job] })
    else said.push({ title, places: [{ where, jobs: [job] }] })
  }
  return said.map(({ title, places }) =>
    [title, inTurn(places.map(placeAndYears))]
      .filter(Boolean)
      .join(' ')
      .replaceAll(' ,', ',')
      .replace(/,$/u, ''),
  )
}

const placeAndYears = ({
  where,
  jobs,
}: {
  readonly where: string | undefined
  readonly jobs: readonly FactJob[]
}) => {
  const [first, ...others] = jobs
  const years =
    first && others.length === 0
      ? yearsOf(first)
      : allYears(jobs.flatMap(({ card, stays = [card] }) => stays))
  return [where, years].filter(Boolean).join(' ')
}

/** «chez A en 2018, chez B en 2019 et à Lyon en 2020» */
const inTurn = (places: readonly string[]): string =>
  [places.slice(0, -1).filter(Boolean).join(', '), places.at(-1)].filter(Boolean).join(' et ')

/** Months of a stay that its years alone would make longer than it was. */
const lessThanYears = 11

/** «en 2018», «de 2008 à 2018», «de 2014 à 2016 et de 2018 à 2020»; «de septembre 2018 à janvier 2019», of five months. */
export const yearsOf = ({ card, stays = [card], months = 0, period }: FactJob): string =>
  // «pendant les étés de 2023 à 2025»
  period?.startsWith('pendant ')
    ? period
    : period !== undefined &&
        stays.length === 1 &&
        months < lessThanYears &&
        card.from.length > 4 &&
        card.to.length > 4 &&
        card.from.slice(0, 4) !== card.to.slice(0, 4)
      ? period
      : allYears(stays)

const allYears = (stays: readonly { readonly from: string; readonly to: string }[]): string =>
  [...stays]
    .sort((one, other) => one.from.localeCompare(other.from))
    // «de 2021 à 2023 et en 2021»: one stay is within the other.
    .filter(
      (stay, _, all) =>
        !all.some(
          (one) =>
            one !== stay &&
            one.to !== '' &&
            one.from.slice(0, 4) <= stay.from.slice(0, 4) &&
            one.to.slice(0, 4) >= (stay.to || stay.from).slice(0, 4) &&
            `${one.from}${one.to}` !== `${stay.from}${stay.to}`,
        ),
    )
    .map(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)])
    .map(([from = '', to = '']) =>
      from !== '' && to !== '' && from !== to ? `de ${from} à ${to}` : from || to ? `en ${to || from}` : '',
    )
    .filter((years, at, all) => years !== '' && all.indexOf(years) === at)
    .join(' et ')

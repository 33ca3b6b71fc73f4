/** When a job or a course was: months as `2021-09`, years as `2021`, blank when not said. */
export type Dated = { readonly from: string; readonly to: string; readonly current?: boolean }
export type YearMonth = { readonly year: number; readonly month?: number }

const monthNames =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

export function readYearMonth(text: string): YearMonth | undefined {
  const found = /^((?:19|20)\d\d)(?:-(\d\d))?$/u.exec(text)
  if (!found) return undefined
  const month = Number(found[2] ?? 0)
  return { year: Number(found[1]), ...(month >= 1 && month <= 12 && { month }) }
}

const named = ({ year, month }: YearMonth): string =>
  month === undefined ? `${year}` : `${monthNames[month - 1]} ${year}`

/** «de mars 2018 à juin 2020», «depuis 2011», «en 2017», «de mars à juin 2020»; undefined without dates. */
export function periodOf({ from, to, current }: Dated): string | undefined {
  const [start, end] = [readYearMonth(from), readYearMonth(to)]
  if (current) return start && `depuis ${named(start)}`
  if (start && end) {
    if (start.year === end.year) {
      if (start.month === undefined || end.month === undefined || start.month === end.month)
        return `en ${start.month === end.month ? named(start) : start.year}`
      return withDe(monthNames[start.month - 1] ?? '', `à ${named(end)}`)
    }
    return withDe(named(start), `à ${named(end)}`)
  }
  if (end) return `jusqu’en ${end.year}`
  return start && `en ${named(start)}`
}

/** Months from which the years say enough. */
const aYear = 12

/** The period of a stay as a letter tells it: of a year and more, without its months, which are for the CV. */
export function toldPeriod(dated: Dated, now: YearMonth): string | undefined {
  const [from, to] = [dated.from, dated.to].map((date) => date.slice(0, 4))
  const isLong = (monthsOf(dated, now) ?? 0) >= aYear && from !== to
  return periodOf(isLong ? { ...dated, from: from ?? '', to: to ?? '' } : dated)
}

const withDe = (start: string, end: string): string =>
  /^[aeiouéâô]/u.test(start) ? `d’${start} ${end}` : `de ${start} ${end}`

const numbers =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  )

const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante']

/** A count in words, up to sixty-nine. */
export function inWords(count: number): string {
  const known = numbers[count]
  const ten = tens[Math.floor(count / 10)]
  if (known !== undefined || !ten) return known ?? `${count}`
  const unit = count % 10
  return unit === 0 ? ten : unit === 1 ? `${ten} et un` : `${ten}-${numbers[unit]}`
}

/** Months between the beginning and the end, or now; undefined where the dates do not tell. */
export function monthsOf(dated: Dated, now: YearMonth): number | undefined {
  const start = readYearMonth(dated.from)
  const end = dated.current ? now : readYearMonth(dated.to)
  if (!start || !end) return undefined
  const exact = start.month !== undefined && end.month !== undefined
  const months =
    (end.year - start.year) * 12 +
    (exact ? (end.month ?? 0) - (start.month ?? 0) + (dated.current ? 0 : 1) : 0)
  return exact || end.year - start.year >= 2 ? Math.max(0, months) : undefined
}

/** «quatorze ans», «six mois», «un an»: whole years beyond eighteen months, «près de deux ans» where a few months are missing; undefined where the dates do not tell. */
export function durationOf(dated: Dated, now: YearMonth): string | undefined {
  const months = monthsOf(dated, now)
  return months === undefined ? undefined : lengthInWords(months)
}

/** Years up to which one counts them one by one. */
const exactYears = 20

/** A length in months as a letter says it; undefined for what has no round name. */
export function lengthInWords(months: number): string | undefined {
  if (months < 2) return undefined
  if (months < 12) return `${inWords(months)} mois`
  if (months < 18) return months <= 13 ? 'un an' : undefined
  const years = Math.floor((months + 1) / 12)
  // «trente et un ans» is the precision of a machine.
  if (years > exactYears) return `${years % 5 === 0 ? '' : 'plus de '}${inWords(years - (years % 5))} ans`
  if ((months + 1) % 12 >= 9) return `près de ${inWords(years + 1)} ans`
  return years === 1 ? 'un an et demi' : `${inWords(years)} ans`
}

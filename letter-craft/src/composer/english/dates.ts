import { type Dated, monthsOf, readYearMonth, type YearMonth } from '../../realisation/period.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const named = ({ year, month }: YearMonth): string =>
  month === undefined ? `${year}` : `${months[month - 1]} ${year}`

/** «from March 2018 to June 2020», «since 2011», «in 2017», «from March to June 2020»; undefined without dates. */
export function englishPeriod({ from, to, current }: Dated): string | undefined {
  const [start, end] = [readYearMonth(from), readYearMonth(to)]
  if (current) return start && `since ${named(start)}`
  if (start && end) {
    if (start.year === end.year) {
      if (start.month === undefined || end.month === undefined || start.month === end.month)
        return `in ${start.month === end.month ? named(start) : start.year}`
      return `from ${months[start.month - 1]} to ${named(end)}`
    }
    return `from ${named(start)} to ${named(end)}`
  }
  const only = end ?? start
  return only && `in ${named(only)}`
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** «six», «twenty-one»; figures from sixty on. */
export function inWords(count: number): string {
  const known = numbers[count]
  const ten = tens[Math.floor(count / 10)]
  if (known !== undefined || !ten) return known ?? `${count}`
  return count % 10 === 0 ? ten : `${ten}-${numbers[count % 10]}`
}

/** «fourteen years», «six months», «a year»: whole years beyond eighteen months; undefined where the dates do not tell. */
export function englishDuration(dated: Dated, now: YearMonth): string | undefined {
  const count = monthsOf(dated, now)
  if (count === undefined || count < 2) return undefined
  if (count < 11) return `${inWords(count)} months`
  if (count < 18) return count <= 13 ? 'a year' : undefined
  const years = Math.floor((count + 1) / 12)
  return years === 1 ? 'a year and a half' : `${inWords(years)} years`
}

const frenchMonths =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/**
 * Several periods in one, from their French: «en 2019 et en 2020», «d’octobre 2014 à juillet 2016, puis de mars 2018 à août 2020».
 * Undefined for a single one.
 */
export function joinedPeriod(french: string): string | undefined {
  if (!/, puis | et en /u.test(french)) return undefined
  const said = french
    .replace(/(?<!\p{L})(?:de |d’)/gu, 'from ')
    .replace(/ à /gu, ' to ')
    .replace(/, puis /gu, ', then ')
    .replace(/ et en /gu, ' and in ')
    .replace(/(?<!\p{L})en (?=\p{L}|\d)/gu, 'in ')
    .replace(/(?<!\p{L})depuis (?=\p{L}|\d)/gu, 'since ')
    .replace(/\p{L}+/gu, (word) => months[frenchMonths.indexOf(word)] ?? word)
  return said
}

/** «four years»; undefined under two. */
export const inYears = (count: number | undefined): string | undefined =>
  count === undefined || count < 24 ? undefined : `${inWords(Math.floor(count / 12))} years`

/** When one can begin, after «I am available»: «from 1 September», «immediately»; undefined for what is not sure. */
export function englishStart(raw: string): string | undefined {
  const text = raw
    .trim()
    .replace(/[\s.!]+$/u, '')
    .replaceAll("'", '’')
  if (
    /^(?:de suite|tout de suite|immédiatement|immédiate|dès maintenant|now|immediately|right away|available (?:now|immediately))$/iu.test(
      text,
    )
  )
    return 'immediately'
  const day =
    /^(?:dès |à partir du |à compter du |from |as of )?(?:le )?(?:(\d{1,2})(?:er|st|nd|rd|th)? )?(?:dès |à partir de |in )?(\p{L}+)(?: (\d{4}))?$/iu.exec(
      text,
    )
  const month = day?.[2]?.toLowerCase() ?? ''
  const at = Math.max(
    frenchMonths.indexOf(month),
    months.findIndex((one) => one.toLowerCase() === month),
  )
  if (!day || at < 0) return undefined
  return `from ${[day[1], months[at], day[3]].filter(Boolean).join(' ')}`
}

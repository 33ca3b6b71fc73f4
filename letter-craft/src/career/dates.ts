import { plainLetters } from '../french/plain-letters.ts'

/** When something was: months as `2021-09`, years as `2021`, blank when not said. */
export type Period = {
  from: string
  to: string
  current: boolean
  /** Ends with «–» and no second date: the next line may hold it. */
  open: boolean
}

/** A period and where its words stand, in UTF-16 units; `end` is exclusive. */
export type FoundPeriod = Period & { start: number; end: number }

type Instant = { year?: number; month?: number }

const monthNames: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'jan', 'january'],
  ['fevrier', 'fevr', 'fev', 'feb', 'february'],
  ['mars', 'mar', 'march'],
  ['avril', 'avr', 'apr', 'april'],
  ['mai', 'may'],
  ['juin', 'jun', 'june'],
  ['juillet', 'juil', 'jul', 'july', 'jui'],
  ['aout', 'aou', 'aug', 'august'],
  ['septembre', 'sept', 'sep', 'september'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
]
const monthOf = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
// Longest names first, so that «sept» does not end «septembre».
const months = [...monthOf.keys()].sort((one, other) => other.length - one.length).join('|')
const year = `(?:19[5-9]\\d|20[0-4]\\d)`
const month = `(?:${months})\\.?`
const day = `(?:[0-3]?\\d|1er)`
const season = `(?:saison\\s+(?:d[’']\\s?)?)?(?:etes?|printemps|automne|hiver|noel)`
const shortYear = `[’']?\\d\\d`
/** One date, day or month or year. */
const instant = `(?:${day}[./-](?:0?[1-9]|1[0-2])[./-](?:${year}|\\d\\d(?!\\d))|${day}[/.](?:0?[1-9]|1[0-2])(?![\\d./])|(?:0?[1-9]|1[0-2])[./-]${year}|${year}[./-](?:0[1-9]|1[0-2])(?!\\d)|(?:${day}\\s+)?${month}\\s*(?:[./-]?\\s*${year}|${shortYear}(?![\\d/]))|(?:${day}\\s+)?(?<!\\p{L})${month}(?!\\p{L})|${season}\\s+${year}|${year})`
const today = `(?:aujourd[’']?\\s?hui|ce\\s+jour|present(?:e)?|actuel(?:lement|le)?|maintenant|en\\s+cours|now|today|auj\\.?|nos\\s+jours|…|\\.\\.\\.)`
const dash = `\\s*(?:[-–—→>/]+|[.](?=\\p{L})|\\ba\\b|\\bau\\b|\\bjusqu[’']?\\s?(?:a|au|en)\\b|\\bto\\b|\\bet\\b)\\s*`
const lead = `(?:(?:(?:du|le)\\s+)?${day}\\s*(?:au|et|-|–)\\s*(?=${day}[\\s./-])|(?:du|de|des|d[’']|depuis|since|from|le|en|entre|a\\s+partir\\s+de|jusqu[’']en|annees?|annee\\s+scolaire)\\s*)?`

const range = new RegExp(
  `(?<![\\d\\p{L}/.])(${lead})(${instant})(?:(${dash})(?:(?:le|la|l[’']|fin|debut)\\s*)?(${instant}|${today}|${day}(?=\\s+${month}))(?:-${year})*)?(?![\\d\\p{L}]|[.,]\\d)`,
  'giu',
)
const ongoing = new RegExp(`^\\s*(?:[-–—]\\s*)?\\(?\\s*${today}`, 'iu')
const gluedYears = new RegExp(`(?<!\\d)(${year})(${year})(?!\\d)`, 'u')
const schoolYears = new RegExp(`(?<!\\d)(${year})\\s*[-–/]\\s*(\\d\\d)(?![\\d/])`, 'u')

const pad = (number: number) => String(number).padStart(2, '0')
const written = ({ year: at, month: in_ }: Instant): string =>
  at === undefined ? '' : in_ === undefined ? String(at) : `${at}-${pad(in_)}`

// Lower case without accents, one unit for one unit, so that places stay.
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const plain = plainLetters(text.charAt(at))
    return plain.length === 1 ? plain : text.charAt(at).toLowerCase().charAt(0)
  }).join('')
}

function readInstant(words: string): Instant {
  const numbers = [...words.matchAll(/\d+/gu)].map(([digits]) => Number(digits))
  const name = /\p{L}{3,}/u.exec(words.replace(/1er/u, ''))?.[0]
  const full = numbers.find((number) => number >= 1950 && number < 2050)
  if (name) {
    const named = monthOf.get(name)
    const short = full === undefined ? /[’']?(\d\d)\s*$/u.exec(words)?.[1] : undefined
    return { year: full ?? (short ? fullYear(Number(short)) : undefined), month: named }
  }
  if (numbers.length === 3) {
    const [, middle = 0, last = 0] = numbers
    return { year: full ?? fullYear(last), month: middle }
  }
  if (numbers.length === 2 && full !== undefined)
    return { year: full, month: numbers.find((n) => n !== full) }
  if (numbers.length === 2) return { month: numbers[1] }
  return { year: full }
}

const fullYear = (short: number) => (short >= 50 ? 1900 + short : 2000 + short)

// No line of a CV is longer; beyond, the input is made to take time.
const maxLine = 600

/** Every period of a line, in order. */
export function periodsIn(text: string): FoundPeriod[] {
  const plain = folded(text.slice(0, maxLine)).replaceAll(/[\u00a0\u202f\t]/gu, ' ')
  const glued = gluedYears.exec(plain)
  if (glued)
    return [{ ...span(glued), from: glued[1] ?? '', to: glued[2] ?? '', current: false, open: false }]
  const found: FoundPeriod[] = []
  for (const match of plain.matchAll(range)) {
    const [whole, leading = '', first = '', , second] = match
    const before = readInstant(first)
    const start = match.index
    let end = start + whole.length
    const school = schoolYears.exec(plain.slice(start))
    if (!second && school && school.index <= leading.length) {
      const [years, from = '', to = ''] = school
      const last = Number(from.slice(0, 2) + to)
      if (last === Number(from) + 1 || (last > Number(from) && last <= Number(from) + 12)) {
        end = start + school.index + years.length
        found.push({ start, end, from, to: String(last), current: false, open: false })
        continue
      }
    }
    const rest = plain.slice(end)
    const still = second !== undefined && new RegExp(`^${today}`, 'u').test(second)
    const after = second && !still ? readInstant(second) : undefined
    const from: Instant = { ...before }
    if (after) {
      // «juin à octobre 2020», «du 06/06 au 06/07/2016»: the year stands once.
      from.year ??=
        after.year !== undefined && (before.month ?? 0) > (after.month ?? 12) ? after.year - 1 : after.year
      after.year ??= before.year
    }
    if (from.year === undefined) continue
    // «2003-2004-2005»: from the first to the last.
    const last = [...whole.matchAll(new RegExp(year, 'gu'))].at(-1)?.[0]
    const since = /^(?:depuis|since|a\s+partir)/u.test(leading.trim())
    const goesOn = since || still || (second === undefined && ongoing.test(rest))
    const to = goesOn
      ? ''
      : after
        ? written(last && Number(last) > (after.year ?? 0) ? { year: Number(last) } : after)
        : written(from)
    const open = !second && !goesOn && /^\s*[-–—]\s*$/u.test(rest)
    found.push({ start, end, from: written(from), to, current: goesOn, open })
  }
  return found
}

const span = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })

/** The first period of a line. */
export const periodIn = (text: string): FoundPeriod | undefined => periodsIn(text)[0]

const durationWords =
  /\(?\s*(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|dix-huit)\s*(?:an(?:nee)?s?|mois|semaines?|jours?)(?:\s*(?:et|,)\s*(?:\d+|demi)\s*(?:mois)?)?\s*\)?/giu

/** What is left of a line without its periods and durations, with the marks that tied them. */
export function withoutPeriods(text: string): string {
  let rest = text
  for (const { start, end } of periodsIn(text).reverse())
    rest = `${rest.slice(0, start)}\u0000${rest.slice(end)}`
  return tidy(rest)
}

const tidy = (text: string) =>
  text
    .replaceAll(/\(\s*\u0000\s*\)/gu, '\u0000')
    .replaceAll(/\u0000\s*\([^()]{0,24}\)/gu, (part) => (durationAlone(part.slice(1)) ? '\u0000' : part))
    .replaceAll(/\s*\u0000\s*/gu, (_, at: number, whole: string) =>
      at === 0 || at + 1 >= whole.trimEnd().length ? ' ' : ' \u0000 ',
    )
    .replaceAll(/^[\s:,;|·•./\u0000–—-]+|[\s:,;|·•/\u0000–—-]+$/gu, '')
    .trim()

const durationAlone = (text: string) =>
  folded(text)
    .replaceAll(durationWords, '')
    .replaceAll(/[\s():,.-]/gu, '') === ''

/** A line without its durations: «Aide archiviste, 2 mois à l’hôpital» → «Aide archiviste à l’hôpital». */
export function withoutDurations(text: string): string {
  const plain = folded(text)
  const found = [
    ...plain.matchAll(new RegExp(`\\s*,?\\s*${durationWords.source}(?!\\p{L})(?!\\s+d[e’'])`, 'giu')),
  ]
  let rest = text
  for (const { index, 0: words } of found.reverse())
    rest = `${rest.slice(0, index)} ${rest.slice(index + words.length)}`
  return found.length === 0 ? text : rest.replaceAll(/\s+/gu, ' ').replaceAll(/^[\s,:–—-]+|[\s,–—-]+$/gu, '')
}

/** Whether a line holds a period and nothing else. */
export function isDateAlone(text: string): boolean {
  const periods = periodsIn(text)
  const rest = withoutPeriods(text)
  if (periods.length > 0) return rest === '' || durationAlone(rest) || /^(?:de|du|d[’']|a|au|à)$/iu.test(rest)
  return new RegExp(`^\\s*[-–—]?\\s*${today}\\s*$`, 'iu').test(folded(text))
}

import { toolsIn } from '../offers/find-tools.ts'
import { namesHouse } from '../realisation/well-known-houses.fr.ts'
import { findUnfilled } from '../templates/unfilled.ts'
import type { Language } from '../typography/fix.ts'
import type { Claim, ClaimOrigin, ClaimSources, TracedClaim } from './claim.ts'
import { findNumbers } from './number-words.ts'
import { dateKey, plainKey, readClaims, unitKey } from './read-claims.ts'

const origins = ['profile', 'said', 'letter', 'offer'] as const satisfies readonly ClaimOrigin[]

/**
 * Finds the source of every claim of a letter, the user’s own words first. `confirmed` are keys of claims the user
 * confirmed; `year` is the current one, for «depuis 2019». A claim without `origin` has no source. One that the career
 * supports as a whole, such as the years of two jobs together, has no card. What an open passage asks for, «deux ou trois
 * phrases», is no claim.
 */
export function traceClaims(
  content: string,
  input: { language: Language; sources: ClaimSources; confirmed?: readonly string[]; year: number },
): TracedClaim[] {
  const confirmed = new Set(input.confirmed)
  const sources = origins.map((origin) => ({
    origin,
    ...prepare(input.sources[origin].join('\n'), input.language, input.year),
  }))
  let cards: { id: string; source: Source }[] | undefined
  const cardOf = (claim: Claim): string | undefined => {
    cards ??= (input.sources.cards ?? []).map(({ id, text }) => ({
      id,
      source: prepare(text, input.language, input.year),
    }))
    return cards.find(({ source }) => supports[claim.kind](claim, source) !== undefined)?.id
  }
  const places = findUnfilled(content)
  const isOpen = ({ start, end }: Claim) => places.some((place) => place.start < end && start < place.end)
  const claims = readClaims(content, input.language).filter((claim) => !isOpen(claim))
  return claims.map((claim): TracedClaim => {
    for (const source of sources) {
      const evidence = supports[claim.kind](claim, source)
      if (evidence === undefined) continue
      const card = source.origin === 'profile' ? cardOf(claim) : undefined
      return { ...claim, origin: source.origin, ...(evidence && { evidence }), ...(card && { card }) }
    }
    return confirmed.has(claim.key) ? { ...claim, origin: 'said' } : claim
  })
}

type Source = {
  text: string
  /** The text without accents, between single spaces, with one at each end. */
  plain: string
  /** As `plain`, with months as `dateKey` writes them. */
  dates: string
  numbers: { value: number; unit: string; words: string }[]
  /** Years and months covered by the periods of a text, each one and cumulated. */
  durations: { years: Set<number>; months: Set<number> }
  tools: ReadonlySet<string>
}

function prepare(text: string, language: Language, year: number): Source {
  const numbers = (['fr', 'en'] as const)
    .filter((one) => one === language || one === 'fr')
    .flatMap((one) => findNumbers(text, one))
    .map(({ value, start, end }) => {
      const unit = /^[ \u00a0\u202f]?(%|€|k€|m²|\p{L}+)/iu.exec(text.slice(end))?.[1] ?? ''
      return { value, unit: unitKey(unit), words: aroundIn(text, start, end) }
    })
  return {
    text,
    plain: ` ${plainKey(text)} `,
    dates: ` ${dateKey(text)} `,
    numbers,
    durations: durationsIn(text, year),
    tools: new Set(toolsIn(text).map(plainKey)),
  }
}

/** UTF-16 units on each side of a number, in which its line is looked for. */
const reach = 400

const aroundIn = (text: string, start: number, end: number) => {
  const [before, after] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)]
  const line = before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end) + after.split('\n', 1)[0]
  return line.trim().slice(0, longestLine)
}

const keyOf = ({ key, kind }: Claim) => key.slice(kind.length + 1)
const holds = (source: Source, words: string) => words !== '' && source.plain.includes(` ${words} `)
/** UTF-16 units of the line that is shown as the source of a claim. */
const longestLine = 160
const lineWhere = (source: Source, isSource: (line: string) => boolean) =>
  source.text.split('\n').find(isSource)?.trim().slice(0, longestLine)
const lineWith = (source: Source, words: string) =>
  lineWhere(source, (line) => ` ${plainKey(line)} `.includes(` ${words} `)) ?? ''

/** The source of a claim, by kind: the supporting words, or undefined. */
const supports: Record<Claim['kind'], (claim: Claim, source: Source) => string | undefined> = {
  employer: nameIn,
  school: (claim, source) => nameIn(claim, source) ?? schoolIn(keyOf(claim), source),
  tool: (claim, source) =>
    source.tools.has(keyOf(claim)) || holds(source, keyOf(claim))
      ? lineWith(source, keyOf(claim))
      : undefined,
  diploma: (claim, source) => {
    const [kind = '', ...field] = keyOf(claim).split(' ')
    if (kind === 'permis') return licenceIn(field[0] ?? '', source)
    const bare = field.filter((word) => (word.length > 3 && word !== 'degree') || /\d/u.test(word))
    const known = diplomaNames(kind).find((word) => holds(source, word))
    return known && bare.every((word) => formsOf(word).some((form) => source.plain.includes(` ${form}`)))
      ? lineWith(source, known)
      : undefined
  },
  date: (claim, source) => {
    const words = keyOf(claim)
    if (source.dates.includes(` ${words} `)) return lineWith(source, words.split(' ').at(-1) ?? '')
    const year = /(?:19|20)\d{2}/u.exec(words)?.[0]
    const month = /month(\d+)/u.exec(words)?.[1]
    if (!year || !month || !source.dates.includes(year)) return undefined
    // «03/2024» says the same as «mars 2024».
    return new RegExp(`(?<!\\d)0?${month} ${year}`, 'u').test(source.dates)
      ? lineWith(source, year)
      : undefined
  },
  figure: (claim, source) => {
    const [number = '', unit = ''] = keyOf(claim).split(':')
    const value = Number(number)
    const found = source.numbers.find((one) => one.value === value && sameUnit(one.unit, unit))
    if (found) return found.words
    // «SDIS 33» is «SDIS33» in a CV.
    const name = strict.has(unit) ? null : new RegExp(`\\p{L}{2}${number}(?!\\d)`, 'u').exec(source.text)
    if (name) return aroundIn(source.text, name.index, name.index)
    if (unit === 'year' && source.durations.years.has(value)) return ''
    return unit === 'month' && source.durations.months.has(value) ? '' : undefined
  },
}

function nameIn(claim: Claim, source: Source): string | undefined {
  const words = keyOf(claim)
  // «Saint-James» is «St James» in a CV.
  const known = [words, words.replace(/(?<!\S)saint(?=e? )/gu, 'st')].find((name) => holds(source, name))
  if (known !== undefined) return lineWith(source, known)
  const typed = lineWhere(source, (line) => namesHouse(line, words))
  if (typed !== undefined) return typed
  const parts = words.split(' ').filter((word) => word.length > 3)
  return parts.length > 0 && parts.every((word) => holds(source, word))
    ? lineWith(source, parts[0] ?? '')
    : undefined
}

/** A CV says «lycée pro. Delmas» or «LP Delmas», a letter «lycée professionnel Delmas». */
function schoolIn(words: string, source: Source): string | undefined {
  const [, name] = /^lycee professionnel (.+)$/u.exec(words) ?? []
  const known = ['lycee pro', 'lp', 'lep'].find((kind) => name && holds(source, `${kind} ${name}`))
  return known && name && lineWith(source, name)
}

/** A CV says «B-C-EB» or «Permis : A, B», a letter «permis B». */
function licenceIn(letter: string, source: Source): string | undefined {
  const listed = new RegExp(`(?:^|permis .*)(?<!\\p{L})${letter}(?!\\p{L})`, 'iu')
  return lineWhere(source, (line) => listed.test(asLicences(line)))
}

/** The part of a line that lists licences to drive: after «permis», or the whole of «B-C-EB». */
const asLicences = (line: string) =>
  /permis(?!\p{L}).*/iu.exec(line)?.[0] ?? (/^\W*[A-E]\d?E?(?:\W+E?[A-E]\d?E?)+\W*$/u.test(line) ? line : '')

/** A CV says «Bac pro», a letter «baccalauréat professionnel». */
const formsOf = (word: string): string[] =>
  word.startsWith('professionnel') ? [word.slice(0, 6), 'pro '] : [word.slice(0, 6)]

const diplomaNames = (kind: string): string[] => {
  const others: Readonly<Record<string, string[]>> = {
    baccalaureat: ['bac'],
    bac: ['baccalaureat'],
    bachelor: ['licence', 'bac 3'],
    master: ['mastere', 'm2', 'm1', 'bac 5'],
    mastere: ['master'],
    diplome: ['de', 'dip'],
    dut: ['diplome universitaire technique', 'diplome universitaire de technologie'],
  }
  return [kind, ...(others[kind] ?? [])]
}

const strict = new Set(['%', '€', 'k€', 'm€', 'year', 'month', 'week', 'day', 'hour', 'km', 'kg'])

/** «35 couv.» and «35 couverts» are the same unit; «12 %» and «12 clients» are not. */
const sameUnit = (known: string, claimed: string) =>
  known === claimed || claimed === '' || (!strict.has(claimed) && !strict.has(known))

const period =
  /(?<!\d)(?:(\d{1,2})\/)?((?:19|20)\d{2})\s*(?:-|–|—|à|au|to|\/|→)\s*(?:(?:\p{L}+\.?\s)?(?:(\d{1,2})\/)?((?:19|20)\d{2})|(aujourd|ce jour|présent|present|maintenant|now|actuel|en cours))/giu
/** A career has as many jobs and studies at most; each is added to those that follow. */
const mostPeriods = 120
const since = /(?:depuis|since)\s+(?:\p{L}+\s+|\d{1,2}\/)?((?:19|20)\d{2})/giu

/** The years that a number of months may be told as, a month short or begun: 5 and 6 for 70. */
export const yearsOf = (months: number): readonly number[] => [
  Math.floor((months + 1) / 12),
  Math.ceil(months / 12),
]

function durationsIn(text: string, year: number): Source['durations'] {
  const years = new Set<number>()
  const months = new Set<number>()
  /** Each stay in the order of the text: its years, and its months with the last one included. */
  const stays: { at: number; span: number; length: number }[] = []
  for (const { index: at, 1: fromMonth, 2: from, 3: toMonth, 4: to } of text.matchAll(period)) {
    const span = (to ? Number(to) : year) - Number(from)
    const exact = span * 12 + (fromMonth && toMonth ? Number(toMonth) - Number(fromMonth) : 0)
    stays.push({ at, span, length: fromMonth && toMonth ? exact + 1 : exact })
    if (fromMonth && toMonth) {
      for (const each of [exact, exact + 1]) months.add(each)
      years.add(Math.round(exact / 12))
    }
  }
  for (const { index: at, 1: from } of text.matchAll(since)) {
    const span = year - Number(from)
    stays.push({ at, span, length: span * 12 })
  }
  const inText = stays.sort((one, other) => one.at - other.at).slice(0, mostPeriods)
  const add = (span: number, length: number) => {
    years.add(span)
    // «cinq ans», «près de six ans» of 70 months in all
    for (const count of yearsOf(length)) years.add(count)
  }
  for (let first = 0; first < inText.length; first++) {
    const sum = { span: 0, length: 0 }
    for (const { span, length } of inText.slice(first)) {
      sum.span += span
      sum.length += length
      add(sum.span, sum.length)
    }
  }
  // Two posts of one trade, and others between them.
  for (const [at, one] of inText.slice(0, mostJobs).entries())
    for (const other of inText.slice(at + 2, mostJobs)) add(one.span + other.span, one.length + other.length)
  return { years, months }
}

/** Jobs of a career of which any two may be of one trade. */
const mostJobs = 12

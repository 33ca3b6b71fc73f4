import { findUnfilled } from '../templates/unfilled.ts'
import { addressCity } from '../text/address-city.ts'
import { measureLetter } from '../text/measure.ts'

/** What is checked before a letter leaves, in the order of the list. */
export const checkIds = [
  'text',
  'places',
  'mistakes',
  'facts',
  'sender',
  'phone',
  'city',
  'recipient',
  'date',
  'length',
  'page',
] as const
export type CheckId = (typeof checkIds)[number]

/**
 * `blocked`: the letter cannot leave as final. `error`: it leaves when the user insists. `advice`: it may leave.
 * `pending`: not known yet.
 */
export type CheckState = 'passed' | 'advice' | 'error' | 'blocked' | 'pending'

/** `count`: open places, mistakes, facts, words or pages, according to the check. */
export type Check = { readonly id: CheckId; readonly state: CheckState; readonly count: number }

export type PreflightFacts = {
  content: string
  sender: { name: string; address: readonly string[]; phone: string; city: string }
  recipient: { name: string }
  company: string
  /** Errors of the proofreader; undefined while it reads. */
  mistakes: number | undefined
  /** Whether spelling and grammar were among what was read. */
  isSpelled: boolean
  /** Facts without source; undefined where they are not traced. */
  unconfirmedFacts: number | undefined
  /** Undefined until the page is laid out. */
  pageCount: number | undefined
  /** The number of words that the user aims at. */
  wordTarget: number
}

/** How far from the number of words aimed at a letter may be. */
export const wordTolerance = 50

/** The checks before a letter is finalised, exported or sent. What is not traced is not listed. */
export function preflight(facts: PreflightFacts): Check[] {
  const { content, sender, recipient, company, mistakes, isSpelled, unconfirmedFacts, pageCount } = facts
  const words = measureLetter(content).wordCount
  const places = findUnfilled(content).length
  const isOfRightLength = Math.abs(words - facts.wordTarget) <= wordTolerance
  const has = (isPresent: boolean): CheckState => (isPresent ? 'passed' : 'advice')
  const none = (count: number, otherwise: CheckState): CheckState => (count === 0 ? 'passed' : otherwise)
  const known = (count: number | undefined, state: (count: number) => CheckState): Omit<Check, 'id'> =>
    count === undefined ? { state: 'pending', count: 0 } : { state: state(count), count }

  const checks: Record<CheckId, Omit<Check, 'id'> | undefined> = {
    text: { state: words === 0 ? 'blocked' : 'passed', count: words },
    places: { state: none(places, 'blocked'), count: places },
    mistakes: known(mistakes, (count) => (count === 0 && !isSpelled ? 'advice' : none(count, 'error'))),
    facts:
      unconfirmedFacts === undefined ? undefined : known(unconfirmedFacts, (count) => none(count, 'error')),
    sender: { state: has(sender.name !== '' && sender.address.length > 0), count: 0 },
    phone: { state: has(sender.phone !== ''), count: 0 },
    city: { state: has((sender.city || addressCity(sender.address)) !== ''), count: 0 },
    recipient: { state: has(recipient.name !== '' || company !== ''), count: 0 },
    date: { state: 'passed', count: 0 },
    length: words === 0 ? undefined : { state: has(isOfRightLength), count: words },
    page: known(pageCount, (count) => has(count === 1)),
  }
  return checkIds.flatMap((id) => {
    const check = checks[id]
    return check ? [{ id, ...check }] : []
  })
}

/** The gravest state of a list; what is pending does not hold a letter back. */
export function verdictOf(checks: readonly Check[]): Exclude<CheckState, 'pending'> {
  const states = new Set(checks.map(({ state }) => state))
  return (['blocked', 'error', 'advice'] as const).find((state) => states.has(state)) ?? 'passed'
}

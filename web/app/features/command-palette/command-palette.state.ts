import type { HighlightedText } from '@lettrine/contract/search'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import { wordsOf } from './text-matches.ts'

export type EntryKind = 'actions' | 'letters' | 'templates' | 'pages' | 'help'

export type Entry = {
  /** Unique among all entries. */
  key: string
  kind: EntryKind
  title: string
  detail?: string
  /** Other words that find the entry. */
  words?: string
  excerpt?: HighlightedText
  /** What a plan may lack of it: room for one more letter, or templates for paid plans. */
  needs?: 'letter' | 'premium-template'
} & ({ to: string; run?: never } | { run: () => void; to?: never })

export type Group = { kind: EntryKind; entries: readonly Entry[] }

/** Results of the server come below local entries, so that no row moves when they arrive. */
const order: readonly EntryKind[] = ['actions', 'pages', 'help', 'letters', 'templates']
const maxPerKind = 4

/** Local entries that match, best first within each kind, limited to leave room for letters. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const whole = wordsOf(query).join(' ')
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry, query, whole) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => one.rank! - other.rank!)
    .map(({ entry }) => entry)
  return order.flatMap((kind) => ranked.filter((entry) => entry.kind === kind).slice(0, maxPerKind))
}

/**
 * Rank of an entry: 0 when the title starts with the query, then 1 for words of it, 2 for parts of words, 3 for
 * other words; undefined without match.
 */
function rankOf({ title, words = '' }: Entry, query: string, whole: string): number | undefined {
  const queryWords = wordsOf(query)
  if (queryWords.length === 0) return undefined
  const named = wordsOf(title)
  if (named.join(' ').startsWith(whole)) return 0
  const beginsIn = (among: readonly string[]) => (word: string) => among.some((one) => one.startsWith(word))
  if (queryWords.every(beginsIn(named))) return 1
  if (queryWords.every((word) => plainLetters(title).includes(word))) return 2
  return queryWords.every(beginsIn([...named, ...wordsOf(words)])) ? 3 : undefined
}

/**
 * Whether a result of the previous query contains every word of this one: only such results stay until the server
 * answers.
 */
export function stillMatches({ title, detail = '', excerpt }: Entry, query: string): boolean {
  const shown = plainLetters(`${title} ${detail} ${excerpt?.text ?? ''}`)
  return wordsOf(query).every((word) => shown.includes(word))
}

/** Entries grouped under headings; empty kinds are left out. */
export function groupsOf(entries: readonly Entry[]): Group[] {
  return order
    .map((kind) => ({ kind, entries: entries.filter((entry) => entry.kind === kind) }))
    .filter((group) => group.entries.length > 0)
}

export const rowsOf = (groups: readonly Group[]): Entry[] => groups.flatMap(({ entries }) => entries)

export type Move = 'next' | 'previous' | 'first' | 'last'

/** The selected row: the one with this key while it exists, else the first. */
export const selectedEntry = (rows: readonly Entry[], key: string | undefined): Entry | undefined =>
  rows.find((row) => row.key === key) ?? rows[0]

/** The row after a move; wraps around. */
export function moveSelection(
  rows: readonly Entry[],
  from: Entry | undefined,
  move: Move,
): Entry | undefined {
  if (move === 'first') return rows[0]
  if (move === 'last') return rows.at(-1)
  const at = rows.findIndex((row) => row.key === from?.key)
  return rows.at(move === 'next' ? (at + 1) % rows.length : at - 1)
}

export const moveOf = (key: string): Move | undefined =>
  (({ ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' }) as const)[key]

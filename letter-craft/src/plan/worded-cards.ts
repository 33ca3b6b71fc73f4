import { lowerFirst } from '../french/plain-letters.ts'
import type { CareerCards, ConfirmedLines } from './facts.ts'

/** How the person words lines of their cards, by line as typed; blank for a line that the letter leaves out. */
export type Wordings = Readonly<Record<string, string>>

/** The most lines that a page cuts one line into. */
const maxPieces = 6

/** A line that a page had cut, as one. */
export const asTyped = (pieces: readonly string[]): string => pieces.join(' ')

/** An infinitive group as the composer writes it: «Filmer l'avant des palettes.» → «filmer l’avant des palettes». */
const asGroup = (wording: string): string =>
  lowerFirst(
    wording
      .trim()
      .replaceAll("'", '’')
      .replace(/[\s.]+$/u, ''),
  )

/** The tasks of a wording, which semicolons part. */
export const tasksOfWording = (wording: string): string[] =>
  wording
    .split(';')
    .map(asGroup)
    .filter((task) => task !== '')

/** A line of a card as the person typed it, and as it is read. */
export type CardLine = { readonly typed: string; readonly text: string; readonly isWorded: boolean }

/**
 * Cards with the wordings of the person in place of their lines. `typed` and `spelled` are the same cards before and after
 * their spelling was corrected. `lines` are those of each job, by its id.
 */
export function wordedCards(
  typed: CareerCards,
  spelled: CareerCards,
  wordings: Wordings,
): { cards: CareerCards; confirmed: ConfirmedLines; lines: ReadonlyMap<string, readonly CardLine[]> } {
  const known = new Map(Object.entries(wordings))
  const lines = new Map(
    spelled.jobs.map(({ id, tasks }, at) => [id, wordedLines(typed.jobs[at]?.tasks ?? [], tasks, known)]),
  )
  const jobs = spelled.jobs.map((job) => ({
    ...job,
    tasks: (lines.get(job.id) ?? []).map(({ text }) => text),
  }))
  const confirmed = [...lines].flatMap(([id, own]) => {
    const worded = own.filter(({ isWorded }) => isWorded).map(({ text }) => text)
    return worded.length > 0 ? [[id, new Set(worded)] as const] : []
  })
  return { cards: { ...spelled, jobs }, confirmed: new Map(confirmed), lines }
}

/** The lines of a card with their wordings; without those that are left out. */
function wordedLines(
  typed: readonly string[],
  spelled: readonly string[],
  known: ReadonlyMap<string, string>,
): CardLine[] {
  const lines: CardLine[] = []
  for (let from = 0; from < typed.length; ) {
    const count = piecesFrom(typed, from, known)
    const line = asTyped(typed.slice(from, from + Math.max(1, count)))
    const wording = count === 0 ? undefined : known.get(line)
    if (wording === undefined) lines.push({ typed: line, text: spelled[from] ?? line, isWorded: false })
    else if (wording.trim() !== '') lines.push({ typed: line, text: wording, isWorded: true })
    from += Math.max(1, count)
  }
  return lines
}

/** How many lines from one on are a line that the person worded; 0 where none is. */
function piecesFrom(lines: readonly string[], from: number, known: ReadonlyMap<string, string>): number {
  if (known.size === 0) return 0
  for (let count = maxPieces; count > 0; count--) {
    const pieces = lines.slice(from, from + count)
    if (pieces.length === count && known.has(asTyped(pieces))) return count
  }
  return 0
}

import type { LetterVersionRow } from './letters.tables.ts'

const foldMs = 60_000

type Folding = Pick<LetterVersionRow, 'author' | 'foldable'>

/**
 * Whether an autosave replaces the newest version: both are autosaves of typed text, and the version was created
 * less than a minute ago.
 */
export function mergesInto(
  last: Folding & Pick<LetterVersionRow, 'createdAt'>,
  next: Folding,
  now: Date,
): boolean {
  const typed = last.author === 'you' && next.author === 'you'
  return typed && last.foldable && next.foldable && now.getTime() - last.createdAt.getTime() < foldMs
}

import type { LetterVersionRow } from './letters.tables.ts'

const foldMs = 60_000

type Folding = Pick<LetterVersionRow, 'author' | 'foldable'>

/**
 * Whether an autosave takes the place of the newest version: both are autosaves of the writer's own typing, and the
 * version was begun less than a minute ago.
 */
export function mergesInto(
  last: Folding & Pick<LetterVersionRow, 'createdAt'>,
  next: Folding,
  now: Date,
): boolean {
  const typed = last.author === 'you' && next.author === 'you'
  return typed && last.foldable && next.foldable && now.getTime() - last.createdAt.getTime() < foldMs
}

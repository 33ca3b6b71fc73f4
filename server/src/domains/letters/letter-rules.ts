import { isDeepStrictEqual } from 'node:util'
import { type LetterChange, type LetterStatus, writableFields } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { countLetterWords } from '@lettrine/letter-craft/text/measure'
import { failure } from '../../platform/failure.ts'
import { letterMessages as texts } from './letters.fr.ts'
import type { LetterRow } from './letters.tables.ts'

export type LetterFields = Omit<LetterChange, 'id' | 'version' | 'author' | 'autosave'>

/** The fields of `wanted` that differ from the letter as it is. */
export function differences(letter: LetterRow, wanted: LetterFields): Partial<LetterRow> {
  const changed = writableFields.filter(
    (name) => wanted[name] !== undefined && !isDeepStrictEqual(wanted[name], letter[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]))
}

/** The displayed status: a draft or a finished letter is `shared` while a share link is active. */
export function shownStatus(
  { status, sharedUntil }: Pick<LetterRow, 'status' | 'sharedUntil'>,
  now: Date,
): LetterStatus {
  const canBeShared = status === 'draft' || status === 'final'
  return canBeShared && sharedUntil && sharedUntil > now ? 'shared' : status
}

/** A letter that becomes, or stays, final is complete. Fails as `assertComplete` does. */
export function assertFinalizable({ status, content }: Pick<LetterRow, 'status' | 'content'>): void {
  if (status === 'final') assertComplete({ content })
}

/**
 * A complete letter has a text, without unfilled fields. Fails with `LETTER_EMPTY`, or with `LETTER_UNFILLED` and the
 * positions of the fields (UTF-16 offsets).
 */
export function assertComplete({ content }: Pick<LetterRow, 'content'>): void {
  if (countLetterWords(content) === 0) throw failure('LETTER_EMPTY')
  const fields = findUnfilled(content)
  if (fields.length > 0) throw failure('LETTER_UNFILLED', { details: { fields } })
}

/** Whether text is missing in a letter. */
export const isIncomplete = ({ content }: Pick<LetterRow, 'content'>): boolean =>
  countLetterWords(content) === 0 || findUnfilled(content).length > 0

/** Whether a change affects the text, and so creates a version. */
export function changesText(change: Partial<LetterRow>): boolean {
  return change.content !== undefined || change.title !== undefined
}

/** Title of a duplicate, within the length a title may have. */
export function duplicateTitle(title: string): string {
  const base = title === '' ? texts.untitled : title
  return `${base.slice(0, limits.title - texts.copySuffix.length)}${texts.copySuffix}`
}

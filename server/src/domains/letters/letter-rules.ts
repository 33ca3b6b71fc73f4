import { isDeepStrictEqual } from 'node:util'
import { type LetterChange, type LetterStatus, writableFields } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
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

/** The status that is shown: a draft or a finished letter is `shared` as long as a link shows it. */
export function shownStatus(
  { status, sharedUntil }: Pick<LetterRow, 'status' | 'sharedUntil'>,
  now: Date,
): LetterStatus {
  const canBeShared = status === 'draft' || status === 'final'
  return canBeShared && sharedUntil && sharedUntil > now ? 'shared' : status
}

/**
 * A finished letter has no field left to fill. Fails with `LETTER_UNFILLED` and the places of those that are left
 * (UTF-16 offsets) when a letter would become, or stay, final with some.
 */
export function assertFilled({ status, content }: Pick<LetterRow, 'status' | 'content'>): void {
  if (status !== 'final') return
  const fields = findUnfilled(content)
  if (fields.length > 0) throw failure('LETTER_UNFILLED', { details: { fields } })
}

/** Whether a change is one of the text, which makes a version. */
export function changesText(change: Partial<LetterRow>): boolean {
  return change.content !== undefined || change.title !== undefined
}

/** Title of a duplicate, within the length a title may have. */
export function duplicateTitle(title: string): string {
  const base = title === '' ? texts.untitled : title
  return `${base.slice(0, limits.title - texts.copySuffix.length)}${texts.copySuffix}`
}

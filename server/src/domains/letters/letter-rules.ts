import { isDeepStrictEqual } from 'node:util'
import { type LetterChange, type LetterStatus, writableFields } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { letterMessages as say } from './letters.fr.ts'
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

/** Whether a change is one of the text, which makes a version. */
export function changesText(change: Partial<LetterRow>): boolean {
  return change.content !== undefined || change.title !== undefined
}

/** Title of a duplicate, within the length a title may have. */
export function titleOfCopy(title: string): string {
  const base = title === '' ? say.untitled : title
  return `${base.slice(0, limits.title - say.copySuffix.length)}${say.copySuffix}`
}

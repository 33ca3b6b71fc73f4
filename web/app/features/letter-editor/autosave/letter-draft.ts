import {
  type Letter,
  LetterChange,
  type NewLetter,
  type WritableField,
  writableFields,
  writableOf,
} from '@lettrine/contract/letters'
import { defaultPageSetting } from '@lettrine/contract/page'
import { letterTitle } from '@lettrine/letter-craft/offers/letter-title'
import type { z } from 'zod'

/** Every field of a letter that its writer can change. */
export type LetterDraft = Pick<Letter, WritableField>

/** A letter as the server stores it. */
export type StoredLetter = { version: number; updatedAt: string; draft: LetterDraft }

export const blankDraft: LetterDraft = {
  title: '',
  company: '',
  jobTitle: '',
  recipient: { name: '', email: '', address: [] },
  sender: { name: '', address: [], phone: '', email: '', city: '' },
  reference: '',
  offer: '',
  content: '',
  type: 'job_application',
  language: 'fr',
  hasEnclosure: false,
  confirmedClaims: [],
  page: defaultPageSetting,
  plan: null,
  status: 'draft',
}

export function storedLetter(letter: Letter): StoredLetter {
  // «Partagée» results from a link; the writer does not set it.
  const draft = writableOf({ ...letter, status: letter.writtenStatus })
  return { version: letter.version, updatedAt: letter.updatedAt, draft }
}

function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => sameValue(left[key], right[key]))
}

export function changedFields(from: LetterDraft, to: LetterDraft): WritableField[] {
  return from === to ? [] : writableFields.filter((field) => !sameValue(from[field], to[field]))
}

export const sameDraft = (a: LetterDraft, b: LetterDraft): boolean => changedFields(a, b).length === 0

export type Merge = { draft: LetterDraft; disputed: WritableField[] }

/** Three-way merge by field; `disputed` lists fields that both sides changed differently, and keeps mine there. */
export function mergeDrafts(base: LetterDraft, mine: LetterDraft, theirs: LetterDraft): Merge {
  const byMe = new Set(changedFields(base, mine))
  const byThem = changedFields(base, theirs).filter((field) => !sameValue(mine[field], theirs[field]))
  const recovered = byThem.filter((field) => !byMe.has(field))
  const draft = { ...mine, ...Object.fromEntries(recovered.map((field) => [field, theirs[field]])) }
  // A claim confirmed on either side is confirmed.
  if (byMe.has('confirmedClaims'))
    draft.confirmedClaims = [...new Set([...theirs.confirmedClaims, ...mine.confirmedClaims])]
  const disputed = byThem.filter((field) => byMe.has(field) && field !== 'confirmedClaims')
  return { draft, disputed }
}

/** French message per invalid field, keyed by path: `title`, `recipient.email`, `sender.address`. */
export type FieldFaults = Readonly<Record<string, string>>

const fieldSchemas = LetterChange.shape

/**
 * What may be sent now: invalid fields keep the value the server has, so that a half-typed e-mail address does not
 * block the text of the letter.
 */
export function sendable(
  draft: LetterDraft,
  known: LetterDraft,
): { draft: LetterDraft; faults: FieldFaults } {
  const faults: Record<string, string> = {}
  const clean: Record<string, unknown> = {}
  for (const field of writableFields) {
    clean[field] = field === 'status' ? draft.status : cleanValue(field, draft[field], known[field], faults)
  }
  return { draft: clean as LetterDraft, faults }
}

function cleanValue(
  field: Exclude<WritableField, 'status'>,
  value: unknown,
  known: unknown,
  faults: Record<string, string>,
): unknown {
  const parsed = fieldSchemas[field].safeParse(value)
  if (parsed.success) return parsed.data
  if (field !== 'recipient' && field !== 'sender') {
    faults[field] = parsed.error.issues[0]?.message ?? ''
    return known
  }
  const repaired = { ...(value as object) } as Record<string, unknown>
  for (const issue of parsed.error.issues) {
    const leaf = String(issue.path[0])
    faults[`${field}.${leaf}`] = issue.message
    repaired[leaf] = (known as Record<string, unknown>)[leaf]
  }
  const again = fieldSchemas[field].safeParse(repaired)
  return again.success ? again.data : known
}

/** The change to send: only fields that differ from the server’s. A shared letter keeps its status. */
export function changeFrom(
  known: LetterDraft,
  next: LetterDraft,
): Omit<z.input<typeof LetterChange>, 'id' | 'version'> {
  const fields = changedFields(known, next).filter((field) => field !== 'status' || next.status !== 'shared')
  return Object.fromEntries(fields.map((field) => [field, next[field]]))
}

export function creationFrom(id: string, draft: LetterDraft): z.input<typeof NewLetter> {
  return { ...draft, id, status: draft.status === 'shared' ? 'draft' : draft.status }
}

/** Until its writer sets a title, the title follows the job and the company. */
export function editDraft(draft: LetterDraft, patch: Partial<LetterDraft>): LetterDraft {
  const next = { ...draft, ...patch }
  const followed = draft.title === '' || draft.title === letterTitle(draft)
  if (patch.title === undefined && followed) next.title = letterTitle(next)
  return next
}

/** A short, stable hash of a draft, to recognise our own text when its acknowledgement was lost. */
export function fingerprint(draft: LetterDraft): string {
  const text = JSON.stringify(writableFields.map((field) => canonical(draft[field])))
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  return `${text.length.toString(36)}-${(high >>> 0).toString(36)}-${(low >>> 0).toString(36)}`
}

function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}

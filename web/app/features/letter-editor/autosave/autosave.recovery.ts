import type { DraftRecord } from './autosave.ports.ts'
import type { AutosaveStart } from './autosave.state.ts'
import { blankDraft, type LetterDraft, type StoredLetter, sameDraft } from './letter-draft.ts'

export type Opening = {
  start: AutosaveStart
  /** The server’s letter when it changed after the recovered text was written. */
  compareWith?: StoredLetter
  recovered: boolean
}

/** How to open a letter: from the server, or from the draft that a closed or crashed tab left on the device. */
export function openLetter(
  letterId: string,
  current: StoredLetter | null,
  stored: DraftRecord | undefined,
): Opening | null {
  const storedDraft = stored && completed(stored.draft)
  if (stored && storedDraft && (!current || !sameDraft(storedDraft, current.draft))) {
    const { exists, version, unconfirmed } = stored
    const [draft, acknowledged] = [storedDraft, completed(stored.acknowledged)]
    const start: AutosaveStart = { letterId, exists, version, acknowledged, draft, unconfirmed }
    if (!current) return { start, recovered: true }
    return current.version === version && exists
      ? { start, recovered: true }
      : { start: { ...start, exists: true }, compareWith: current, recovered: true }
  }
  if (!current) return null
  const { draft, version, updatedAt } = current
  return {
    start: { letterId, exists: true, version, draft, savedAt: Date.parse(updatedAt) },
    recovered: false,
  }
}

/** Drafts stored by an older version of the page lack fields that were added since. */
const completed = (draft: LetterDraft): LetterDraft => ({ ...blankDraft, ...draft })

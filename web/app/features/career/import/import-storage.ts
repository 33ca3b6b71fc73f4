import { storagePrefix } from '../../../lib/session/clear-device-storage.ts'
import type { Review } from './import.state.ts'

/** What a reload must not lose: the text as typed, and the review under way. */
export type KeptImport = { typed: string; review: Review | undefined }

// Kept under another name when its shape changes: a page loaded since could not read it.
const keyOf = (userId: string) => `${storagePrefix}career-import-1/${userId}`

export function loadImport(userId: string): KeptImport {
  try {
    const kept = sessionStorage.getItem(keyOf(userId))
    if (kept) return JSON.parse(kept) as KeptImport
  } catch {
    // A forbidden storage holds nothing.
  }
  return { typed: '', review: undefined }
}

export function saveImport(userId: string, kept: KeptImport): void {
  try {
    if (kept.typed === '' && !kept.review) sessionStorage.removeItem(keyOf(userId))
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(kept))
  } catch {
    // Full or forbidden: a reload starts again.
  }
}

import type { Profile } from '@lettrine/contract/profile'
import { type EarlyRecord, earlyKey } from '../../../lib/api/early-letter.ts'
import type { DraftRecord } from '../autosave/autosave.ports.ts'
import { uuidv7 } from '../autosave/device-id.ts'
import { storedLetter } from '../autosave/letter-draft.ts'

/**
 * The draft of a page that was closed before the editor had taken over what was typed in it; removes the record. None
 * while that page is there: its text is not complete.
 */
export function takeEarlyDraft(user: Profile, letterId: string): DraftRecord | undefined {
  if (globalThis.lettrineEarlyPage) return undefined
  const key = earlyKey(user.id, letterId)
  try {
    const stored = localStorage.getItem(key)
    localStorage.removeItem(key)
    return stored === null ? undefined : draftRecord(user.id, JSON.parse(stored) as EarlyRecord)
  } catch {
    // A forbidden storage holds nothing.
    return undefined
  }
}

function draftRecord(userId: string, { letter, content, at }: EarlyRecord): DraftRecord {
  const { draft, version } = storedLetter(letter)
  return {
    userId,
    letterId: letter.id,
    tabId: uuidv7(),
    exists: true,
    version,
    acknowledged: draft,
    draft: { ...draft, content },
    unconfirmed: [],
    updatedAt: at,
  }
}

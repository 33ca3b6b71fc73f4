import type { Clock, DeviceDrafts, DraftRecord } from './autosave.ports.ts'
import { type AutosaveState, draftToStore } from './autosave.state.ts'
import { fingerprint, type LetterDraft } from './letter-draft.ts'

const storeDelayMs = 250

export type DraftStorageDeps = {
  userId: string
  tabId: string
  drafts: DeviceDrafts
  clock: Clock
  /** The record this session continues; removed once this session has stored its own. */
  recoveredFrom?: DraftRecord | undefined
}

/** Stores on the device what the server does not have yet, and removes it once the server has it. */
export function createDraftStorage(deps: DraftStorageDeps, getState: () => AutosaveState) {
  const { drafts, clock } = deps
  let stored = ''
  let queue: Promise<void> = Promise.resolve()
  let cancelTimer: (() => void) | undefined
  let recovered = deps.recoveredFrom

  function record(draft: LetterDraft): DraftRecord {
    const { letterId, exists, version, acknowledged, unconfirmed, sending } = getState()
    return {
      userId: deps.userId,
      letterId,
      tabId: deps.tabId,
      exists,
      version,
      acknowledged,
      draft,
      unconfirmed: sending ? [...unconfirmed, fingerprint(sending)] : unconfirmed,
      updatedAt: clock.now(),
    }
  }

  function stamp(draft: LetterDraft | null): string {
    const { letterId, version, unconfirmed, sending } = getState()
    return draft === null
      ? ''
      : `${letterId} ${version} ${unconfirmed.length} ${sending !== null} ${fingerprint(draft)}`
  }

  function store(): void {
    const { letterId } = getState()
    const draft = draftToStore(getState())
    const now = stamp(draft)
    if (now === stored && !recovered) return
    const previousId = stored !== '' && stored.split(' ')[0] !== letterId ? stored.split(' ')[0] : undefined
    stored = now
    const key = { userId: deps.userId, letterId, tabId: deps.tabId }
    const entry = draft && record(draft)
    queue = queue
      .then(() => (entry ? drafts.write(entry) : drafts.remove(key)))
      .then(() => (previousId ? drafts.remove({ ...key, letterId: previousId }) : undefined))
      .then(removeRecovered)
      // A full or forbidden storage must not stop saving on the server; the next change tries again.
      .catch(() => {
        stored = ''
      })
  }

  async function removeRecovered(): Promise<void> {
    const continued = recovered
    recovered = undefined
    if (continued) await drafts.remove(continued)
  }

  return {
    store,
    schedule(): void {
      if (cancelTimer) return
      cancelTimer = clock.after(storeDelayMs, () => {
        cancelTimer = undefined
        store()
      })
    },
    /** Stores synchronously, for the instant before the page closes. */
    storeNow(): void {
      const draft = draftToStore(getState())
      if (!draft) return
      drafts.writeNow(record(draft))
      store()
    },
    /** Stores a last time; resolves when it is written. */
    dispose(): Promise<void> {
      cancelTimer?.()
      store()
      return queue
    },
  }
}

import type { VersionAuthor } from '@lettrine/contract/letters'
import type { LetterDraft, StoredLetter } from './letter-draft.ts'

/** Result of an attempt to save. */
export type SendResult =
  | { kind: 'stored'; letter: StoredLetter }
  | { kind: 'conflict'; theirs: StoredLetter }
  | { kind: 'unreachable' }
  | { kind: 'server'; message: string }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }
  | { kind: 'deleted' }
  /** The quota of the plan is reached; the text stays on the device. */
  | { kind: 'full'; message: string }

/** What the version history stores of a save: its author, and whether it was automatic. */
export type SaveOrigin = { author?: VersionAuthor; autosave: boolean }

export type LetterServer = {
  /** Idempotent: the same id creates one letter. */
  create(id: string, draft: LetterDraft, mark?: SaveOrigin): Promise<SendResult>
  save(
    id: string,
    version: number,
    known: LetterDraft,
    next: LetterDraft,
    mark?: SaveOrigin,
  ): Promise<SendResult>
  /** Last attempt while the page closes: nothing waits for the answer. */
  saveOnLeave(id: string, version: number, known: LetterDraft, next: LetterDraft): void
}

/** A draft stored on the device until the server has it, with what recovery after a crash needs. */
export type DraftRecord = {
  userId: string
  letterId: string
  /** The tab that writes it: two tabs on one letter do not overwrite each other. */
  tabId: string
  exists: boolean
  version: number
  acknowledged: LetterDraft
  draft: LetterDraft
  unconfirmed: readonly string[]
  updatedAt: number
}

export type DeviceDrafts = {
  write(record: DraftRecord): Promise<void>
  remove(record: Pick<DraftRecord, 'userId' | 'letterId' | 'tabId'>): Promise<void>
  /** Synchronous, for the instant before the page closes. */
  writeNow(record: DraftRecord): void
  /** Records of this user that belong to no open tab, newest first. */
  orphans(userId: string): Promise<DraftRecord[]>
}

/** Time for the engine; tests advance it. */
export type Clock = {
  now(): number
  /** Calls back after `delayMs`; returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

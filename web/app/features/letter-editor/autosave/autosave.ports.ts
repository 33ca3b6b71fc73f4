import type { VersionAuthor } from '@lettrine/contract/letters'
import type { LetterDraft, StoredLetter } from './letter-draft.ts'

/** How the server answered an attempt to save. */
export type SendResult =
  | { kind: 'stored'; letter: StoredLetter }
  | { kind: 'conflict'; theirs: StoredLetter }
  | { kind: 'unreachable' }
  | { kind: 'server'; message: string }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }
  | { kind: 'deleted' }
  /** The plan keeps no letter more; what was written stays on the device. */
  | { kind: 'full'; message: string }

/** What the history keeps of a save: who made its text, and whether it came by itself. */
export type SaveOrigin = { author?: VersionAuthor; autosave: boolean }

export type LetterServer = {
  /** Sent twice with the same id, makes one letter. */
  create(id: string, draft: LetterDraft, mark?: SaveOrigin): Promise<SendResult>
  save(
    id: string,
    version: number,
    known: LetterDraft,
    next: LetterDraft,
    mark?: SaveOrigin,
  ): Promise<SendResult>
  /** Last attempt while the page closes: nobody waits for the answer. */
  saveOnLeave(id: string, version: number, known: LetterDraft, next: LetterDraft): void
}

/** What the device keeps of a letter until the server has it, with what is needed to go on after a crash. */
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
  /** For the last instant before the page goes, when nothing asynchronous is sure to finish. */
  writeNow(record: DraftRecord): void
  /** Records of this user that no open tab is working on, newest first. */
  orphans(userId: string): Promise<DraftRecord[]>
}

/** Time as the engine sees it; tests advance it. */
export type Clock = {
  now(): number
  /** Calls back after `delayMs`; returns the way to cancel. */
  after(delayMs: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

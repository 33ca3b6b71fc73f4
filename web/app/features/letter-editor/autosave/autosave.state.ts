import { type WritableField, writableFields } from '@lettrine/contract/letters'
import {
  changedFields,
  editDraft,
  fingerprint,
  type LetterDraft,
  mergeDrafts,
  type StoredLetter,
  sameDraft,
  sendable,
} from './letter-draft.ts'

const saveDelayMs = 2_000
/** Typing without a pause does not postpone a save beyond this. */
const maxUnsavedMs = 10_000
const firstRetryMs = 2_000
const maxRetryMs = 60_000

/** Why the server does not have the latest text. Only `unreachable` and `server` are retried automatically. */
export type Obstacle =
  | { kind: 'unreachable' }
  | { kind: 'server'; message: string }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }
  | { kind: 'deleted' }
  | { kind: 'full'; message: string }
  | { kind: 'conflict'; theirs: StoredLetter }

export type AutosaveState = {
  readonly letterId: string
  /** False until the server acknowledged the creation. */
  readonly exists: boolean
  /** Version of `acknowledged`; 0 before the creation. */
  readonly version: number
  readonly draft: LetterDraft
  /** What the server holds, as far as known. */
  readonly acknowledged: LetterDraft
  readonly sending: LetterDraft | null
  /** Fingerprints of drafts sent without reply: such a text found on the server is our own, not a conflict. */
  readonly unconfirmed: readonly string[]
  readonly editedAt: number
  readonly unsavedSince: number | null
  /** Save at once, requested by the user. */
  readonly urgent: boolean
  /** A new letter that is not saved before its writer asks for it. */
  readonly isDeferred: boolean
  readonly attempts: number
  readonly retryAt: number
  readonly online: boolean
  readonly obstacle: Obstacle | null
  readonly savedAt: number | null
  /** Increases when the text changed outside the writing surface, which must then display it. */
  readonly contentEpoch: number
}

export type AutosaveEvent =
  | { type: 'edited'; patch: Partial<LetterDraft>; at: number }
  | { type: 'replaced'; patch: Partial<LetterDraft>; at: number }
  | { type: 'saveRequested' }
  | { type: 'deferred'; isDeferred: boolean }
  | { type: 'sendStarted'; sending: LetterDraft }
  | { type: 'acknowledged'; stored: StoredLetter; at: number }
  | {
      type: 'sendFailed'
      obstacle: Exclude<Obstacle, { kind: 'conflict' }>
      mayHaveArrived: boolean
      at: number
    }
  | { type: 'conflicted'; theirs: StoredLetter; at: number }
  /** Sent while the page was closing: the reply never came. */
  | { type: 'sentWithoutReply'; sent: LetterDraft }
  | { type: 'mineChosen' }
  | { type: 'theirsChosen' }
  | { type: 'savedAsNew'; letterId: string }
  | { type: 'connection'; online: boolean }
  | { type: 'retryRequested' }

export type AutosaveStart = Pick<AutosaveState, 'letterId' | 'exists' | 'version' | 'draft'> &
  Partial<Pick<AutosaveState, 'acknowledged' | 'unconfirmed' | 'online' | 'savedAt'>>

export function startAutosave(start: AutosaveStart): AutosaveState {
  return {
    acknowledged: start.draft,
    unconfirmed: [],
    online: true,
    savedAt: null,
    ...start,
    sending: null,
    editedAt: 0,
    unsavedSince: null,
    urgent: false,
    isDeferred: false,
    attempts: 0,
    retryAt: 0,
    obstacle: null,
    contentEpoch: 0,
  }
}

export function autosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.patch, event.at)
    case 'replaced':
      return { ...edited(state, event.patch, event.at), contentEpoch: state.contentEpoch + 1 }
    case 'saveRequested':
      return { ...state, urgent: !isSaved(state), retryAt: 0, obstacle: persistentObstacle(state.obstacle) }
    case 'deferred':
      return { ...state, isDeferred: event.isDeferred && !state.exists }
    case 'sendStarted':
      return { ...state, sending: event.sending, urgent: false, isDeferred: false }
    case 'acknowledged':
      return acknowledged(state, event.stored, event.at)
    case 'sendFailed':
      return sendFailed(state, event)
    case 'sentWithoutReply':
      return { ...state, unconfirmed: addFingerprint(state.unconfirmed, event.sent) }
    case 'conflicted':
      return conflicted(state, event.theirs)
    case 'mineChosen':
      return state.obstacle?.kind === 'conflict'
        ? rebasedOn(state, state.obstacle.theirs, state.draft)
        : state
    case 'theirsChosen':
      return state.obstacle?.kind === 'conflict'
        ? rebasedOn(state, state.obstacle.theirs, state.obstacle.theirs.draft)
        : state
    case 'savedAsNew':
      return {
        ...state,
        letterId: event.letterId,
        exists: false,
        version: 0,
        sending: null,
        unconfirmed: [],
        obstacle: null,
        urgent: true,
        attempts: 0,
        retryAt: 0,
      }
    case 'connection':
      return event.online ? { ...retryable(state), online: true } : { ...state, online: false }
    case 'retryRequested':
      return retryable(state)
  }
}

function edited(state: AutosaveState, patch: Partial<LetterDraft>, at: number): AutosaveState {
  const draft = editDraft(state.draft, patch)
  if (sameDraft(draft, state.draft)) return state
  const obstacle = state.obstacle?.kind === 'refused' ? null : state.obstacle
  return { ...state, draft, obstacle, urgent: false, editedAt: at, unsavedSince: state.unsavedSince ?? at }
}

function acknowledged(state: AutosaveState, stored: StoredLetter, at: number): AutosaveState {
  const known = state.sending ?? stored.draft
  // A creation repeated after a lost answer returns what was created first, perhaps an older text of ours.
  const older = !state.exists && !sameDraft(stored.draft, known)
  const next: AutosaveState = {
    ...state,
    exists: true,
    version: stored.version,
    acknowledged: older ? stored.draft : known,
    sending: null,
    unconfirmed: [],
    obstacle: null,
    attempts: 0,
    retryAt: 0,
    savedAt: at,
  }
  return { ...next, unsavedSince: isSaved(next) ? null : state.editedAt }
}

function sendFailed(
  state: AutosaveState,
  event: Extract<AutosaveEvent, { type: 'sendFailed' }>,
): AutosaveState {
  const attempts = state.attempts + 1
  return {
    ...state,
    sending: null,
    unconfirmed: event.mayHaveArrived ? addFingerprint(state.unconfirmed, state.sending) : state.unconfirmed,
    obstacle: event.obstacle,
    attempts,
    retryAt: event.at + Math.min(maxRetryMs, firstRetryMs * 2 ** (attempts - 1)),
  }
}

function addFingerprint(prints: readonly string[], sent: LetterDraft | null): readonly string[] {
  if (!sent) return prints
  const print = fingerprint(sent)
  return prints.includes(print) ? prints : [...prints, print]
}

function conflicted(state: AutosaveState, theirs: StoredLetter): AutosaveState {
  const idle = { ...state, sending: null }
  if (state.unconfirmed.includes(fingerprint(theirs.draft))) return rebasedOn(idle, theirs, state.draft)
  const merge = mergeDrafts(state.acknowledged, state.draft, theirs.draft)
  return merge.disputed.length === 0
    ? rebasedOn(idle, theirs, merge.draft)
    : { ...idle, obstacle: { kind: 'conflict', theirs } }
}

/** Continues from the server’s version, with `draft` as the text to save. */
function rebasedOn(state: AutosaveState, theirs: StoredLetter, draft: LetterDraft): AutosaveState {
  const next: AutosaveState = {
    ...state,
    exists: true,
    draft,
    acknowledged: theirs.draft,
    version: theirs.version,
    unconfirmed: [],
    obstacle: null,
    urgent: true,
    attempts: 0,
    retryAt: 0,
    contentEpoch: draft.content === state.draft.content ? state.contentEpoch : state.contentEpoch + 1,
  }
  return isSaved(next)
    ? { ...next, urgent: false, unsavedSince: null, savedAt: Date.parse(theirs.updatedAt) }
    : next
}

/** An explicit save retries after any obstacle except those that need a choice. */
const persistentObstacle = (obstacle: Obstacle | null): Obstacle | null =>
  obstacle?.kind === 'conflict' || obstacle?.kind === 'deleted' ? obstacle : null

/** Page visible again or network back: the session may have been renewed, a letter deleted, the server may answer. */
const retryable = (state: AutosaveState): AutosaveState => ({
  ...state,
  retryAt: 0,
  obstacle: state.obstacle?.kind === 'session' || state.obstacle?.kind === 'full' ? null : state.obstacle,
})

/** True when the server has every field of the draft, invalid ones included. */
export function isSaved(state: AutosaveState): boolean {
  return state.exists && sameDraft(clean(state).draft, state.acknowledged) && isFaultless(state)
}

const clean = (state: AutosaveState) => sendable(state.draft, state.acknowledged)
const isFaultless = (state: AutosaveState): boolean => firstFault(state) === null

export type SaveFault = { field: WritableField; message: string }

/** The first field that the server would refuse: it stays on this device while the others are saved. */
export function firstFault(state: AutosaveState): SaveFault | null {
  const { faults } = clean(state)
  for (const field of writableFields) {
    const path = Object.keys(faults).find((candidate) => candidate.split('.')[0] === field)
    if (path !== undefined) return { field, message: faults[path] ?? '' }
  }
  return null
}

/** What to send and when; null when there is nothing to send or nothing can be sent. */
export function nextSend(state: AutosaveState): { draft: LetterDraft; at: number } | null {
  const { obstacle } = state
  const blocked = obstacle !== null && obstacle.kind !== 'unreachable' && obstacle.kind !== 'server'
  if (state.sending || blocked || !state.online || (state.isDeferred && !state.urgent)) return null
  const { draft } = clean(state)
  const wanted = state.exists
    ? changedFields(state.acknowledged, draft).length > 0
    : state.urgent || state.unconfirmed.length > 0 || !sameDraft(state.draft, state.acknowledged)
  if (!wanted) return null
  const quiet = Math.min(state.editedAt + saveDelayMs, (state.unsavedSince ?? 0) + maxUnsavedMs)
  return { draft, at: state.urgent ? 0 : Math.max(quiet, state.retryAt) }
}

/** What the device must store: the draft while the server lacks any of it, else null. */
export function draftToStore(state: AutosaveState): LetterDraft | null {
  const unsent = !state.exists && !sameDraft(state.draft, state.acknowledged)
  const unsaved = state.exists && !isSaved(state)
  return unsent || unsaved || state.sending !== null ? state.draft : null
}

export type SaveStatus = 'blank' | 'saved' | 'unsaved' | 'saving' | 'offline' | 'blocked'

/** The status displayed to the user. */
export function saveStatus(state: AutosaveState): SaveStatus {
  if (isSaved(state)) return 'saved'
  if (!state.online || state.obstacle?.kind === 'unreachable') return 'offline'
  if (state.sending) return 'saving'
  if (!state.exists && sameDraft(state.draft, state.acknowledged)) return 'blank'
  return state.obstacle ? 'blocked' : 'unsaved'
}

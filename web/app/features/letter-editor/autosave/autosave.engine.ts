import type { VersionAuthor } from '@lettrine/contract/letters'
import type {
  Clock,
  DeviceDrafts,
  DraftRecord,
  LetterServer,
  SaveOrigin,
  SendResult,
} from './autosave.ports.ts'
import {
  type AutosaveEvent,
  type AutosaveStart,
  type AutosaveState,
  autosave,
  draftToStore,
  nextSend,
  startAutosave,
} from './autosave.state.ts'
import { fingerprint, type LetterDraft, sendable } from './letter-draft.ts'

const storeDelayMs = 250

export type AutosaveDeps = {
  userId: string
  tabId: string
  server: LetterServer
  drafts: DeviceDrafts
  clock: Clock
  newId: () => string
  /** The record this session goes on from; removed once this session keeps its own. */
  recoveredFrom?: DraftRecord | undefined
}

export type Autosave = ReturnType<typeof createAutosave>

/** Runs the decisions of `autosave.state.ts`: one send at a time, everything unsent stored on the device. */
export function createAutosave(deps: AutosaveDeps, start: AutosaveStart) {
  const { server, drafts, clock } = deps
  let state = startAutosave(start)
  let pending: (() => Partial<LetterDraft> | null) | undefined
  let stored = ''
  let storeQueue: Promise<void> = Promise.resolve()
  let cancelStore: (() => void) | undefined
  let cancelSend: (() => void) | undefined
  let disposed = false
  let copyId: string | undefined
  let recovered = deps.recoveredFrom
  let madeBy: VersionAuthor | undefined
  const listeners = new Set<() => void>()

  function dispatch(event: AutosaveEvent): void {
    const before = state
    state = autosave(state, event)
    if (state !== before) for (const listener of listeners) listener()
    if (disposed) return
    scheduleStore()
    scheduleSend()
  }

  function record(draft: LetterDraft): DraftRecord {
    const { letterId, exists, version, acknowledged, unconfirmed, sending } = state
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

  const stamp = (draft: LetterDraft | null): string =>
    draft === null
      ? ''
      : `${state.letterId} ${state.version} ${state.unconfirmed.length} ${state.sending !== null} ${fingerprint(draft)}`

  function scheduleStore(): void {
    if (cancelStore) return
    cancelStore = clock.after(storeDelayMs, () => {
      cancelStore = undefined
      storeDraft()
    })
  }

  function storeDraft(): void {
    const wanted = draftToStore(state)
    const now = stamp(wanted)
    if (now === stored && !recovered) return
    const leaving = stored !== '' && stored.split(' ')[0] !== state.letterId ? stored.split(' ')[0] : undefined
    stored = now
    const key = { userId: deps.userId, letterId: state.letterId, tabId: deps.tabId }
    const entry = wanted && record(wanted)
    storeQueue = storeQueue
      .then(() => (entry ? drafts.write(entry) : drafts.remove(key)))
      .then(() => (leaving ? drafts.remove({ ...key, letterId: leaving }) : undefined))
      .then(removeRecovered)
      // A full or forbidden storage must not stop the saving on the server; the next change tries again.
      .catch(() => {
        stored = ''
      })
  }

  async function removeRecovered(): Promise<void> {
    const record = recovered
    recovered = undefined
    if (record) await drafts.remove(record)
  }

  function scheduleSend(): void {
    cancelSend?.()
    cancelSend = undefined
    const next = nextSend(state)
    if (next) cancelSend = clock.after(Math.max(0, next.at - clock.now()), () => void send())
  }

  async function send(): Promise<void> {
    pull()
    const next = nextSend(state)
    if (!next || disposed) return
    const { letterId, exists, version, acknowledged } = state
    const author = madeBy
    const mark: SaveOrigin = { autosave: !state.urgent, ...(author && { author }) }
    dispatch({ type: 'sendStarted', sending: next.draft })
    const result = exists
      ? await server.save(letterId, version, acknowledged, next.draft, mark)
      : await server.create(letterId, next.draft, mark)
    if (result.kind === 'stored' && madeBy === author) madeBy = undefined
    settle(result)
    // The drafts follows an acknowledgement at once, so that little is left to reconcile after a crash.
    storeDraft()
  }

  function settle(result: SendResult): void {
    const at = clock.now()
    if (result.kind === 'stored') dispatch({ type: 'acknowledged', stored: result.letter, at })
    else if (result.kind === 'conflict') dispatch({ type: 'conflicted', theirs: result.theirs, at })
    else {
      const mayHaveArrived = result.kind === 'unreachable' || result.kind === 'server'
      dispatch({ type: 'sendFailed', obstacle: result, mayHaveArrived, at })
    }
  }

  /** Takes what the writing surface has not handed over yet. */
  function pull(): void {
    const patch = pending?.()
    if (patch) dispatch({ type: 'edited', patch, at: clock.now() })
  }

  function storeOnDevice(): void {
    pull()
    const wanted = draftToStore(state)
    if (!wanted) return
    drafts.writeNow(record(wanted))
    storeDraft()
  }

  storeDraft()
  scheduleSend()

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: (patch: Partial<LetterDraft>) => dispatch({ type: 'edited', patch, at: clock.now() }),
    /** A change that the writing surface did not make itself and must show. */
    replace: (patch: Partial<LetterDraft>) => dispatch({ type: 'replaced', patch, at: clock.now() }),
    /** `source` gives what was typed since it was last asked, or null. */
    pullFrom(source: (() => Partial<LetterDraft> | null) | undefined): void {
      pending = source
    },
    pull,
    /** The next text saved was not typed by its writer: the history will say who made it. */
    attributeNextSave(author: VersionAuthor): void {
      madeBy = author
    },
    saveNow(): void {
      pull()
      dispatch({ type: 'saveRequested' })
    },
    /** Sends what there is to send without waiting; unlike `saveNow`, never creates an untouched letter. */
    flush(): void {
      pull()
      if (draftToStore(state) && !state.isDeferred) dispatch({ type: 'saveRequested' })
    },
    /** A new letter stays on this device until `saveNow`. */
    defer: (isDeferred: boolean) => dispatch({ type: 'deferred', isDeferred }),
    /** Resolves when the server has everything, or when something prevents it. */
    whenSettled(): Promise<AutosaveState> {
      const resting = () => !state.sending && (state.obstacle !== null || nextSend(state) === null)
      return new Promise((resolve) => {
        const check = () => {
          if (!resting()) return
          listeners.delete(check)
          resolve(state)
        }
        listeners.add(check)
        check()
      })
    },
    setOnline: (online: boolean) => dispatch({ type: 'connection', online }),
    retryNow: () => dispatch({ type: 'retryRequested' }),
    /** A letter read again turned out to differ from the base of this draft. */
    compareWith: (theirs: Extract<SendResult, { kind: 'conflict' }>['theirs']) =>
      dispatch({ type: 'conflicted', theirs, at: clock.now() }),
    keepMine: () => dispatch({ type: 'mineChosen' }),
    takeTheirs: () => dispatch({ type: 'theirsChosen' }),
    /** Saves my text as a letter of its own, named `id`, then shows theirs; only when the copy is made. */
    async keepBoth(titleOf: (title: string) => string): Promise<SendResult & { id: string }> {
      pull()
      copyId ??= deps.newId()
      const id = copyId
      const titled = { ...state.draft, title: titleOf(state.draft.title), status: 'draft' as const }
      const { draft: mine, faults } = sendable(titled, titled)
      const [fault] = Object.values(faults)
      if (fault !== undefined) return { kind: 'refused', message: fault, id }
      const result = await server.create(id, mine)
      if (result.kind !== 'stored') return { ...result, id }
      copyId = undefined
      dispatch({ type: 'theirsChosen' })
      return { ...result, id }
    },
    saveAsNew: () => dispatch({ type: 'savedAsNew', letterId: deps.newId() }),
    /** Keeps everything on the device, at once. */
    storeOnDevice,
    /** The page is going: keep everything on the device, and try to send. */
    beforeUnload(): void {
      storeOnDevice()
      const next = nextSend(state)
      if (!next || !state.exists) return
      server.saveOnLeave(state.letterId, state.version, state.acknowledged, next.draft)
      dispatch({ type: 'sentWithoutReply', sent: next.draft })
    },
    /** Stops the timers after a last writing on the device; resolves when it is done. */
    dispose(): Promise<void> {
      pull()
      cancelStore?.()
      cancelSend?.()
      storeDraft()
      disposed = true
      return storeQueue
    },
  }
}

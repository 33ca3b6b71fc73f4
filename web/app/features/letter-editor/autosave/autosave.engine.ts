import type { VersionAuthor } from '@lettrine/contract/letters'
import type { LetterServer, SaveOrigin, SendResult } from './autosave.ports.ts'
import {
  type AutosaveEvent,
  type AutosaveStart,
  type AutosaveState,
  autosave,
  draftToStore,
  nextSend,
  startAutosave,
} from './autosave.state.ts'
import { createDraftStorage, type DraftStorageDeps } from './draft-storage.ts'
import { type LetterDraft, sendable } from './letter-draft.ts'

export type AutosaveDeps = DraftStorageDeps & {
  server: LetterServer
  newId: () => string
}

export type Autosave = ReturnType<typeof createAutosave>

/** Holds the state of the draft, stores it on the device and sends it: one request at a time. */
function createEngine(deps: AutosaveDeps, start: AutosaveStart) {
  const { server, clock } = deps
  let state = startAutosave(start)
  let pending: (() => Partial<LetterDraft> | null) | undefined
  let cancelSend: (() => void) | undefined
  let disposed = false
  let author: VersionAuthor | undefined
  const listeners = new Set<() => void>()
  const storage = createDraftStorage(deps, () => state)

  function dispatch(event: AutosaveEvent): void {
    const before = state
    state = autosave(state, event)
    if (state !== before) for (const listener of listeners) listener()
    if (disposed) return
    storage.schedule()
    scheduleSend()
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
    const sentAuthor = author
    const origin: SaveOrigin = { autosave: !state.urgent, ...(sentAuthor && { author: sentAuthor }) }
    dispatch({ type: 'sendStarted', sending: next.draft })
    const result = exists
      ? await server.save(letterId, version, acknowledged, next.draft, origin)
      : await server.create(letterId, next.draft, origin)
    if (result.kind === 'stored' && author === sentAuthor) author = undefined
    dispatch(eventOf(result, clock.now()))
    // Stored at once after an acknowledgement, so that little is left to reconcile after a crash.
    storage.store()
  }

  /** Takes what the writing surface has not handed over yet. */
  function pull(): void {
    const patch = pending?.()
    if (patch) dispatch({ type: 'edited', patch, at: clock.now() })
  }

  storage.store()
  scheduleSend()

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
    pull,
    /** `source` returns what was typed since its last call, or null. */
    pullFrom(source: (() => Partial<LetterDraft> | null) | undefined): void {
      pending = source
    },
    /** The next text saved was not typed by its writer: its version names this author. */
    attributeNextSave(next: VersionAuthor): void {
      author = next
    },
    /** Stores everything on the device, at once. */
    storeOnDevice(): void {
      pull()
      storage.storeNow()
    },
    /** Stops the timers after a last write on the device; resolves when it is done. */
    dispose(): Promise<void> {
      pull()
      cancelSend?.()
      const written = storage.dispose()
      disposed = true
      return written
    },
  }
}

function eventOf(result: SendResult, at: number): AutosaveEvent {
  if (result.kind === 'stored') return { type: 'acknowledged', stored: result.letter, at }
  if (result.kind === 'conflict') return { type: 'conflicted', theirs: result.theirs, at }
  const mayHaveArrived = result.kind === 'unreachable' || result.kind === 'server'
  return { type: 'sendFailed', obstacle: result, mayHaveArrived, at }
}

/** Runs the decisions of `autosave.state.ts`: the engine, and the commands of the editor on it. */
export function createAutosave(deps: AutosaveDeps, start: AutosaveStart) {
  const { server, clock } = deps
  const { dispatch, ...engine } = createEngine(deps, start)
  const { getState, subscribe, pull } = engine
  let copyId: string | undefined

  return {
    ...engine,
    edit: (patch: Partial<LetterDraft>) => dispatch({ type: 'edited', patch, at: clock.now() }),
    /** A change that the writing surface did not make itself and must display. */
    replace: (patch: Partial<LetterDraft>) => dispatch({ type: 'replaced', patch, at: clock.now() }),
    saveNow(): void {
      pull()
      dispatch({ type: 'saveRequested' })
    },
    /** Sends without waiting for the timer; unlike `saveNow`, never creates an untouched letter. */
    flush(): void {
      pull()
      if (draftToStore(getState()) && !getState().isDeferred) dispatch({ type: 'saveRequested' })
    },
    /** A new letter stays on this device until `saveNow`. */
    defer: (isDeferred: boolean) => dispatch({ type: 'deferred', isDeferred }),
    /** Resolves when the server has everything, or when something prevents it. */
    whenSettled(): Promise<AutosaveState> {
      return new Promise((resolve) => {
        const check = () => {
          const state = getState()
          if (state.sending || (state.obstacle === null && nextSend(state) !== null)) return
          unsubscribe()
          resolve(state)
        }
        const unsubscribe = subscribe(check)
        check()
      })
    },
    setOnline: (online: boolean) => dispatch({ type: 'connection', online }),
    retryNow: () => dispatch({ type: 'retryRequested' }),
    /** A letter fetched again turned out to differ from the base of this draft. */
    compareWith: (theirs: Extract<SendResult, { kind: 'conflict' }>['theirs']) =>
      dispatch({ type: 'conflicted', theirs, at: clock.now() }),
    keepMine: () => dispatch({ type: 'mineChosen' }),
    takeTheirs: () => dispatch({ type: 'theirsChosen' }),
    /** Saves my text as a separate letter named `id`, then displays theirs; only once the copy is made. */
    async keepBoth(titleOf: (title: string) => string): Promise<SendResult & { id: string }> {
      pull()
      copyId ??= deps.newId()
      const id = copyId
      const { draft } = getState()
      const titled = { ...draft, title: titleOf(draft.title), status: 'draft' as const }
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
    /** The page closes: stores everything on the device, and tries to send. */
    beforeUnload(): void {
      engine.storeOnDevice()
      const state = getState()
      const next = nextSend(state)
      if (!next || !state.exists) return
      server.saveOnLeave(state.letterId, state.version, state.acknowledged, next.draft)
      dispatch({ type: 'sentWithoutReply', sent: next.draft })
    },
  }
}

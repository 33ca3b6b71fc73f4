import type { VersionAuthor } from '@lettrine/contract/letters'
import type {
  Clock,
  DeviceJournal,
  JournalRecord,
  LetterServer,
  SaveMark,
  SendResult,
} from './autosave.ports.ts'
import {
  type AutosaveEvent,
  type AutosaveStart,
  type AutosaveState,
  autosave,
  nextSend,
  startAutosave,
  wantedInJournal,
} from './autosave.state.ts'
import { fingerprint, type LetterDraft, sendable } from './letter-draft.ts'

const journalDelayMs = 250

export type AutosaveDeps = {
  userId: string
  tabId: string
  server: LetterServer
  journal: DeviceJournal
  clock: Clock
  newId: () => string
  /** The record this session goes on from; removed once this session keeps its own. */
  adopts?: JournalRecord | undefined
}

export type Autosave = ReturnType<typeof createAutosave>

/** Runs the decisions of `autosave.state.ts`: one send at a time, everything unsent kept on the device. */
export function createAutosave(deps: AutosaveDeps, start: AutosaveStart) {
  const { server, journal, clock } = deps
  let state = startAutosave(start)
  let pending: (() => Partial<LetterDraft> | null) | undefined
  let kept = ''
  let journalQueue: Promise<void> = Promise.resolve()
  let cancelJournal: (() => void) | undefined
  let cancelSend: (() => void) | undefined
  let disposed = false
  let copyId: string | undefined
  let adopted = deps.adopts
  let madeBy: VersionAuthor | undefined
  const listeners = new Set<() => void>()

  function dispatch(event: AutosaveEvent): void {
    const before = state
    state = autosave(state, event)
    if (state !== before) for (const listener of listeners) listener()
    if (disposed) return
    scheduleJournal()
    scheduleSend()
  }

  function record(draft: LetterDraft): JournalRecord {
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

  function scheduleJournal(): void {
    if (cancelJournal) return
    cancelJournal = clock.after(journalDelayMs, () => {
      cancelJournal = undefined
      writeJournal()
    })
  }

  function writeJournal(): void {
    const wanted = wantedInJournal(state)
    const now = stamp(wanted)
    if (now === kept && !adopted) return
    const leaving = kept !== '' && kept.split(' ')[0] !== state.letterId ? kept.split(' ')[0] : undefined
    kept = now
    const key = { userId: deps.userId, letterId: state.letterId, tabId: deps.tabId }
    const entry = wanted && record(wanted)
    journalQueue = journalQueue
      .then(() => (entry ? journal.write(entry) : journal.remove(key)))
      .then(() => (leaving ? journal.remove({ ...key, letterId: leaving }) : undefined))
      .then(dropAdopted)
      // A full or forbidden storage must not stop the saving on the server; the next change tries again.
      .catch(() => {
        kept = ''
      })
  }

  async function dropAdopted(): Promise<void> {
    const record = adopted
    adopted = undefined
    if (record) await journal.remove(record)
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
    const mark: SaveMark = { autosave: !state.urgent, ...(author && { author }) }
    dispatch({ type: 'sendStarted', sending: next.draft })
    const result = exists
      ? await server.save(letterId, version, acknowledged, next.draft, mark)
      : await server.create(letterId, next.draft, mark)
    if (result.kind === 'stored' && madeBy === author) madeBy = undefined
    settle(result)
    // The journal follows an acknowledgement at once, so that little is left to reconcile after a crash.
    writeJournal()
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

  function keep(): void {
    pull()
    const wanted = wantedInJournal(state)
    if (!wanted) return
    journal.writeNow(record(wanted))
    writeJournal()
  }

  writeJournal()
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
    creditNext(author: VersionAuthor): void {
      madeBy = author
    },
    saveNow(): void {
      pull()
      dispatch({ type: 'saveAsked' })
    },
    /** Sends what there is to send without waiting; unlike `saveNow`, never creates an untouched letter. */
    hurry(): void {
      pull()
      if (wantedInJournal(state) && !state.held) dispatch({ type: 'saveAsked' })
    },
    /** A new letter stays on this device until `saveNow`. */
    hold: (held: boolean) => dispatch({ type: 'held', held }),
    /** Resolves when the server has everything, or when something prevents it. */
    settled(): Promise<AutosaveState> {
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
    wake: () => dispatch({ type: 'woke' }),
    /** A letter read again turned out to differ from the base of this draft. */
    compareWith: (theirs: Extract<SendResult, { kind: 'conflict' }>['theirs']) =>
      dispatch({ type: 'conflicted', theirs, at: clock.now() }),
    keepMine: () => dispatch({ type: 'keptMine' }),
    takeTheirs: () => dispatch({ type: 'tookTheirs' }),
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
      dispatch({ type: 'tookTheirs' })
      return { ...result, id }
    },
    saveAsNew: () => dispatch({ type: 'becameNew', letterId: deps.newId() }),
    /** Keeps everything on the device, at once. */
    keep,
    /** The page is going: keep everything on the device, and try to send. */
    leave(): void {
      keep()
      const next = nextSend(state)
      if (!next || !state.exists) return
      server.saveOnLeave(state.letterId, state.version, state.acknowledged, next.draft)
      dispatch({ type: 'sentUnheard', sent: next.draft })
    },
    /** Stops the timers after a last writing on the device; resolves when it is done. */
    dispose(): Promise<void> {
      pull()
      cancelJournal?.()
      cancelSend?.()
      writeJournal()
      disposed = true
      return journalQueue
    },
  }
}

import type {
  Clock,
  DeviceDrafts,
  DraftRecord,
  LetterServer,
  SaveOrigin,
  SendResult,
} from '../app/features/letter-editor/autosave/autosave.ports.ts'
import { createDeviceDrafts, type RecordStore } from '../app/features/letter-editor/autosave/device-drafts.ts'
import {
  blankDraft,
  type LetterDraft,
  type StoredLetter,
} from '../app/features/letter-editor/autosave/letter-draft.ts'

export const draftWith = (patch: Partial<LetterDraft> = {}): LetterDraft => ({ ...blankDraft, ...patch })

/** A fake clock that a test advances; every callback runs until its promises settle. */
export function fakeClock() {
  let now = 1_000_000
  let timers: { at: number; callback: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after(delayMs, callback) {
      const timer = { at: now + delayMs, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  const rest = async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  }
  async function advance(ms: number) {
    const end = now + ms
    await rest()
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter((other) => other !== next)
      now = Math.max(now, next.at)
      next.callback()
      await rest()
    }
    now = end
  }
  return { clock, advance, rest }
}

/** `full`: the quota refuses new letters, existing ones are saved as usual. */
export type Network = 'fine' | 'lostRequest' | 'lostAnswer' | 'broken' | 'session' | 'full'

/** A fake server behind a network that can lose requests and answers. */
export function fakeServer() {
  const letters = new Map<string, StoredLetter>()
  const seen: string[] = []
  const marks: (SaveOrigin | undefined)[] = []
  let network: Network = 'fine'

  function through(answer: () => SendResult): Promise<SendResult> {
    if (network === 'lostRequest') return Promise.resolve({ kind: 'unreachable' })
    if (network === 'session') return Promise.resolve({ kind: 'session' })
    if (network === 'broken') return Promise.resolve({ kind: 'server', message: 'Erreur serveur.' })
    const result = answer()
    return Promise.resolve(network === 'lostAnswer' ? { kind: 'unreachable' } : result)
  }

  function store(id: string, version: number, draft: LetterDraft): SendResult {
    const letter = { version, draft, updatedAt: '2026-11-20T13:32:00.000Z' }
    letters.set(id, letter)
    seen.push(draft.content)
    return { kind: 'stored', letter }
  }

  function write(id: string, version: number, draft: LetterDraft): SendResult {
    const current = letters.get(id)
    if (!current) return { kind: 'deleted' }
    return current.version === version ? store(id, version + 1, draft) : { kind: 'conflict', theirs: current }
  }

  const server: LetterServer = {
    create: (id, draft, mark) =>
      through(() => {
        marks.push(mark)
        const existing = letters.get(id)
        if (!existing && network === 'full') return { kind: 'full', message: 'Trois lettres.' }
        return existing ? { kind: 'stored', letter: existing } : store(id, 1, draft)
      }),
    save: (id, version, _known, next, mark) =>
      through(() => {
        marks.push(mark)
        return write(id, version, next)
      }),
    saveOnLeave: (id, version, _known, next) => void through(() => write(id, version, next)),
  }
  return {
    server,
    letters,
    /** Origin of each save that arrived. */
    marks,
    /** Every text that the server accepted; overwritten ones stay in the version history. */
    seen,
    become: (next: Network) => {
      network = next
    },
    /** Saves the letter from another device of the same user. */
    elsewhere(id: string, patch: Partial<LetterDraft>) {
      const current = letters.get(id)
      if (current) store(id, current.version + 1, { ...current.draft, ...patch })
    },
  }
}

/** A fake device whose storage survives crashes; crashed tabs are no longer open. */
export function fakeDevice() {
  const stored = new Map<string, DraftRecord>()
  const instant = new Map<string, DraftRecord>()
  const alive = new Set<string>()
  const store: RecordStore = {
    set: async (key, record) => void stored.set(key, structuredClone(record)),
    delete: async (key) => void stored.delete(key),
    entries: async () => [...stored.entries()],
  }
  const drafts: DeviceDrafts = createDeviceDrafts(
    store,
    {
      set: (key, record) => void instant.set(key, structuredClone(record)),
      delete: (key) => void instant.delete(key),
      entries: () => [...instant.entries()],
    },
    async () => alive,
  )
  return { drafts, alive, stored, instant }
}

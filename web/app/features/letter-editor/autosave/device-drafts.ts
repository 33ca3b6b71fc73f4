import { del, entries, set } from 'idb-keyval'
import { draftsStore } from '../../../lib/device/drafts-store.ts'
import type { DeviceDrafts, DraftRecord } from './autosave.ports.ts'

type RecordKey = Pick<DraftRecord, 'userId' | 'letterId' | 'tabId'>

/** Where records are stored: asynchronous and large, or synchronous and small. Tests use a Map. */
export type RecordStore = {
  set(key: string, record: DraftRecord): Promise<void>
  delete(key: string): Promise<void>
  entries(): Promise<[string, DraftRecord][]>
}
export type InstantStore = {
  set(key: string, record: DraftRecord): void
  delete(key: string): void
  entries(): [string, DraftRecord][]
}

const keyOf = ({ userId, letterId, tabId }: RecordKey) => `${userId}/${letterId}/${tabId}`

/** `openTabs` names the tabs that are open: their records are in use. */
export function createDeviceDrafts(
  store: RecordStore,
  instant: InstantStore,
  openTabs: () => Promise<ReadonlySet<string>>,
): DeviceDrafts {
  return {
    async write(record) {
      await store.set(keyOf(record), record)
      instant.delete(keyOf(record))
    },
    async remove(record) {
      instant.delete(keyOf(record))
      await store.delete(keyOf(record))
    },
    writeNow: (record) => instant.set(keyOf(record), record),
    async orphans(userId) {
      const newest = new Map<string, DraftRecord>()
      for (const [key, record] of [...(await store.entries()), ...instant.entries()]) {
        const known = newest.get(key)
        if (record.userId === userId && (!known || known.updatedAt < record.updatedAt))
          newest.set(key, record)
      }
      const open = await openTabs()
      return [...newest.values()]
        .filter(({ tabId }) => !open.has(tabId))
        .sort((a, b) => b.updatedAt - a.updatedAt)
    },
  }
}

const indexed = (): RecordStore => {
  const store = draftsStore()
  return {
    set: (key, record) => set(key, record, store),
    delete: (key) => del(key, store),
    entries: () => entries<string, DraftRecord>(store),
  }
}

const instantPrefix = 'lettrine.draft/'

const instantStorage: InstantStore = {
  set(key, record) {
    try {
      localStorage.setItem(instantPrefix + key, JSON.stringify(record))
    } catch {
      // Full or forbidden: the asynchronous write, started at the same time, may still succeed.
    }
  },
  delete: (key) => localStorage.removeItem(instantPrefix + key),
  entries: () =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith(instantPrefix))
      .map(([key, text]) => [key.slice(instantPrefix.length), JSON.parse(String(text)) as DraftRecord]),
}

const lockPrefix = 'lettrine-draft/'

/** Holds a lock that marks the tab as open until released; the browser releases it when the tab is closed. */
export function lockTab(tabId: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockPrefix + tabId, () => held)
  return () => release()
}

async function openTabs(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query()
  return new Set((locks?.held ?? []).map(({ name }) => (name ?? '').slice(lockPrefix.length)))
}

let drafts: DeviceDrafts | undefined

/** The drafts stored in this browser; opened on first use, because a prerendered page has no storage. */
export function deviceDrafts(): DeviceDrafts {
  drafts ??= createDeviceDrafts(indexed(), instantStorage, openTabs)
  return drafts
}

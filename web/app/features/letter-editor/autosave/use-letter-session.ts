import type { Profile } from '@lettrine/contract/profile'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { readLetterOnce } from '../../../lib/api/expected-letter.ts'
import { takeEarlyDraft } from '../early/early-record.ts'
import { type Autosave, createAutosave } from './autosave.engine.ts'
import { systemClock } from './autosave.ports.ts'
import { type Opening, openLetter } from './autosave.recovery.ts'
import { deviceDrafts, lockTab } from './device-drafts.ts'
import { uuidv7 } from './device-id.ts'
import type { DeviceMemory } from './device-memory.ts'
import type { EditorSession } from './editor-session.state.ts'
import { blankDraft, type LetterDraft, type StoredLetter, storedLetter } from './letter-draft.ts'
import { letterServer } from './letter-server.ts'
import { wasPageReloaded } from './page-reload.ts'

export type LetterOpening =
  | { phase: 'opening' }
  | { phase: 'failed'; message: string; status: number; retry: () => void }
  | { phase: 'open'; autosave: Autosave; recovered: boolean }

/** Settles once the letter that was left last is stored. */
let leaving: Promise<unknown> = Promise.resolve()

/** Opens a letter for editing: from the server, from the device after a crash, or blank. */
export function useLetterSession(
  session: EditorSession,
  user: Profile,
  memory: DeviceMemory,
  /** A page that was reloaded or left had started this letter: its address leads back to it. */
  onBegun: (letterId: string) => void,
): LetterOpening {
  const [opening, setOpening] = useState<{ key: string; value: LetterOpening }>()
  const [attempt, setAttempt] = useState(0)
  const { key } = session

  // The session’s key identifies it: its other fields change without another letter being opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; `attempt` asks again after a failure
  useEffect(() => {
    let left = false
    const tabId = uuidv7()
    const release = lockTab(tabId)
    let autosave: Autosave | undefined
    const show = (value: LetterOpening) => setOpening({ key, value })

    function begin({ start, compareWith, recovered }: Opening, adopts?: Parameters<typeof openLetter>[2]) {
      autosave = createAutosave(
        {
          userId: user.id,
          tabId,
          server: letterServer,
          drafts: deviceDrafts(),
          clock: systemClock,
          newId: uuidv7,
          recoveredFrom: recovered ? adopts : undefined,
        },
        { ...start, online: navigator.onLine },
      )
      if (compareWith) autosave.compareWith(compareWith)
      show({ phase: 'open', autosave, recovered })
    }

    // An unreadable storage must not prevent the letter from opening.
    const orphans = () =>
      deviceDrafts()
        .orphans(user.id)
        .catch(() => [])

    const isBegun = async (letterId: string) => {
      await leaving.catch(() => {})
      return (
        (await orphans()).some((record) => record.letterId === letterId) ||
        !((await readLetter(letterId)) instanceof ApiError)
      )
    }

    async function open() {
      if (session.unnamed) {
        const isReloaded = wasPageReloaded()
        const isKnown = session.returned && (await isBegun(session.letterId))
        const begun = isReloaded && !isKnown ? (await orphans()).find(({ exists }) => !exists) : undefined
        if (left) return
        if (begun) return onBegun(begun.letterId)
        if (!isKnown) {
          const start = {
            letterId: session.letterId,
            exists: false,
            version: 0,
            draft: newDraft(user, memory),
          }
          return begin({ start, recovered: false })
        }
        onBegun(session.letterId)
      }
      const stored =
        takeEarlyDraft(user, session.letterId) ??
        (await orphans()).find((record) => record.letterId === session.letterId)
      const current = await readLetter(session.letterId)
      if (left) return
      const found = openLetter(session.letterId, current instanceof ApiError ? null : current, stored)
      if (stored && found && !found.recovered) void deviceDrafts().remove(stored)
      if (found) return begin(found, stored)
      const { message, status } = current as ApiError
      show({ phase: 'failed', message, status, retry: () => setAttempt((count) => count + 1) })
    }

    show({ phase: 'opening' })
    void open()
    return () => {
      left = true
      leaving = Promise.resolve(autosave?.dispose()).finally(release)
    }
  }, [key, user.id, attempt])

  return opening?.key === key ? opening.value : { phase: 'opening' }
}

async function readLetter(id: string): Promise<StoredLetter | ApiError> {
  try {
    return storedLetter((await readLetterOnce(id)).data)
  } catch (fault) {
    if (fault instanceof ApiError) return fault
    throw fault
  }
}

function newDraft(user: Profile, memory: DeviceMemory): LetterDraft {
  const known = memory.sender()
  const { address, city } = user.candidate
  const fromProfile = {
    name: user.displayName,
    email: user.email,
    phone: user.phoneNumber ?? '',
    address,
    city,
  }
  const { language, design } = memory.settings()
  return { ...blankDraft, sender: known ?? fromProfile, language, page: { ...blankDraft.page, design } }
}

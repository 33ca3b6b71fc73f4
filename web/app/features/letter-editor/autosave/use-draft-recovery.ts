import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orpc } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toast.ts'
import { editorText } from '../letter-editor.fr.ts'
import { createAutosave } from './autosave.engine.ts'
import { type DraftRecord, systemClock } from './autosave.ports.ts'
import { type AutosaveState, isSaved } from './autosave.state.ts'
import { deviceDrafts, lockTab } from './device-drafts.ts'
import { uuidv7 } from './device-id.ts'
import { letterServer } from './letter-server.ts'

/** A letter that is stored on this device only. */
export type UnsavedDraft = { letterId: string; title: string }

/**
 * Saves drafts that a closed tab left on this device; a letter changed elsewhere since needs its writer’s choice.
 * Returns those that the quota refuses.
 */
export function useDraftRecovery(userId: string): readonly UnsavedDraft[] {
  const [waiting, setWaiting] = useState<readonly UnsavedDraft[]>([])
  const client = useQueryClient()
  useEffect(() => {
    let left = false
    async function recover() {
      let saved = 0
      const full: UnsavedDraft[] = []
      for (const record of await deviceDrafts().orphans(userId)) {
        if (left) break
        const state = await saveRecovered(record)
        if (isSaved(state)) saved += 1
        else if (state.obstacle?.kind === 'full')
          full.push({ letterId: record.letterId, title: state.draft.title })
      }
      if (!left) setWaiting(full)
      if (saved === 0) return
      toast.info({ title: editorText.recoveredElsewhere(saved) })
      await client.invalidateQueries({ queryKey: orpc.letters.key() })
    }
    recover().catch(() => {
      // The stored drafts cannot be read; they stay, and the next visit tries again.
    })
    return () => {
      left = true
    }
  }, [userId, client])
  return waiting
}

async function saveRecovered(record: DraftRecord): Promise<AutosaveState> {
  const tabId = uuidv7()
  const release = lockTab(tabId)
  const session = createAutosave(
    {
      userId: record.userId,
      tabId,
      server: letterServer,
      drafts: deviceDrafts(),
      clock: systemClock,
      newId: uuidv7,
      recoveredFrom: record,
    },
    { ...record, online: navigator.onLine },
  )
  const state = await session.whenSettled()
  await session.dispose()
  release()
  return state
}

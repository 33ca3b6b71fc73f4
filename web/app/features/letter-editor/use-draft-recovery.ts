import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orpc } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import { createAutosave } from './autosave.engine.ts'
import { type JournalRecord, systemClock } from './autosave.ports.ts'
import { isSaved } from './autosave.state.ts'
import { uuidv7 } from './device-id.ts'
import { deviceJournal, holdTab } from './device-queue.ts'
import { editorText } from './letter-editor.fr.ts'
import { letterServer } from './letter-server.ts'

/** Saves what a closed tab left on this device; a letter changed elsewhere since waits for its writer’s choice. */
export function useDraftRecovery(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    let left = false
    async function recover() {
      let saved = 0
      for (const record of await deviceJournal().orphans(userId)) {
        if (!left && (await saveOrphan(record))) saved += 1
      }
      if (saved === 0) return
      toast.info({ title: editorText.recoveredElsewhere(saved) })
      await client.invalidateQueries({ queryKey: orpc.letters.key() })
    }
    recover().catch(() => {
      // The journal cannot be read now; it stays, and the next visit tries again.
    })
    return () => {
      left = true
    }
  }, [userId, client])
}

async function saveOrphan(record: JournalRecord): Promise<boolean> {
  const tabId = uuidv7()
  const release = holdTab(tabId)
  const session = createAutosave(
    {
      userId: record.userId,
      tabId,
      server: letterServer,
      journal: deviceJournal(),
      clock: systemClock,
      newId: uuidv7,
      adopts: record,
    },
    { ...record, online: navigator.onLine },
  )
  const state = await session.settled()
  await session.dispose()
  release()
  return isSaved(state)
}

import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { toast } from '../../ui/toast.tsx'
import { useLetterEditing } from './letter-editing.tsx'
import { editorText as say } from './letter-editor.fr.ts'

const bannerMs = 3_000
const leaveMs = 1_500

/** Saving on demand: the banner stays 3 s; after finalising, the list comes 1.5 s later. */
export function useFinalize(onList: () => void) {
  const { autosave } = useLetterEditing()
  const [busy, setBusy] = useState(false)
  const [success, setSuccess] = useState<string | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  const later = (run: () => void, ms: number) => timers.current.push(setTimeout(run, ms))

  async function saveThrough(sentence: string): Promise<boolean> {
    setBusy(true)
    autosave.saveNow()
    const { obstacle, exists, online } = await autosave.settled()
    setBusy(false)
    if (obstacle || !exists || !online) {
      const message = obstacle && 'message' in obstacle ? obstacle.message : say.banner.offline
      if (obstacle?.kind !== 'conflict' && obstacle?.kind !== 'session')
        toast.error({ title: say.saveFailed(message) })
      return false
    }
    setSuccess(sentence)
    later(() => setSuccess(null), bannerMs)
    return true
  }

  async function finalize() {
    autosave.pull()
    const { status } = autosave.getState().draft
    if (status === 'draft') autosave.edit({ status: 'final' })
    if (await saveThrough(say.finalized)) later(onList, leaveMs)
  }

  return {
    busy,
    save: () => void saveThrough(say.saved),
    finalize: () => void finalize(),
    banner: success && <Banner tone="success">{success}</Banner>,
  }
}

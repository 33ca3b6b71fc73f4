import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { toast } from '../../ui/toast.ts'
import { type AutosaveState, firstFault } from './autosave/autosave.state.ts'
import { conflictText } from './autosave/conflict-dialog.fr.ts'
import { useLetterEditing } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'

const bannerMs = 3_000

/** Obstacles for which the banner already offers an action. */
const obstaclesWithBanner: readonly (string | undefined)[] = ['conflict', 'session', 'full']

/** Saving by hand, whose confirmation is displayed for 3 s, and finalising: the checks, then what to do with the letter. */
export function useFinalize() {
  const { autosave } = useLetterEditing()
  const [phase, setPhase] = useState<'closed' | 'checking' | 'done'>('closed')
  const [busy, setBusy] = useState(false)
  const [success, setSuccess] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function saveThrough(sentence: string): Promise<boolean> {
    setBusy(true)
    autosave.saveNow()
    const state = await autosave.whenSettled()
    setBusy(false)
    const failure = failureOf(state)
    if (failure !== null) {
      if (!obstaclesWithBanner.includes(state.obstacle?.kind)) toast.error({ title: failure })
      return false
    }
    setSuccess(sentence)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSuccess(null), bannerMs)
    return true
  }

  async function complete() {
    const state = autosave.getState()
    const becomesFinal = state.draft.status === 'draft' && firstFault(state) === null
    if (becomesFinal) autosave.edit({ status: 'final' })
    if (await saveThrough(texts.finalized)) setPhase('done')
    else {
      setPhase('closed')
      // A letter whose finalisation failed must not be displayed as final, nor become final later without its writer.
      if (becomesFinal) autosave.edit({ status: 'draft' })
    }
  }

  return {
    busy,
    phase,
    save: () => void saveThrough(texts.saved),
    /** Opens the checks. */
    open() {
      autosave.pull()
      setPhase('checking')
    },
    complete: () => void complete(),
    close: () => setPhase('closed'),
    banner: success && <Banner tone="success">{success}</Banner>,
  }
}

/** Why the server does not have everything, as a sentence; null when it has. */
function failureOf(state: AutosaveState): string | null {
  const { obstacle, exists, online } = state
  if (obstacle || !exists || !online)
    return obstacle && 'message' in obstacle ? texts.saveFailed(obstacle.message) : texts.notOnServer
  const fault = firstFault(state)
  return fault && texts.fieldNotSaved(conflictText.fields[fault.field], fault.message)
}

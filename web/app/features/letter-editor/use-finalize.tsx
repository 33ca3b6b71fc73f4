import type { TracedClaim } from '@lettrine/letter-craft/claims/claim'
import { unsourcedClaims } from '@lettrine/letter-craft/claims/trace-claims'
import { findUnfilled } from '@lettrine/letter-craft/templates/unfilled'
import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { toast } from '../../ui/toast.tsx'
import { type AutosaveState, firstFault } from './autosave/autosave.state.ts'
import { conflictText } from './autosave/conflict-dialog.fr.ts'
import { useLetterEditing } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'
import { UnconfirmedDialog } from './unconfirmed-dialog.tsx'

const bannerMs = 3_000
const leaveMs = 1_500

/** Obstacles for which the banner already offers an action. */
const obstaclesWithBanner: readonly (string | undefined)[] = ['conflict', 'session', 'full']

/** The confirmation of a manual save is displayed for 3 s; after finalising, the list opens 1.5 s later. */
export function useFinalize(onList: () => void, onUnfilled: () => void) {
  const { autosave, reading, surface } = useLetterEditing()
  const [unconfirmed, setUnconfirmed] = useState<readonly TracedClaim[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [success, setSuccess] = useState<string | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  const later = (run: () => void, ms: number) => timers.current.push(setTimeout(run, ms))

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
    later(() => setSuccess(null), bannerMs)
    return true
  }

  async function finalize() {
    autosave.pull()
    const state = autosave.getState()
    const left = findUnfilled(state.draft.content).length
    if (left > 0) {
      toast.warning({ title: texts.unfilledFirst(left) })
      onUnfilled()
      surface.current?.nextUnfilled()
      return
    }
    const unsaid = state.draft.status === 'draft' ? unsourcedClaims(reading.getState().claims) : []
    if (unsaid.length > 0) setUnconfirmed(unsaid)
    else await complete()
  }

  async function complete() {
    const state = autosave.getState()
    const becomesFinal = state.draft.status === 'draft' && firstFault(state) === null
    if (becomesFinal) autosave.edit({ status: 'final' })
    if (await saveThrough(texts.finalized)) later(onList, leaveMs)
    // A letter whose finalisation failed must not be displayed as final, nor become final later without its writer.
    else if (becomesFinal) autosave.edit({ status: 'draft' })
  }

  return {
    busy,
    save: () => void saveThrough(texts.saved),
    finalize: () => void finalize(),
    banner: success && <Banner tone="success">{success}</Banner>,
    dialog: (
      <UnconfirmedDialog
        claims={unconfirmed}
        onClose={() => setUnconfirmed(null)}
        onFinalize={() => {
          setUnconfirmed(null)
          void complete()
        }}
      />
    ),
  }
}

/** Why the server does not have everything, as a sentence; null when it has. */
function failureOf(state: AutosaveState): string | null {
  const { obstacle, exists, online } = state
  if (obstacle || !exists || !online)
    return texts.saveFailed(obstacle && 'message' in obstacle ? obstacle.message : texts.banner.offline)
  const fault = firstFault(state)
  return fault && texts.fieldNotSaved(conflictText.fields[fault.field], fault.message)
}

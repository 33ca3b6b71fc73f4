import { useState } from 'react'
import { useAutosaveState, useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { type Brief, keptPlan, withKeptPlan } from './generation.state.ts'

/** The brief of the letter being edited: its plan is kept with the letter, the rest on this device. */
export function useLetterBrief() {
  const { autosave, memory, proofreading } = useLetterEditing()
  const letterId = useAutosaveState((state) => state.letterId)
  const [onDevice, setOnDevice] = useState(() => memory.brief(letterId))
  const brief = withKeptPlan(onDevice, useDraftField('plan'))

  function changeBrief(patch: Partial<Brief>) {
    const next = { ...brief, ...patch }
    setOnDevice(next)
    memory.keepBrief(letterId, next)
    if (patch.plan || patch.answers || patch.excludedFacts) autosave.edit({ plan: keptPlan(next) })
    proofreading.readAgain()
  }
  return { brief, changeBrief }
}

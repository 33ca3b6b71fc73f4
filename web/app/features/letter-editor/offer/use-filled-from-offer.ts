import { useEffect, useRef, useState } from 'react'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { type FilledField, filledFrom } from './offer-reading.ts'

const restMs = 300

export type FilledFromOffer = {
  /** The fields that the offer has filled; none after they were restored. */
  fields: readonly FilledField[]
  /** Restores the fields as they were. */
  undo: () => void
  /** Fills the fields at once, without waiting for a rest in typing. */
  fill: () => void
}

/** Fills the fields of the letter from its offer, once for each text. */
export function useFilledFromOffer(): FilledFromOffer {
  const { autosave, memory } = useLetterEditing()
  const offer = useDraftField('offer')
  const filledFor = useRef(offer)
  const [filled, setFilled] = useState<{ fields: readonly FilledField[]; before: Partial<LetterDraft> }>()
  const fill = () => {
    const { draft } = autosave.getState()
    if (filledFor.current === draft.offer) return
    const { gender } = memory.profile()
    const { change, fields } = filledFrom(draft, filledFor.current, gender === 'none' ? undefined : gender)
    filledFor.current = draft.offer
    if (Object.keys(change).length === 0) return
    const { jobTitle, company, recipient, type, language } = draft
    setFilled({ fields, before: { jobTitle, company, recipient, type, language } })
    autosave.edit(change)
  }
  const latest = useRef(fill)
  latest.current = fill
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the offer starts the rest again
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), restMs)
    return () => clearTimeout(timer)
  }, [offer])
  return {
    fields: filled?.fields ?? [],
    fill,
    undo() {
      if (filled) autosave.edit(filled.before)
      setFilled(undefined)
    },
  }
}

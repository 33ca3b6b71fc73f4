import { useEffect, useRef } from 'react'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { fieldsFrom } from './offer-reading.ts'

const restMs = 300

/** Fills the empty fields of the letter from its offer, once for each text: a field emptied by hand stays empty. */
export function useFilledFromOffer(): void {
  const { autosave, memory } = useLetterEditing()
  const offer = useDraftField('offer')
  const filledFor = useRef(offer)
  useEffect(() => {
    if (filledFor.current === offer) return
    const timer = setTimeout(() => {
      filledFor.current = offer
      const { gender } = memory.profile()
      const { draft } = autosave.getState()
      const change = fieldsFrom(draft, gender === 'none' ? undefined : gender)
      if (Object.keys(change).length > 0) autosave.edit(change)
    }, restMs)
    return () => clearTimeout(timer)
  }, [offer, autosave, memory])
}

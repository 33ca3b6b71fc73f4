import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { offerText } from './offer.fr.ts'
import { offerAddress } from './offer-address.ts'

const texts = offerText.page

type Reading =
  | { phase: 'idle' }
  | { phase: 'reading' }
  | { phase: 'failed'; address: string; message: string }

/** Fetches the page of an offer through the server; its text replaces the address, and can be undone. */
export function useOfferFetch() {
  const { autosave } = useLetterEditing()
  /** The address that the offer consists of. */
  const address = offerAddress(useDraftField('offer'))
  const [reading, setReading] = useState<Reading>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  function cancel() {
    running.current?.abort()
    running.current = null
    setReading({ phase: 'idle' })
  }

  async function fetchOffer(from: string) {
    const control = new AbortController()
    running.current = control
    setReading({ phase: 'reading' })
    const before = autosave.getState().draft.offer
    try {
      const { data } = await api.offers.read({ url: from }, { signal: control.signal })
      if (control.signal.aborted) return
      running.current = null
      setReading({ phase: 'idle' })
      autosave.edit({ offer: data.text })
      toast.success({
        title: texts.done,
        action: {
          label: texts.undo,
          onClick: () => {
            // Text typed in the box since then is not overwritten.
            if (autosave.getState().draft.offer === data.text) autosave.edit({ offer: before })
          },
        },
        duration: 10_000,
      })
    } catch (fault) {
      if (control.signal.aborted) return
      running.current = null
      setReading({
        phase: 'failed',
        address: before,
        message: fault instanceof ApiError ? fault.message : texts.failed,
      })
    }
  }

  return { reading, address, read: (from: string) => void fetchOffer(from), cancel }
}
export type OfferFetch = ReturnType<typeof useOfferFetch>

import { useRef } from 'react'
import { offerText } from './offer.fr.ts'
import type { FilledFromOffer } from './use-filled-from-offer.ts'

const texts = offerText.filled

/** Which fields of the letter the offer has filled, and the way back. */
export function FilledLine({ filled: { fields, undo } }: { filled: FilledFromOffer }) {
  const line = useRef<HTMLParagraphElement>(null)
  return (
    <p ref={line} tabIndex={-1} className="offer-filled" role="status">
      {fields.length > 0 && (
        <>
          {texts.said(fields)}{' '}
          <button
            type="button"
            onClick={() => {
              // The button is removed, and the focus with it.
              line.current?.focus()
              undo()
            }}
          >
            {texts.undo}
          </button>
        </>
      )}
    </p>
  )
}

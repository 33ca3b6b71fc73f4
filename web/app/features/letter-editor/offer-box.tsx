import { limits } from '@lettrine/contract/limits'
import type { RefObject } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { generationText as say } from './generation.fr.ts'
import { useDraftField, useFault, useLetterEditing } from './letter-editing.tsx'

/** The offer the letter answers, pasted as it is. */
export function OfferBox({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const { autosave } = useLetterEditing()
  const offer = useDraftField('offer')
  const fault = useFault('offer')
  return (
    <TextArea
      ref={box}
      label={<span className="panel-title">{say.offerTitle}</span>}
      rows={offer === '' ? 4 : 9}
      placeholder={say.offerPlaceholder}
      value={offer}
      error={fault}
      hint={offer === '' ? undefined : say.offerCount(offer.length, limits.offer)}
      onChange={(event) => autosave.edit({ offer: event.currentTarget.value })}
    />
  )
}

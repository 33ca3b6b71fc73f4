import { limits } from '@lettrine/contract/limits'
import { TextArea } from '../../ui/text-area.tsx'
import { generationText as say } from './generation.fr.ts'
import { useDraftField, useFault, useLetterEditing } from './letter-editing.tsx'

/** The offer the letter answers, pasted as it is. */
export function OfferBox() {
  const { autosave } = useLetterEditing()
  const offer = useDraftField('offer')
  const fault = useFault('offer')
  return (
    <section className="offer" aria-labelledby="offer-title">
      <h2 id="offer-title">{say.offerTitle}</h2>
      <TextArea
        id="offer-text"
        label={say.offerLabel}
        hideLabel
        rows={offer === '' ? 4 : 9}
        placeholder={say.offerPlaceholder}
        value={offer}
        error={fault}
        hint={offer === '' ? undefined : say.offerCount(offer.length, limits.offer)}
        onChange={(event) => autosave.edit({ offer: event.currentTarget.value })}
      />
    </section>
  )
}

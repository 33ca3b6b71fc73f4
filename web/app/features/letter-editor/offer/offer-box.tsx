import { limits } from '@lettrine/contract/limits'
import { Link2 } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useDraftField, useFault, useLetterEditing } from '../letter-editing.tsx'
import { offerText as texts } from './offer.fr.ts'
import { offerAddress } from './offer-address.ts'
import { OfferProposals } from './offer-proposals.tsx'
import { useOfferFetch } from './use-offer-page.ts'

/** The job offer: pasted, or fetched from its address. */
export function OfferBox({
  box,
  onTaken,
}: {
  box: RefObject<HTMLTextAreaElement | null>
  /** Called when the facts of the offer were copied into the letter. */
  onTaken: () => void
}) {
  const isAddress = offerAddress(useDraftField('offer')) !== undefined
  return (
    <div className="offer">
      <OfferField box={box} />
      {!isAddress && <OfferProposals onTaken={onTaken} />}
    </div>
  )
}

/** The text of the offer, or its address with the button that fetches its page. */
export function OfferField({ box }: { box?: RefObject<HTMLTextAreaElement | null> }) {
  const { autosave } = useLetterEditing()
  const offer = useDraftField('offer')
  const fault = useFault('offer')
  const { reading, read, cancel } = useOfferFetch()
  const address = offerAddress(offer)
  const failed = reading.phase === 'failed' && reading.address === offer ? reading.message : undefined
  return (
    <>
      <TextArea
        ref={box}
        label={<span className="panel-title">{texts.title}</span>}
        rows={offer === '' || address ? 4 : 9}
        placeholder={texts.placeholder}
        value={offer}
        error={fault ?? failed}
        hint={offer === '' || address ? undefined : texts.count(offer.length, limits.offer)}
        onChange={(event) => {
          if (reading.phase !== 'idle') cancel()
          autosave.edit({ offer: event.currentTarget.value })
        }}
      />
      {address && (
        <div className="offer-page">
          <Button
            variant="tonal"
            icon={<Link2 size={16} />}
            busy={reading.phase === 'reading'}
            busyLabel={texts.page.reading}
            onClick={() => read(address)}
          >
            {texts.page.read}
          </Button>
          {reading.phase === 'reading' && (
            <Button variant="ghost" onClick={cancel}>
              {texts.page.cancel}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

import { limits } from '@lettrine/contract/limits'
import { Link2 } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useDraftField, useFault, useLetterEditing, useReadingState } from '../letter-editing.tsx'
import { FilledLine } from './filled-line.tsx'
import { offerText as texts } from './offer.fr.ts'
import { offerAddress } from './offer-address.ts'
import { OfferFacts } from './offer-facts.tsx'
import { useFilledFromOffer } from './use-filled-from-offer.ts'
import { type OfferFetch, useOfferFetch } from './use-offer-page.ts'

/** The job offer, pasted or fetched from its address, and what it says that no field holds. */
export function OfferBox({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const page = useOfferFetch()
  const filled = useFilledFromOffer()
  const isAddress = offerAddress(useDraftField('offer')) !== undefined
  const head = useReadingState((state) => state.offer)
  // With requirements to list, that list has its own heading.
  const listed = useReadingState(({ points }) => points.length > 0)
  return (
    <div className="offer">
      <OfferField box={box} page={page} />
      {page.address && <ReadAddress page={page} address={page.address} />}
      <FilledLine filled={filled} />
      {!isAddress && !listed && <OfferFacts offer={head} />}
    </div>
  )
}

/** The button that fetches the page of an offer. */
function ReadAddress({ page: { reading, read, cancel }, address }: { page: OfferFetch; address: string }) {
  return (
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
  )
}

/** The text of the offer, or its address, which is read once it is pasted. */
export function OfferField({
  box,
  page: { reading, read, cancel, address },
  rows = 9,
}: {
  box?: RefObject<HTMLTextAreaElement | null>
  page: OfferFetch
  /** Height of the box when it holds an offer, in lines. */
  rows?: number
}) {
  const { autosave } = useLetterEditing()
  const offer = useDraftField('offer')
  const fault = useFault('offer')
  const failed = reading.phase === 'failed' && reading.address === offer ? reading.message : undefined
  return (
    <TextArea
      ref={box}
      label={<span className="panel-title">{texts.title}</span>}
      rows={offer === '' || address ? 4 : rows}
      placeholder={texts.placeholder}
      value={offer}
      error={fault ?? failed}
      hint={offer === '' || address ? undefined : texts.count(offer.length, limits.offer)}
      onChange={({ currentTarget, nativeEvent }) => {
        if (reading.phase !== 'idle') cancel()
        // A whole page that was copied: the offer is at its beginning, and the server would refuse all of it.
        autosave.edit({ offer: currentTarget.value.slice(0, limits.offer) })
        const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste'
        const pasted = isPasted ? offerAddress(currentTarget.value) : undefined
        if (pasted) read(pasted)
      }}
    />
  )
}

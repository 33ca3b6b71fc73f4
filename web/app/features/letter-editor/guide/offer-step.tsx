import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { FilledLine } from '../offer/filled-line.tsx'
import { offerText } from '../offer/offer.fr.ts'
import { OfferField } from '../offer/offer-box.tsx'
import { useFilledFromOffer } from '../offer/use-filled-from-offer.ts'
import { useOfferFetch } from '../offer/use-offer-page.ts'
import { GuideQuestion } from './guide-question.tsx'
import { guideText } from './letter-guide.fr.ts'
import { focusFirstEmpty, PostFields } from './post-fields.tsx'

const texts = guideText.offer

/** The offer; what it says fills the fields that come with it. */
export function OfferStep({ onNext }: { onNext: () => void }) {
  const { autosave } = useLetterEditing()
  const fields = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const page = useOfferFetch()
  const filled = useFilledFromOffer()
  const isEmpty = useDraftField('offer').trim() === ''
  const hasJobTitle = useDraftField('jobTitle').trim() !== ''
  const isRead = !isEmpty && !page.address
  function goOn() {
    filled.fill()
    setAsked(true)
    if (autosave.getState().draft.jobTitle.trim() !== '') onNext()
    else focusFirstEmpty(fields.current)
  }
  return (
    <GuideQuestion
      title={texts.title}
      lead={texts.lead}
      actions={
        page.address ? (
          <ReadButton page={page} address={page.address} />
        ) : (
          <Button variant={isEmpty ? 'secondary' : 'primary'} size="large" onClick={isEmpty ? onNext : goOn}>
            {isEmpty ? texts.without : guideText.next}
          </Button>
        )
      }
    >
      <OfferField page={page} rows={5} />
      <FilledLine filled={filled} />
      {isRead && <PostFields box={fields} isOffered />}
      {isRead && isAsked && !hasJobTitle && (
        <p role="alert" className="guide-fault">
          {guideText.post.missing.jobTitle}
        </p>
      )}
    </GuideQuestion>
  )
}

/** The page of an offer is read before anything else is asked. */
function ReadButton({
  page: { reading, read, cancel },
  address,
}: {
  page: ReturnType<typeof useOfferFetch>
  address: string
}) {
  const isReading = reading.phase === 'reading'
  return (
    <>
      {isReading && (
        <Button variant="secondary" size="large" onClick={cancel}>
          {offerText.page.cancel}
        </Button>
      )}
      <Button
        size="large"
        icon={<Link2 size={18} />}
        busy={isReading}
        busyLabel={offerText.page.reading}
        onClick={() => read(address)}
      >
        {offerText.page.read}
      </Button>
    </>
  )
}

import { limits } from '@lettrine/contract/limits'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DraftField } from '../draft-field.tsx'
import { useDraftField } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'
import { OfferField } from '../offer/offer-box.tsx'
import { useFilledFromOffer } from '../offer/use-filled-from-offer.ts'
import { GuideQuestion } from './guide-question.tsx'
import { guideText } from './letter-guide.fr.ts'

const texts = guideText.offer

/** The offer; its post and its employer fill their fields, which can be corrected. */
export function OfferStep({ onNext }: { onNext: () => void }) {
  const fields = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const missing = useMissing()
  useFilledFromOffer()
  function goOn() {
    setAsked(true)
    if (!missing) onNext()
    else
      [...(fields.current?.querySelectorAll('input') ?? [])].find(({ value }) => value.trim() === '')?.focus()
  }
  return (
    <GuideQuestion
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button size="large" onClick={goOn}>
          {guideText.next}
        </Button>
      }
    >
      <OfferField />
      <div ref={fields} className="guide-fields">
        <DraftField
          field="jobTitle"
          label={editorText.fields.jobTitle}
          maxLength={limits.jobTitle}
          autoComplete="off"
        />
        <DraftField
          field="company"
          label={editorText.fields.company}
          maxLength={limits.company}
          autoComplete="off"
        />
      </div>
      {isAsked && missing && (
        <p role="alert" className="guide-fault">
          {texts.missing[missing]}
        </p>
      )}
    </GuideQuestion>
  )
}

/** What a letter cannot be written without, and is not said yet. */
function useMissing(): keyof typeof texts.missing | undefined {
  const hasJobTitle = useDraftField('jobTitle').trim() !== ''
  const hasCompany = useDraftField('company').trim() !== ''
  if (hasJobTitle) return hasCompany ? undefined : 'company'
  return hasCompany ? 'jobTitle' : 'both'
}

import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useDraftField } from '../letter-editing.tsx'
import { GuideQuestion } from './guide-question.tsx'
import { guideText } from './letter-guide.fr.ts'
import { focusFirstEmpty, PostFields } from './post-fields.tsx'

const texts = guideText.post

/** The post and the employer of a letter that answers no offer. */
export function PostStep({ onNext }: { onNext: () => void }) {
  const fields = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const missing = useMissing()
  function goOn() {
    setAsked(true)
    if (missing) focusFirstEmpty(fields.current)
    else onNext()
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
      <PostFields box={fields} />
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

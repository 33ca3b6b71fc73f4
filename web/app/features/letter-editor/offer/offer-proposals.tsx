import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useDraftField, useLetterEditing, useReadingState } from '../letter-editing.tsx'
import { offerText as texts } from './offer.fr.ts'
import { OfferFacts } from './offer-facts.tsx'
import { acceptProposals, type OfferProposal, proposalsFrom } from './offer-reading.ts'

const restMs = 300

/**
 * Facts of the offer: place and contract, and values for fields of the letter that one click fills in.
 * @param onTaken - the button is removed then, and the focus with it
 */
export function OfferProposals({ onTaken }: { onTaken: () => void }) {
  const { autosave, memory } = useLetterEditing()
  const offer = useDraftField('offer')
  const jobTitle = useDraftField('jobTitle')
  const company = useDraftField('company')
  const recipient = useDraftField('recipient')
  const head = useReadingState((state) => state.offer)
  // With requirements to list, that list has its own heading.
  const listed = useReadingState(({ points }) => points.length > 0)
  const [proposals, setProposals] = useState<readonly OfferProposal[]>([])
  useEffect(() => {
    const { gender } = memory.profile()
    const propose = () =>
      setProposals(
        proposalsFrom({ offer, jobTitle, company, recipient }, gender === 'none' ? undefined : gender),
      )
    const timer = setTimeout(propose, restMs)
    return () => clearTimeout(timer)
  }, [offer, jobTitle, company, recipient, memory])
  return (
    <>
      {!listed && <OfferFacts offer={head} />}
      {proposals.length > 0 && (
        <section className="offer-read" aria-label={texts.read.title}>
          <p className="small muted">{texts.read.title}</p>
          <dl>
            {proposals.map(({ field, value }) => (
              <div key={field}>
                <dt>{texts.read.fields[field]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button
            variant="tonal"
            size="small"
            onClick={() => {
              autosave.edit(acceptProposals(proposals, autosave.getState().draft))
              setProposals([])
              onTaken()
            }}
          >
            {texts.read.take}
          </Button>
        </section>
      )}
    </>
  )
}

import { limits } from '@lettrine/contract/limits'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { generationText as say } from './generation.fr.ts'
import { useDraftField, useFault, useLetterEditing } from './letter-editing.tsx'
import { accepted, type OfferProposal, proposalsFrom } from './offer-reading.ts'

/** The offer the letter answers, pasted as it is. */
export function OfferBox({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const { autosave } = useLetterEditing()
  const offer = useDraftField('offer')
  const fault = useFault('offer')
  return (
    <div className="offer">
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
      <Proposals />
    </div>
  )
}

const restMs = 300

/** What the offer says that the fields do not: taken in by a tap, never by itself. */
function Proposals() {
  const { autosave, memory } = useLetterEditing()
  const offer = useDraftField('offer')
  const jobTitle = useDraftField('jobTitle')
  const company = useDraftField('company')
  const recipient = useDraftField('recipient')
  const [proposals, setProposals] = useState<readonly OfferProposal[]>([])
  useEffect(() => {
    const { gender } = memory.profile()
    const read = () =>
      setProposals(
        proposalsFrom({ offer, jobTitle, company, recipient }, gender === 'none' ? undefined : gender),
      )
    const timer = setTimeout(read, restMs)
    return () => clearTimeout(timer)
  }, [offer, jobTitle, company, recipient, memory])
  if (proposals.length === 0) return null
  return (
    <section className="offer-read" aria-label={say.read.title}>
      <p className="small muted">{say.read.title}</p>
      <dl>
        {proposals.map(({ field, value }) => (
          <div key={field}>
            <dt>{say.read.fields[field]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="tonal"
        size="small"
        onClick={() => {
          autosave.edit(accepted(proposals, autosave.getState().draft))
          setProposals([])
        }}
      >
        {say.read.take}
      </Button>
    </section>
  )
}

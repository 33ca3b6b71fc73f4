import { limits } from '@lettrine/contract/limits'
import type { PostedOffer } from '@lettrine/letter-craft/offer/read-posted-offer'
import { Link2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDraftField, useFault, useLetterEditing } from './letter-editing.tsx'
import { offerText as say } from './offer.fr.ts'
import { offerAddress } from './offer-address.ts'
import { OfferFacts } from './offer-facts.tsx'
import { accepted, type OfferProposal, proposalsFrom, readDraftOffer } from './offer-reading.ts'
import { useOfferPage } from './use-offer-page.ts'

/** The offer the letter answers: pasted as it is, or read from the address of its page. */
export function OfferBox({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const { autosave } = useLetterEditing()
  const offer = useDraftField('offer')
  const fault = useFault('offer')
  const { reading, read, cancel } = useOfferPage()
  const address = offerAddress(offer)
  const failed = reading.phase === 'failed' && reading.address === offer ? reading.message : undefined
  return (
    <div className="offer">
      <TextArea
        ref={box}
        label={<span className="panel-title">{say.title}</span>}
        rows={offer === '' || address ? 4 : 9}
        placeholder={say.placeholder}
        value={offer}
        error={fault ?? failed}
        hint={offer === '' || address ? undefined : say.count(offer.length, limits.offer)}
        onChange={(event) => {
          if (reading.phase !== 'idle') cancel()
          autosave.edit({ offer: event.currentTarget.value })
        }}
      />
      {address ? (
        <div className="offer-page">
          <Button
            variant="tonal"
            icon={<Link2 size={16} />}
            busy={reading.phase === 'reading'}
            busyLabel={say.page.reading}
            onClick={() => read(address)}
          >
            {say.page.read}
          </Button>
          {reading.phase === 'reading' && (
            <Button variant="ghost" onClick={cancel}>
              {say.page.cancel}
            </Button>
          )}
        </div>
      ) : (
        <OfferRead />
      )}
    </div>
  )
}

const restMs = 300

/** What the offer says: its place and contract as they are, and what the fields do not have, to take in by a tap. */
function OfferRead() {
  const { autosave, memory } = useLetterEditing()
  const offer = useDraftField('offer')
  const jobTitle = useDraftField('jobTitle')
  const company = useDraftField('company')
  const recipient = useDraftField('recipient')
  const [read, setRead] = useState<PostedOffer>()
  const [proposals, setProposals] = useState<readonly OfferProposal[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setRead(readDraftOffer(offer)), restMs)
    return () => clearTimeout(timer)
  }, [offer])
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
      {read && <OfferFacts offer={read} />}
      {proposals.length > 0 && (
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
      )}
    </>
  )
}

import type { Career } from '@lettrine/contract/career'
import type { TracedClaim } from '@lettrine/letter-craft/claims/claim'
import { toast } from '../../../ui/toast.ts'
import { cardNames } from '../generation/letter-plan.state.ts'
import { useLetterEditing, useReadingState } from '../letter-editing.tsx'
import { answersText } from './offer-answers.fr.ts'
import { claimList } from './reading.store.ts'

const texts = answersText.ledger

/** Every factual claim of the letter, once, with its source; the user can confirm one without source. */
export function ClaimList({ career, onReveal }: { career: Career | undefined; onReveal: () => void }) {
  const cards = cardNames(career)
  const claims = useReadingState((state) => state.claims)
  const lines = claimList(claims)
  if (lines.length === 0) return null
  return (
    <section className="ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{texts.title}</h2>
      <ul>
        {lines.map((claim) => (
          <ClaimLine
            key={claim.key}
            claim={claim}
            card={claim.card === undefined ? undefined : cards.get(claim.card)?.name}
            onReveal={onReveal}
          />
        ))}
      </ul>
    </section>
  )
}

function ClaimLine({
  claim,
  card,
  onReveal,
}: {
  claim: TracedClaim
  /** The name of the card that says it. */
  card: string | undefined
  onReveal: () => void
}) {
  const { reading } = useLetterEditing()
  const confirm = useConfirmingClaims()
  const { text, kind, origin, evidence } = claim
  return (
    <li data-orphan={origin === undefined}>
      <button
        type="button"
        className="ledger-claim"
        onClick={() => {
          onReveal()
          reading.reveal(claim)
        }}
      >
        <span className="sr-only">{texts.kinds[kind]} </span>
        {text}
      </button>
      {origin === undefined ? (
        <span className="ledger-unsourced">
          {texts.orphan}
          <button
            type="button"
            onClick={() => {
              confirm([claim])
              toast.success({ title: texts.confirmed(text) })
            }}
          >
            {texts.confirm}
          </button>
        </span>
      ) : (
        <span className="ledger-origin" title={evidence}>
          {card === undefined ? texts.origins[origin] : texts.card(card)}
        </span>
      )}
    </li>
  )
}

/** Confirms claims; the letter stores them. */
export function useConfirmingClaims() {
  const { autosave } = useLetterEditing()
  return (claims: readonly TracedClaim[]) => {
    const { confirmedClaims } = autosave.getState().draft
    const keys = claims.map(({ key }) => key)
    autosave.edit({ confirmedClaims: [...new Set([...confirmedClaims, ...keys])] })
  }
}

import { unsourcedClaims } from '@lettrine/letter-craft/claims/unsourced-claims'
import { Button } from '../../../ui/button.tsx'
import { useAutosaveState, useLetterEditing, useReadingState } from '../letter-editing.tsx'
import { useConfirmingClaims } from '../offer/claim-list.tsx'
import { answersText } from '../offer/offer-answers.fr.ts'

const texts = answersText.beforeFinal

/** The facts without source, each to be seen in the letter or confirmed. */
export function UnconfirmedFacts({ onReveal }: { onReveal: () => void }) {
  const { reading } = useLetterEditing()
  const confirm = useConfirmingClaims()
  const claims = useReadingState((state) => state.claims)
  const confirmed = useAutosaveState((state) => state.draft.confirmedClaims)
  const left = unsourcedClaims(claims).filter(({ key }) => !confirmed.includes(key))
  if (left.length === 0) return null
  return (
    <section className="grid gap-1">
      <p className="m-0 text-small text-ink-muted">{texts.intro(left.length)}</p>
      {left.length > 1 && (
        <Button variant="tonal" size="small" className="justify-self-start" onClick={() => confirm(left)}>
          {texts.confirmAll}
        </Button>
      )}
      <ul className="unconfirmed">
        {left.map((claim) => (
          <li key={claim.key}>
            <span className="unconfirmed-text">
              {claim.text}
              <span className="muted small">{answersText.ledger.kinds[claim.kind]}</span>
            </span>
            <button
              type="button"
              onClick={() => {
                onReveal()
                reading.reveal(claim)
              }}
            >
              {texts.see}
            </button>
            <button type="button" onClick={() => confirm([claim])}>
              {answersText.ledger.confirm}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

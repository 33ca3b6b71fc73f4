import type { TracedClaim } from '@lettrine/letter-craft/claims/claim'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAutosaveState, useLetterEditing } from './letter-editing.tsx'
import { useConfirmingClaims } from './offer/claim-list.tsx'
import { answersText } from './offer/offer-answers.fr.ts'

const texts = answersText.beforeFinal

/** Before a letter is finalised: the user checks and confirms each claim without source. */
export function UnconfirmedDialog({
  claims,
  onClose,
  onFinalize,
}: {
  /** Claims without source when «Finaliser» was clicked; null when the dialog is closed. */
  claims: readonly TracedClaim[] | null
  onClose: () => void
  onFinalize: () => void
}) {
  const { reading } = useLetterEditing()
  const confirm = useConfirmingClaims()
  const confirmed = useAutosaveState((state) => state.draft.confirmedClaims)
  if (claims === null) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title(claims.length)}
      description={texts.intro}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              confirm(claims)
              onFinalize()
            }}
          >
            {texts.confirmAll(claims.length)}
          </Button>
        </>
      }
    >
      <ul className="unconfirmed">
        {claims.map((claim) => (
          <li key={claim.key}>
            <span className="unconfirmed-text">
              {claim.text}
              <span className="muted small">{answersText.ledger.kinds[claim.kind]}</span>
            </span>
            <button
              type="button"
              onClick={() => {
                onClose()
                reading.reveal(claim)
              }}
            >
              {texts.see}
            </button>
            {confirmed.includes(claim.key) ? (
              <span className="muted small">{answersText.ledger.origins.said}</span>
            ) : (
              <button type="button" onClick={() => confirm([claim])}>
                {answersText.ledger.confirm}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

import { type Check, type CheckId, verdictOf } from '@lettrine/letter-craft/sending/preflight'
import type { ReactNode } from 'react'
import { preflightText } from '../../../shared/preflight/preflight.fr.ts'
import { PreflightList } from '../../../shared/preflight/preflight-list.tsx'
import { useLeading } from '../../../shared/preflight/use-leading.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'
import { finalizeText as texts } from './preflight-dialog.fr.ts'
import { UnconfirmedFacts } from './unconfirmed-facts.tsx'

/** The sheet of «Finaliser»: the checks, then what to do with the finished letter. */
export function PreflightDialog({
  phase,
  checks,
  busy,
  steps,
  onGo,
  onFinalize,
  onClose,
  onList,
}: {
  phase: 'closed' | 'checking' | 'done'
  checks: readonly Check[]
  busy: boolean
  /** Rendered once the letter is final: download, share, prepare the e-mail. */
  steps: ReactNode
  onGo: (check: CheckId) => void
  onFinalize: () => void
  onClose: () => void
  onList: () => void
}) {
  if (phase === 'closed') return null
  if (phase === 'done')
    return (
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title={texts.done}
        actions={
          <Button variant="ghost" onClick={onList}>
            {texts.list}
          </Button>
        }
      >
        {steps}
      </Dialog>
    )
  return <Checks checks={checks} busy={busy} onGo={onGo} onFinalize={onFinalize} onClose={onClose} />
}

function Checks({
  checks,
  busy,
  onGo,
  onFinalize,
  onClose,
}: {
  checks: readonly Check[]
  busy: boolean
  onGo: (check: CheckId) => void
  onFinalize: () => void
  onClose: () => void
}) {
  const { memory } = useLetterEditing()
  const { go, returnsFocus } = useLeading(onGo)
  const isDraft = useDraftField('status') === 'draft'
  const verdict = verdictOf(checks)
  const first = checks.find(({ state }) => state === 'blocked')
  const labels = isDraft
    ? { plain: texts.finalize, anyway: texts.anyway }
    : { plain: texts.update, anyway: texts.updateAnyway }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      returnsFocus={returnsFocus}
      description={preflightText.summary[verdict]}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          {first ? (
            <Button variant="primary" onClick={() => go(first.id)}>
              {texts.complete}
            </Button>
          ) : (
            <Button
              variant={verdict === 'error' ? 'secondary' : 'primary'}
              busy={busy}
              busyLabel={editorText.state.saving}
              onClick={onFinalize}
            >
              {verdict === 'error' ? labels.anyway : labels.plain}
            </Button>
          )}
        </>
      }
    >
      <PreflightList checks={checks} wordTarget={memory.settings().wordTarget} onGo={go} />
      <UnconfirmedFacts onReveal={() => go('facts')} />
    </Dialog>
  )
}

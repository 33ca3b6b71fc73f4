import { type Check, type CheckId, verdictOf } from '@lettrine/letter-craft/sending/preflight'
import { Download } from 'lucide-react'
import { preflightText } from '../../shared/preflight/preflight.fr.ts'
import { PreflightList } from '../../shared/preflight/preflight-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { exportText as texts } from './letter-export.fr.ts'

/** What a letter lacks, before its download from the list. */
export function QuickDownloadSheet({
  checks,
  wordTarget,
  busy,
  onGo,
  onDownload,
  onClose,
}: {
  checks: readonly Check[]
  wordTarget: number
  busy: boolean
  onGo: (check: CheckId) => void
  onDownload: () => void
  onClose: () => void
}) {
  const verdict = verdictOf(checks)
  const isEmpty = checks.some(({ id, state }) => id === 'text' && state === 'blocked')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.beforeDownload}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="secondary"
            icon={<Download size={18} />}
            disabled={isEmpty}
            busy={busy}
            busyLabel={texts.downloading}
            onClick={onDownload}
          >
            {verdict === 'blocked' ? texts.draft : texts.anyway}
          </Button>
        </>
      }
    >
      <p className="m-0 text-ui text-ink-muted">{preflightText.summary[verdict]}</p>
      <PreflightList checks={checks} wordTarget={wordTarget} onGo={onGo} />
    </Dialog>
  )
}

import { fileSizeText } from '@lettrine/contract/my-data.fr'
import type { DataExport } from '@lettrine/contract/my-data-routes'
import { Archive, Download } from 'lucide-react'
import { ApiError } from '../../lib/api/api-error.ts'
import { MailboxHint } from '../../shared/identity/mailbox-hint.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { myDataTexts } from './my-data.fr.ts'
import { useDataExport, useDownloadExport, useRequestExport } from './my-data.queries.ts'

const texts = myDataTexts.archive

const because = (fault: unknown) => (fault instanceof ApiError ? fault.message : undefined)

/** Requests the data export, displays its progress, and downloads it. */
export function DataExportSection() {
  const archive = useDataExport()
  const ask = useRequestExport()
  const start = () =>
    ask.mutate(undefined, {
      onError: (fault) => toast.error({ title: texts.askFailed, message: because(fault) }),
    })
  return (
    <TitledPanel title={texts.title} lead={texts.lead}>
      {archive.isPending ? <Skeleton rows={1} /> : null}
      {archive.isError && archive.data === undefined ? (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void archive.refetch()}>
              {myDataTexts.retry}
            </Button>
          }
        >
          {texts.failedToLoad}
        </Banner>
      ) : null}
      {archive.data ? <Standing archive={archive.data.data} asking={ask.isPending} onAsk={start} /> : null}
    </TitledPanel>
  )
}

type StandingProps = { archive: DataExport; asking: boolean; onAsk: () => void }

function Standing({ archive, asking, onAsk }: StandingProps) {
  const { status, size, expiresAt } = archive
  return (
    <>
      <div role="status" className="empty:hidden">
        {status === 'preparing' ? <Preparing /> : null}
        {status === 'ready' && size !== null && expiresAt ? (
          <>
            <p className="font-semibold">{texts.ready}</p>
            <p className="text-ink-muted text-small">{texts.until(fileSizeText(size), expiresAt)}</p>
          </>
        ) : null}
      </div>
      {status === 'preparing' ? <MailboxHint /> : null}
      {status === 'ready' ? <Ready asking={asking} onAsk={onAsk} /> : null}
      {status === 'none' ? (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Archive aria-hidden="true" size={18} />}
          busy={asking}
          onClick={onAsk}
        >
          {texts.ask}
        </Button>
      ) : null}
      {status === 'failed' ? (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" busy={asking} onClick={onAsk}>
              {myDataTexts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      ) : null}
    </>
  )
}

function Preparing() {
  return (
    <div className="flex items-start gap-3">
      <span className="mt-0.5">
        <Spinner />
      </span>
      <div>
        <p className="font-semibold">{texts.preparing}</p>
        <p className="text-ink-muted text-small">{texts.preparingNote}</p>
      </div>
    </div>
  )
}

function Ready({ asking, onAsk }: Omit<StandingProps, 'archive'>) {
  const download = useDownloadExport()
  const fetchIt = () =>
    download.mutate(undefined, {
      onSuccess: () => toast.success({ title: texts.downloaded }),
      onError: (fault) => toast.error({ title: texts.downloadFailed, message: because(fault) }),
    })
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        icon={<Download aria-hidden="true" size={18} />}
        busy={download.isPending}
        busyLabel={texts.downloading}
        onClick={fetchIt}
      >
        {texts.download}
      </Button>
      <Button variant="secondary" busy={asking} onClick={onAsk}>
        {texts.askAgain}
      </Button>
    </div>
  )
}

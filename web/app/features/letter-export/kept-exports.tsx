import type { KeptExport } from '@lettrine/contract/kept-exports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { orpc } from '../../lib/api/api.ts'
import { downloadFile } from '../../lib/api/file-download.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { CopyButton } from './copy-button.tsx'
import { exportText, keptExportsText as texts } from './letter-export.fr.ts'

const pageSize = 20

/** Kept exports of a letter; each can be downloaded again byte for byte. */
export function KeptExports({ letterId }: { letterId: string }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      ...orpc.keptExports.list.infiniteOptions({
        input: (cursor: string | undefined) => ({
          id: letterId,
          limit: pageSize,
          ...(cursor ? { cursor } : {}),
        }),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: (page) => page.data.nextCursor ?? undefined,
      }),
      // A file exported a moment ago must be in the list.
      staleTime: 0,
      gcTime: 0,
      retry: 1,
    })
  if (isPending)
    return (
      <p role="status" className="flex items-center gap-2 text-ink-muted">
        <Spinner />
        {texts.loading}
      </p>
    )
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{texts.failed}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  const copies = data.pages.flatMap((page) => page.data.copies)
  if (copies.length === 0) return <p className="text-ink-muted">{texts.none}</p>
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-muted">{texts.intro}</p>
      <ul aria-label={texts.list} className="grid divide-y divide-line">
        {copies.map((copy) => (
          <Copy key={copy.id} letterId={letterId} copy={copy} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  )
}

const shownDigits = 8

function Copy({ letterId, copy }: { letterId: string; copy: KeptExport }) {
  const { id, format, fileName, version, size, sha256, reason, createdAt, sentAt } = copy

  async function download() {
    try {
      await downloadFile(`/v1/letters/${letterId}/copies/${id}/file`)
    } catch (fault) {
      toast.error({
        title: texts.downloadFailed,
        ...(fault instanceof Error ? { message: fault.message } : {}),
      })
    }
  }

  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2.5">
      <div className="min-w-0">
        <p className="text-ui">
          <strong className="font-semibold">{exportText.formatNames[format]}</strong>{' '}
          <span>{texts.at(createdAt)}</span>
        </p>
        <p className="truncate text-small text-ink-muted">{fileName}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-muted">
          <span className={reason === 'sent' ? 'font-medium text-success' : ''}>
            {sentAt ? texts.sentOn(sentAt) : texts.reasons[reason]}
          </span>
          <span>{texts.version(version)}</span>
          <span>{texts.size(size)}</span>
          <span className="inline-flex items-center">
            <span className="sr-only">{texts.print}</span>
            <code title={sha256}>{sha256.slice(0, shownDigits)}</code>
            <CopyButton text={sha256} what={`${texts.print} ${sha256.slice(0, shownDigits)}`} />
          </span>
        </p>
      </div>
      <IconButton
        label={texts.download(`${fileName}, ${texts.at(createdAt)}`)}
        icon={<Download />}
        onClick={() => void download()}
      />
    </li>
  )
}

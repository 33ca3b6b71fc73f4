import type { BinnedLetter } from '@lettrine/contract/letters'
import { ArchiveRestore, ArrowLeft, Lock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { quotaText } from '../../shared/letter-quota/letter-quota.fr.ts'
import { useIsQuotaReached } from '../../shared/letter-quota/letter-quota.ts'
import { openQuotaDialogFor } from '../../shared/letter-quota/letter-quota-refusal.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { daysUntil, sinceText } from './letter-date.ts'
import { listText, binText as texts } from './letter-list.fr.ts'
import { useBin, useErase, useRestore } from './letter-list.queries.ts'
import { LoadMore } from './load-more.tsx'
import { messageOf } from './use-letter-actions.tsx'
import './letter-list.css'
import './letter-list-narrow.css'

/** Letters deleted in the last 30 days: restore, or delete permanently. */
export function LetterBin({ now }: { now: Date }) {
  const bin = useBin()
  const [doomed, setDoomed] = useState<BinnedLetter | null>(null)
  return (
    <>
      <PageHead title={texts.title} lead={<p className="bin-intro">{texts.intro}</p>}>
        <ButtonLink to="/dashboard/letters" variant="ghost" icon={<ArrowLeft size={18} />}>
          {texts.back}
        </ButtonLink>
      </PageHead>
      {bin.isError && !bin.rows && (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void bin.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      )}
      {bin.isPending && <Skeleton rows={4} className="letter-table" />}
      {bin.rows?.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      {bin.rows && bin.rows.length > 0 && <BinTable letters={bin.rows} now={now} onErase={setDoomed} />}
      {bin.hasNextPage && <LoadMore busy={bin.isFetchingNextPage} onMore={() => void bin.fetchNextPage()} />}
      <Erasure doomed={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}

function BinTable({
  letters,
  now,
  onErase,
}: {
  letters: readonly BinnedLetter[]
  now: Date
  onErase: (letter: BinnedLetter) => void
}) {
  const restore = useRestore()
  const isFull = useIsQuotaReached()
  const takeBack = ({ id }: BinnedLetter) =>
    restore.mutate(
      { ids: [id] },
      {
        onSuccess: () => toast.success({ title: listText.restored(1) }),
        onError: (fault) =>
          openQuotaDialogFor(fault) ||
          toast.error({ title: listText.restoreFailed(1), message: messageOf(fault) }),
      },
    )
  return (
    <table className="letter-table bin-table">
      <thead>
        <tr>
          <th scope="col">{texts.columns.title}</th>
          <th scope="col" className="letter-cell-date">
            {texts.columns.deleted}
          </th>
          <th scope="col" className="bin-left">
            {texts.columns.left}
          </th>
          <th scope="col">
            <span className="sr-only">{texts.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => {
          const title = letter.title || listText.untitled
          return (
            <tr key={letter.id} className="letter-row">
              <td className="letter-cell-title">
                <span className="letter-names">
                  <span className="letter-title">{title}</span>
                  <span className="letter-subtitle">{letter.company || listText.noCompany}</span>
                </span>
              </td>
              <td className="letter-cell-date">{sinceText(letter.deletedAt, now)}</td>
              <td className="bin-left">{texts.daysLeft(daysUntil(letter.erasedAt, now))}</td>
              <td className="letter-cell-actions">
                <span className="letter-actions">
                  <IconButton
                    label={`${isFull ? `${quotaText.locked} ` : ''}${texts.restoreOf(title)}`}
                    icon={isFull ? <Lock /> : <ArchiveRestore />}
                    onClick={() => takeBack(letter)}
                  />
                  <IconButton
                    label={texts.eraseOf(title)}
                    icon={<Trash2 />}
                    className="text-danger"
                    onClick={() => onErase(letter)}
                  />
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Erasure({ doomed, onClose }: { doomed: BinnedLetter | null; onClose: () => void }) {
  const erase = useErase()
  const confirm = ({ id }: BinnedLetter) =>
    erase.mutate(
      { ids: [id] },
      {
        onSuccess: () => {
          onClose()
          toast.success({ title: texts.erased })
        },
        onError: (fault) => toast.error({ title: texts.eraseFailed, message: messageOf(fault) }),
      },
    )
  return (
    <ConfirmDialog
      open={doomed !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.eraseTitle}
      description={texts.eraseDescription(doomed?.title || listText.untitled)}
      confirmLabel={texts.erase}
      typedWord={texts.eraseWord}
      busy={erase.isPending}
      onConfirm={() => doomed && confirm(doomed)}
    />
  )
}

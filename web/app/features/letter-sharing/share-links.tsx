import type { LetterShare } from '@lettrine/contract/sharing'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { sharingText as texts } from './letter-sharing.fr.ts'
import { useRevokeShare } from './letter-sharing.queries.ts'
import { storedLinks } from './stored-links.ts'

/** Share links of a letter: visits, expiry, and revocation. */
export function ShareLinks({
  letterId,
  shares,
  failed,
  onRetry,
  shownId,
  onShow,
}: {
  letterId: string
  shares: readonly LetterShare[] | undefined
  failed: boolean
  onRetry: () => void
  shownId: string | undefined
  onShow: (shareId: string) => void
}) {
  const [doomed, setDoomed] = useState<string>()
  const revoke = useRevokeShare(letterId)
  if (failed)
    return (
      <div role="alert" className="sharing-failed">
        <p>{texts.listFailed}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    )
  if (!shares || shares.length === 0) return null
  return (
    <section className="sharing-links" aria-labelledby="sharing-links-title">
      <h3 id="sharing-links-title">{texts.links}</h3>
      <ul>
        {shares.map((share) => (
          <ShareLink
            key={share.id}
            share={share}
            isShown={share.id === shownId}
            onShow={() => onShow(share.id)}
            onRevoke={() => setDoomed(share.id)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => open || setDoomed(undefined)}
        title={texts.revokeTitle}
        description={texts.revokeDescription}
        confirmLabel={texts.revoke}
        busy={revoke.isPending}
        onConfirm={() =>
          doomed &&
          revoke.mutate(doomed, {
            onSuccess: () => toast.success({ title: texts.revoked }),
            onError: (fault) =>
              toast.error({
                title: texts.revokeFailed,
                ...(fault instanceof ApiError && { message: fault.message }),
              }),
            onSettled: () => setDoomed(undefined),
          })
        }
      />
    </section>
  )
}

function ShareLink({
  share,
  isShown,
  onShow,
  onRevoke,
}: {
  share: LetterShare
  isShown: boolean
  onShow: () => void
  onRevoke: () => void
}) {
  const isLive = share.state === 'live'
  const conditions = [
    share.state === 'expired' && share.expiresAt
      ? texts.ended(share.expiresAt)
      : isLive && texts.until(share.expiresAt),
    share.hasPassword && texts.withPassword,
    !share.allowDownload && texts.noDownload,
  ].filter(Boolean)
  return (
    <li data-state={share.state} data-shown={isShown || undefined}>
      <p>
        <strong>{texts.states[share.state]}</strong>
        <span>{[texts.madeOn(share.createdAt), ...conditions].join(', ')}</span>
      </p>
      <p className="muted small">{texts.counts(share.views, share.downloads)}</p>
      {isLive && !storedLinks.get(share.id) && <p className="muted small">{texts.unknownHere}</p>}
      {isLive && (
        <div className="sharing-link-actions">
          {!isShown && storedLinks.get(share.id) && (
            <Button variant="ghost" size="small" onClick={onShow}>
              {texts.show}
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={texts.revokeOf(share.createdAt)}
            onClick={onRevoke}
          >
            {texts.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}

import type { Session } from '@lettrine/contract/sessions'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Badge } from '../../shared/badges/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { lastUseText, securityTexts } from './security.fr.ts'
import { useEndSession, useSessions, useSignOutEverywhere } from './security.queries.ts'
import { SecuritySection } from './security-section.tsx'

const texts = securityTexts.sessions

const because = (fault: unknown) => (fault instanceof ApiError ? fault.message : undefined)

/** Signed-in devices; signs out one or all of them. */
export function SessionList({ now }: { now: Date }) {
  const sessions = useSessions()
  const end = useEndSession()
  const [asksEverywhere, setAsksEverywhere] = useState(false)
  const endOne = (id: string) =>
    end.mutate(id, {
      onSuccess: () => toast.success({ title: texts.ended }),
      onError: (fault) => toast.error({ title: texts.endFailed, message: because(fault) }),
    })
  return (
    <SecuritySection title={texts.title} lead={texts.lead} query={sessions} failed={texts.failed}>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {sessions.data?.data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      <Button variant="secondary" className="self-start" onClick={() => setAsksEverywhere(true)}>
        {texts.everywhere}
      </Button>
      <Everywhere open={asksEverywhere} onOpenChange={setAsksEverywhere} />
    </SecuritySection>
  )
}

function SessionRow({
  session,
  now,
  busy,
  onEnd,
}: {
  session: Session
  now: Date
  busy: boolean
  onEnd: () => void
}) {
  const Icon = /Android|iPhone|iPad/.test(session.device) ? Smartphone : Laptop
  const use = texts.lastUse(lastUseText(session.lastUsedAt, now))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden="true" size={22} className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device}
          {session.isCurrent ? <Badge tone="final">{texts.current}</Badge> : null}
        </p>
        <p className="text-ink-muted text-small">
          {session.address ? `${use}, ${texts.from(session.address)}` : use}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={texts.endOf(session.device)}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

function Everywhere({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const everywhere = useSignOutEverywhere()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.everywhereTitle}
      description={texts.everywhereDescription}
      confirmLabel={texts.everywhere}
      busy={everywhere.isPending}
      onConfirm={() =>
        everywhere.mutate(undefined, {
          onSuccess: () => toast.success({ title: texts.everywhereDone }),
          onError: (fault) => toast.error({ title: texts.everywhereFailed, message: because(fault) }),
        })
      }
    />
  )
}

import type { Session } from '@lettrine/contract/sessions'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { SecuritySection } from './security-section.tsx'
import { lastUseText, sessionsTexts } from './sessions.fr.ts'
import { useEndSession, useSessions, useSignOutEverywhere } from './sessions.queries.ts'

const say = sessionsTexts.sessions

const because = (fault: unknown) => (fault instanceof ApiError ? fault.message : undefined)

/** Each device that is signed in, the button that signs it out, and the one that signs out all of them. */
export function SessionList({ now }: { now: Date }) {
  const sessions = useSessions()
  const end = useEndSession()
  const [asksEverywhere, setAsksEverywhere] = useState(false)
  const endOne = (id: string) =>
    end.mutate(id, {
      onSuccess: () => toast.success({ title: say.ended }),
      onError: (fault) => toast.error({ title: say.endFailed, message: because(fault) }),
    })
  return (
    <SecuritySection title={say.title} lead={say.lead} query={sessions} failed={say.failed}>
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
        {say.everywhere}
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
  const use = say.lastUse(lastUseText(session.lastUsedAt, now))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden="true" size={22} className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device}
          {session.isCurrent ? <Badge tone="final">{say.current}</Badge> : null}
        </p>
        <p className="text-ink-muted text-small">
          {session.address ? `${use}, ${say.from(session.address)}` : use}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={say.endOf(session.device)}
          onClick={onEnd}
        >
          {say.end}
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
      title={say.everywhereTitle}
      description={say.everywhereDescription}
      confirmLabel={say.everywhere}
      busy={everywhere.isPending}
      onConfirm={() =>
        everywhere.mutate(undefined, {
          onSuccess: () => toast.success({ title: say.everywhereDone }),
          onError: (fault) => toast.error({ title: say.everywhereFailed, message: because(fault) }),
        })
      }
    />
  )
}

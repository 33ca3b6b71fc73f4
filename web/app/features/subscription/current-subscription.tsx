import type { Subscription } from '@lettrine/contract/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { PlanBadge } from '../../shared/badges/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { subscriptionText as texts } from './subscription.fr.ts'
import { redirectToPayPal, useKeepPlan, useReactivate } from './subscription.queries.ts'

const text = texts.current

/** Current subscription: price, next payment, end, and actions. */
export function CurrentSubscription({
  held,
  onPlans,
  onFault,
}: {
  held: Subscription
  onPlans: () => void
  onFault: (message: string) => void
}) {
  const [isCancelling, setCancelling] = useState(false)
  const canEnd = held.source === 'paid' && held.currentPeriodEnd !== null && !held.cancelAtPeriodEnd
  return (
    <Panel aria-labelledby="subscription-title" className="subscription-current">
      <header>
        <div>
          <h2 id="subscription-title">
            {text.title} <PlanBadge plan={held.planId} />
          </h2>
          <p className="subscription-price">{texts.priceOf(held)}</p>
        </div>
        {held.source === 'paid' && held.interval !== null && (
          <Button variant="secondary" onClick={onPlans}>
            {text.change}
          </Button>
        )}
      </header>
      <Troubles held={held} onFault={onFault} />
      <dl>
        {text.facts(held).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {held.source === 'paid' && (
        <footer>
          {canEnd && (
            <Button variant="ghost" onClick={() => setCancelling(true)}>
              {text.cancel}
            </Button>
          )}
          {held.refundableUntil && <p>{text.guarantee(held.refundableUntil)}</p>}
        </footer>
      )}
      <CancelDialog
        held={held}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onFault={onFault}
      />
    </Panel>
  )
}

/** Pending situations: a cancellation, a scheduled change, a refused payment. */
function Troubles({ held, onFault }: { held: Subscription; onFault: (message: string) => void }) {
  const reactivate = useReactivate()
  const keep = useKeepPlan()
  const tell = (fault: Error, otherwise: string) =>
    onFault(fault instanceof ApiError ? fault.message : otherwise)
  if (held.cancelAtPeriodEnd)
    return (
      <Banner
        tone="warning"
        action={
          <Button
            variant="secondary"
            size="small"
            busy={reactivate.isPending}
            onClick={() =>
              reactivate.mutate(held.id, { onError: (fault) => tell(fault, text.reactivateFailed) })
            }
          >
            {text.reactivate}
          </Button>
        }
      >
        {text.cancelled(held)}
      </Banner>
    )
  if (held.graceEnd || held.paymentMethod?.isGone) return <Agreement held={held} onFault={onFault} />
  if (!held.scheduledChange) return null
  return (
    <Banner
      tone="info"
      action={
        <Button
          variant="secondary"
          size="small"
          busy={keep.isPending}
          onClick={() => keep.mutate(held.id, { onError: (fault) => tell(fault, texts.changeFailed) })}
        >
          {text.keep}
        </Button>
      }
    >
      {text.scheduled(held.scheduledChange)}
    </Banner>
  )
}

/** The PayPal agreement is missing or refused: it must be approved again. */
function Agreement({ held, onFault }: { held: Subscription; onFault: (message: string) => void }) {
  const agree = useMutation({
    mutationFn: () => api.payments.renewAgreement({}),
    onSuccess: ({ data }) => redirectToPayPal(data.approvalUrl, texts.noApproval),
    onError: (fault) => onFault(fault instanceof ApiError ? fault.message : fault.message),
  })
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" busy={agree.isPending} onClick={() => agree.mutate()}>
          {text.agree}
        </Button>
      }
    >
      {text.refused(held)}
    </Banner>
  )
}

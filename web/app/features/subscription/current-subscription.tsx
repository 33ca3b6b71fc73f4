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
  subscription,
  onPlans,
  onFault,
}: {
  subscription: Subscription
  onPlans: () => void
  onFault: (message: string) => void
}) {
  const [isCancelling, setCancelling] = useState(false)
  const canEnd =
    subscription.source === 'paid' &&
    subscription.currentPeriodEnd !== null &&
    !subscription.cancelAtPeriodEnd
  return (
    <Panel aria-labelledby="subscription-title" className="subscription-current">
      <header>
        <div>
          <h2 id="subscription-title">
            {text.title} <PlanBadge plan={subscription.planId} />
          </h2>
          <p className="subscription-price">{texts.priceOf(subscription)}</p>
        </div>
        {subscription.source === 'paid' && subscription.interval !== null && (
          <Button variant="secondary" onClick={onPlans}>
            {text.change}
          </Button>
        )}
      </header>
      <Troubles subscription={subscription} onFault={onFault} />
      <dl>
        {text.facts(subscription).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {subscription.source === 'paid' && (
        <footer>
          {canEnd && (
            <Button variant="ghost" onClick={() => setCancelling(true)}>
              {text.cancel}
            </Button>
          )}
          {subscription.refundableUntil && <p>{text.guarantee(subscription.refundableUntil)}</p>}
        </footer>
      )}
      <CancelDialog
        subscription={subscription}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onFault={onFault}
      />
    </Panel>
  )
}

/** Pending situations: a cancellation, a scheduled change, a refused payment. */
function Troubles({
  subscription,
  onFault,
}: {
  subscription: Subscription
  onFault: (message: string) => void
}) {
  const reactivate = useReactivate()
  const keep = useKeepPlan()
  const showError = (fault: Error, otherwise: string) =>
    onFault(fault instanceof ApiError ? fault.message : otherwise)
  if (subscription.cancelAtPeriodEnd)
    return (
      <Banner
        tone="warning"
        action={
          <Button
            variant="secondary"
            size="small"
            busy={reactivate.isPending}
            onClick={() =>
              reactivate.mutate(subscription.id, {
                onError: (fault) => showError(fault, text.reactivateFailed),
              })
            }
          >
            {text.reactivate}
          </Button>
        }
      >
        {text.cancelled(subscription)}
      </Banner>
    )
  if (subscription.graceEnd || subscription.paymentMethod?.isGone)
    return <Agreement subscription={subscription} onFault={onFault} />
  if (!subscription.scheduledChange) return null
  return (
    <Banner
      tone="info"
      action={
        <Button
          variant="secondary"
          size="small"
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(subscription.id, { onError: (fault) => showError(fault, texts.changeFailed) })
          }
        >
          {text.keep}
        </Button>
      }
    >
      {text.scheduled(subscription.scheduledChange)}
    </Banner>
  )
}

/** The PayPal agreement is missing or refused: it must be approved again. */
function Agreement({
  subscription,
  onFault,
}: {
  subscription: Subscription
  onFault: (message: string) => void
}) {
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
      {text.refused(subscription)}
    </Banner>
  )
}

import './subscription.css'
import type { PlanId } from '@lettrine/contract/plans'
import { PlanId as Plans } from '@lettrine/contract/plans'
import type { Subscription } from '@lettrine/contract/subscriptions'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePayments } from '../../shared/plans/payments-config.ts'
import { SandboxNotice } from '../../shared/plans/sandbox-notice.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CurrentSubscription } from './current-subscription.tsx'
import { NoSubscription } from './no-subscription.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { PlansDialog } from './plans-dialog.tsx'
import { subscriptionText as texts } from './subscription.fr.ts'
import { useSubscription } from './subscription.queries.ts'
import { usePaymentReturn } from './use-payment-return.ts'

/** Subscription, its cost, payments, change and cancellation. */
export function SubscriptionPage() {
  const { subscription, fault, refetch } = useSubscription()
  const [failed, setFailed] = useState<string>()
  const notice = usePaymentReturn(setFailed)
  const { isOpen, isNew, preferred, open, close } = usePlansDialog()
  return (
    <div className="subscription">
      <PageHead title={texts.title} />
      <SandboxNotice />
      <NotOpen />
      {failed && (
        <Banner tone="danger" onDismiss={() => setFailed(undefined)}>
          {failed}
        </Banner>
      )}
      {notice && (
        <Banner tone={notice.tone} icon={notice.isBusy ? <Spinner /> : undefined}>
          {notice.text}
        </Banner>
      )}
      {fault ? (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      ) : (
        <SubscriptionSection subscription={subscription} isNew={isNew} onPlans={open} onFault={setFailed} />
      )}
      <PaymentHistory onFault={setFailed} />
      <PlansDialog
        isOpen={isOpen && subscription !== undefined}
        onClose={close}
        subscription={subscription ?? undefined}
        preferred={preferred}
      />
    </div>
  )
}

function SubscriptionSection({
  subscription,
  isNew,
  onPlans,
  onFault,
}: {
  subscription: Subscription | null | undefined
  isNew: boolean
  onPlans: () => void
  onFault: (message: string) => void
}) {
  if (subscription === undefined) return <Skeleton rows={3} />
  if (subscription?.status === 'active')
    return <CurrentSubscription subscription={subscription} onPlans={onPlans} onFault={onFault} />
  return <NoSubscription isUnpaid={subscription?.status === 'unpaid'} isNew={isNew} onPlans={onPlans} />
}

function NotOpen() {
  return usePayments() === null ? <Banner tone="info">{texts.notOpen}</Banner> : null
}

/** A button opens the dialog, or an address that names a plan. */
function usePlansDialog() {
  const [query, setQuery] = useSearchParams()
  const requestedPlan = Plans.safeParse(query.get('plan')).data
  const [isPressed, setPressed] = useState(false)
  // The free plan needs no dialog: the user already has it.
  const isRequested = requestedPlan !== undefined && requestedPlan !== 'free'
  const close = () => {
    setPressed(false)
    if (query.has('plan')) setQuery({}, { replace: true, preventScrollReset: true })
  }
  const preferred: PlanId | undefined = isRequested ? requestedPlan : undefined
  return {
    isOpen: isPressed || isRequested,
    isNew: requestedPlan === 'free',
    preferred,
    open: () => setPressed(true),
    close,
  }
}

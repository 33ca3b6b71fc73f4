import './plans-dialog.css'
import { PaymentCountry } from '@lettrine/contract/payments'
import { Interval, type PaidPlanId, type Plan, type PlanId } from '@lettrine/contract/plans'
import type { Subscription } from '@lettrine/contract/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { CalendarX2, Lock, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { fallbackPlans } from '../../shared/plans/fallback-plans.ts'
import { SandboxNotice } from '../../shared/plans/sandbox-notice.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { PlanColumn } from './plan-column.tsx'
import { countryNames, plansText as texts } from './plans-dialog.fr.ts'
import { subscriptionText } from './subscription.fr.ts'
import { redirectToPayPal, usePlanAdvice, usePlans } from './subscription.queries.ts'
import { intervalOf, visiblePlans } from './subscription.state.ts'

type Chosen = { planId: PaidPlanId; interval: Interval }

/**
 * Plans side by side, at one interval. A choice leads to PayPal; with a subscription it first displays the cost of
 * the change.
 */
export function PlansDialog({
  isOpen,
  onClose,
  subscription,
  preferred,
}: {
  isOpen: boolean
  onClose: () => void
  subscription: Subscription | undefined
  preferred: PlanId | undefined
}) {
  const plans = usePlans()
  const known = plans.data?.data.plans ?? (plans.isError ? fallbackPlans : undefined)
  const [interval, setInterval] = useState<Interval>(subscription?.interval ?? 'monthly')
  const [change, setChange] = useState<Chosen>()
  const [showsLaunch, setShowsLaunch] = useState(false)
  const advised = usePlanAdvice(isOpen).data?.data.plan
  const buy = useMutation({
    mutationFn: ({ planId, interval: rhythm }: Chosen) =>
      api.payments.createSession({ planType: planId, interval: rhythm }),
    onSuccess: ({ data }) => redirectToPayPal(data.approvalUrl, subscriptionText.noApproval),
  })
  usePageRestored(buy.reset)
  const isChange = subscription?.source === 'paid' && subscription.status === 'active'
  const shown =
    known &&
    visiblePlans(known, interval, {
      preferred,
      heldPlan: subscription?.planId,
      startsWithLaunch: showsLaunch,
    })
  const hidden = known?.filter(({ isLaunchOffer, isActive }) => isLaunchOffer && isActive) ?? []
  const choose = (chosen: Chosen) => (isChange ? setChange(chosen) : buy.mutate(chosen))
  if (change && subscription)
    return (
      <ChangeDialog change={change} onBack={() => setChange(undefined)} onClose={onClose} isOpen={isOpen} />
    )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="plans"
      title={
        <span className="plans-title">
          {texts.title}
          <IntervalChoice interval={interval} onChange={setInterval} />
        </span>
      }
    >
      {buy.isError && (
        <Banner tone="danger" onDismiss={buy.reset}>
          {buy.error instanceof ApiError ? buy.error.message : texts.failed}
        </Banner>
      )}
      {plans.isError && <Banner tone="warning">{texts.fallback}</Banner>}
      <SandboxNotice />
      {shown && (
        <Columns
          plans={shown}
          interval={interval}
          subscription={isChange ? subscription : undefined}
          preferred={preferred ?? (advised === 'free' ? undefined : advised)}
          busyPlan={buy.isPending || buy.isSuccess ? buy.variables?.planId : undefined}
          onChoose={choose}
        />
      )}
      {shown && hidden.some(({ id }) => !shown.some((plan) => plan.id === id)) && (
        <p className="plans-launch">
          {texts.launchOffers(hidden)}{' '}
          <button type="button" onClick={() => setShowsLaunch(true)}>
            {texts.seeLaunch}
          </button>
        </p>
      )}
      <Promises />
    </Dialog>
  )
}

/** The back/forward cache may restore the page as it was left for PayPal, with a busy button. */
function usePageRestored(onRestored: () => void) {
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => persisted && onRestored()
    window.addEventListener('pageshow', listener)
    return () => window.removeEventListener('pageshow', listener)
  }, [onRestored])
}

function IntervalChoice({
  interval,
  onChange,
}: {
  interval: Interval
  onChange: (interval: Interval) => void
}) {
  const { intervals } = texts
  const less = { monthly: '', yearly: intervals.yearlyLess, lifetime: intervals.lifetimeLess } as const
  return (
    <SegmentedControl
      label={intervals.label}
      labelHidden
      value={interval}
      onValueChange={onChange}
      options={Interval.options.map((value) => ({
        value,
        label: less[value] ? `${intervals[value]} ${less[value]}` : intervals[value],
      }))}
      className="plans-interval"
    />
  )
}

function Columns({
  plans,
  interval,
  subscription,
  preferred,
  busyPlan,
  onChoose,
}: {
  plans: readonly Plan[]
  interval: Interval
  subscription: Subscription | undefined
  preferred: PlanId | undefined
  busyPlan: PlanId | undefined
  onChoose: (chosen: Chosen) => void
}) {
  const first =
    plans.find(({ id }) => id === preferred) ?? plans.find(({ label }) => label === 'most-popular')
  // On a phone one plan is expanded at a time; on a wide screen all are.
  const [picked, setPicked] = useState<PlanId>()
  const openId = plans.some(({ id }) => id === picked) ? picked : first?.id
  return (
    <ul className="plans" data-count={plans.length}>
      {plans.map((plan) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          interval={intervalOf(plan, interval)}
          isCurrent={subscription?.planId === plan.id && subscription.interval === intervalOf(plan, interval)}
          isChange={subscription !== undefined}
          isOpen={plan.id === openId}
          isBusy={plan.id === busyPlan}
          isFirst={plan.id === first?.id}
          isOff={busyPlan !== undefined}
          onOpen={() => setPicked(plan.id)}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}

const icons = [ShieldCheck, CalendarX2, Lock]

function Promises() {
  const [country, setCountry] = useState<PaymentCountry>('FR')
  return (
    <footer className="plans-promises">
      <ul>
        {texts.promises.map((promise, place) => {
          const Icon = icons[place]!
          return (
            <li key={promise}>
              <Icon aria-hidden="true" size={16} />
              {promise}
            </li>
          )
        })}
      </ul>
      <SelectField
        label={texts.country}
        hint={texts.countryNote}
        value={country}
        onValueChange={setCountry}
        options={PaymentCountry.options.map((value) => ({ value, label: countryNames.of(value) ?? value }))}
      />
      <p>
        {texts.terms.before}
        <TextLink to="/terms" target="_blank">
          {texts.terms.link}
        </TextLink>
        {texts.terms.after}
      </p>
    </footer>
  )
}

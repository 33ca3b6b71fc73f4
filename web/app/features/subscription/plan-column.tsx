import type { Interval, PaidPlanId, Plan } from '@lettrine/contract/plans'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { PlanBadge } from '../../shared/badges/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { plansText as texts } from './plans-dialog.fr.ts'
import { priceAt, trialEnd } from './subscription.state.ts'

/** One plan at one interval: price, first payment, features, and the button with the cost. */
export function PlanColumn({
  plan,
  interval,
  isCurrent,
  isChange,
  isOpen,
  isBusy,
  isFirst,
  isOff,
  onOpen,
  onChoose,
}: {
  plan: Plan
  interval: Interval
  isCurrent: boolean
  isChange: boolean
  /** On a phone: whether this plan is expanded. */
  isOpen: boolean
  isBusy: boolean
  /** Whether its button is highlighted. */
  isFirst: boolean
  isOff: boolean
  onOpen: () => void
  onChoose: (chosen: { planId: PaidPlanId; interval: Interval }) => void
}) {
  const id = useId()
  const price = priceAt(plan, interval)
  const isFree = plan.id === 'free'
  const name = texts.nameOf(plan.id)
  return (
    <li className="plan" data-label={plan.label ?? undefined} data-open={isOpen || undefined}>
      <label className="plan-head">
        <input type="radio" name="plan" checked={isOpen} onChange={onOpen} aria-controls={id} />
        <span className="plan-label">
          {plan.label ? texts.labels[plan.label] : plan.isLaunchOffer && texts.launch}
        </span>
        <PlanBadge plan={plan.id} name={name} />
        <span className="plan-price">
          <strong>{texts.euros(price?.price ?? 0)}</strong>
          <span>{isFree ? texts.forEver : texts.rhythm(interval)}</span>
        </span>
      </label>
      <div id={id} className="plan-body">
        <p className="plan-note">
          <Note plan={plan} interval={interval} isChange={isChange} />
        </p>
        <ul className="plan-features">
          {plan.features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" size={16} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="plan-foot">
        {!isFree && <Due plan={plan} interval={interval} isChange={isChange} />}
        {isFree || isCurrent ? (
          <Button variant="secondary" disabled>
            {isFree && isChange ? texts.kept : texts.held}
          </Button>
        ) : (
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            busy={isBusy}
            disabled={(isOff && !isBusy) || !plan.isActive}
            onClick={() => onChoose({ planId: plan.id as PaidPlanId, interval })}
          >
            {isChange
              ? texts.changeTo(name)
              : price?.trialDays
                ? texts.tryIt(name)
                : texts.buy(price?.price ?? 0)}
          </Button>
        )}
      </div>
    </li>
  )
}

function Note({ plan, interval, isChange }: { plan: Plan; interval: Interval; isChange: boolean }) {
  const price = priceAt(plan, interval)
  if (!price) return texts.noCard
  if (price.trialDays > 0 && !isChange)
    return (
      <>
        <strong>{texts.trial(price.trialDays)}</strong>{' '}
        {texts.firstPayment(trialEnd(price.trialDays, new Date()))}
      </>
    )
  if (interval === 'lifetime') return texts.once
  return texts.taxes
}

/** What is paid today and later: beside the button on a phone, where columns are collapsed. */
function Due({ plan, interval, isChange }: { plan: Plan; interval: Interval; isChange: boolean }) {
  const price = priceAt(plan, interval)
  if (!price || isChange) return null
  const due =
    price.trialDays > 0
      ? texts.dueTrial(price.price, interval, trialEnd(price.trialDays, new Date()))
      : texts.dueNow(price.price, interval)
  return (
    <p className="plan-due">
      <strong>{due.today}</strong> {due.after}
    </p>
  )
}

import { PlanBadge } from '../../shared/badges/badge.tsx'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { usePayments } from '../../shared/plans/payments-config.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { subscriptionText as texts } from './subscription.fr.ts'
import { usePlanAdvice } from './subscription.queries.ts'

const text = texts.none

/** What the free plan includes, and the button that opens the other plans. */
export function NoSubscription({
  isUnpaid,
  isNew,
  onPlans,
}: {
  isUnpaid: boolean
  /** Whether the user has just chosen the free plan: the next step is a letter. */
  isNew: boolean
  onPlans: () => void
}) {
  const isSold = usePayments() !== null
  const advice = usePlanAdvice(isSold).data?.data
  return (
    <Panel aria-labelledby="subscription-title" className="subscription-current">
      <header>
        <div>
          <h2 id="subscription-title">
            {texts.current.title} <PlanBadge plan="free" />
          </h2>
          <p className="subscription-price">{text.lead}</p>
        </div>
        <div className="flex flex-wrap-reverse gap-2.5 max-sm:w-full max-sm:flex-col-reverse">
          {isSold && (
            <Button variant={isNew ? 'secondary' : 'primary'} onClick={onPlans}>
              {text.choose}
            </Button>
          )}
          {isNew && <ButtonLink to={newLetterPath}>{text.write}</ButtonLink>}
        </div>
      </header>
      {isUnpaid && <Banner tone="warning">{text.unpaid}</Banner>}
      <ul className="subscription-features">
        {text.gives.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {advice && advice.plan !== 'free' && (
        <p className="subscription-advice">
          {text.advice} {advice.reasons.join(' ')}
        </p>
      )}
    </Panel>
  )
}

import { usePayments } from '../../lib/payments-config.ts'
import { PlanBadge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { subscriptionText as say } from './subscription.fr.ts'
import { useAdvice } from './subscription.queries.ts'

const text = say.none

/** What the free plan gives, and the one door to the others. */
export function NoSubscription({ isUnpaid, onPlans }: { isUnpaid: boolean; onPlans: () => void }) {
  const isSold = usePayments() !== null
  const advice = useAdvice(isSold).data?.data
  return (
    <Panel aria-labelledby="held-title" className="subscription-held">
      <header>
        <div>
          <h2 id="held-title">
            {say.current.title} <PlanBadge plan="free" />
          </h2>
          <p className="subscription-price">{text.lead}</p>
        </div>
        {isSold && <Button onClick={onPlans}>{text.choose}</Button>}
      </header>
      {isUnpaid && <Banner tone="warning">{text.unpaid}</Banner>}
      <ul className="subscription-gives">
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

import { graceDays } from '@lettrine/contract/retention'
import type { SubscriptionState } from '@lettrine/contract/subscriptions'
import type { SubscriptionRow } from './subscriptions.tables.ts'

/** Hours that access outlasts a period whose renewal is on its way. */
const renewalHours = 6

const hourMs = 60 * 60 * 1_000

type Held = Pick<
  SubscriptionRow,
  'status' | 'source' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'pastDueSince'
>

/** When access ends if nothing more happens; null for life. */
export function accessEnd({
  status,
  source,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  pastDueSince,
}: Held): Date | null {
  if (currentPeriodEnd === null) return null
  if (status === 'past_due' && pastDueSince) {
    // Where the renewal itself came late, access had ended: a refusal does not open it again.
    const since = Math.min(pastDueSince.getTime(), currentPeriodEnd.getTime() + 24 * hourMs)
    return new Date(since + graceDays * 24 * hourMs)
  }
  // Nothing renews it: its last second is its last.
  if (source === 'granted' || cancelAtPeriodEnd) return currentPeriodEnd
  return new Date(currentPeriodEnd.getTime() + renewalHours * hourMs)
}

/** The states in which a subscription opens what its plan gives. */
const openStates: readonly SubscriptionState[] = ['trialing', 'active', 'past_due']

/** Whether a subscription opens what its plan gives at `now`, even before the billing has noticed that it is over. */
export function givesAccess(subscription: Held, now: Date): boolean {
  const end = accessEnd(subscription)
  return openStates.includes(subscription.status) && (end === null || now < end)
}

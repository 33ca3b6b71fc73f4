import { graceDays } from '@lettrine/contract/retention'
import type { SubscriptionState } from '@lettrine/contract/subscriptions'
import type { SubscriptionRow } from './subscriptions.tables.ts'

/** Hours of access after a period while its renewal is in progress. */
const renewalHours = 6

const hourMs = 60 * 60 * 1_000

type AccessFields = Pick<
  SubscriptionRow,
  'status' | 'source' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'pastDueSince'
>

/** When access ends without further events; null for life. */
export function accessEnd({
  status,
  source,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  pastDueSince,
}: AccessFields): Date | null {
  if (currentPeriodEnd === null) return null
  if (status === 'past_due' && pastDueSince) {
    // After a late renewal access had ended: its refusal does not restore it.
    const since = Math.min(pastDueSince.getTime(), currentPeriodEnd.getTime() + 24 * hourMs)
    return new Date(since + graceDays * 24 * hourMs)
  }
  // Not renewed: no extra hours.
  if (source === 'granted' || cancelAtPeriodEnd) return currentPeriodEnd
  return new Date(currentPeriodEnd.getTime() + renewalHours * hourMs)
}

/** States of a subscription that give access. */
const openStates: readonly SubscriptionState[] = ['trialing', 'active', 'past_due']

/** Whether a subscription gives access at `now`, correct even before the billing job has ended it. */
export function givesAccess(subscription: AccessFields, now: Date): boolean {
  const end = accessEnd(subscription)
  return openStates.includes(subscription.status) && (end === null || now < end)
}

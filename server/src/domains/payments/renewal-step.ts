import { trialNoticeDays, yearlyNoticeDays } from '@lettrine/contract/retention'
import { accessEnd, type SubscriptionRow } from '../subscriptions/index.ts'

/** A due step of a subscription. */
export type Step = 'renew' | 'retry' | 'lapse' | 'end' | 'forget'

/** An unpaid subscription ends after this time. */
const unpaidMs = 30 * 24 * 60 * 60 * 1_000

/** The due step of a subscription at `now`; undefined if none. */
export function nextStep(subscription: SubscriptionRow, now: Date): Step | undefined {
  const {
    status,
    source,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    disputedAt,
    retryAt,
    pastDueSince,
    updatedAt,
  } = subscription
  const isPeriodOver = currentPeriodEnd !== null && currentPeriodEnd <= now
  switch (status) {
    case 'trialing':
    case 'active':
      if (!isPeriodOver) return undefined
      return source === 'granted' || cancelAtPeriodEnd || disputedAt ? 'end' : 'renew'
    case 'past_due': {
      if (cancelAtPeriodEnd || disputedAt) return 'end'
      if (retryAt && retryAt <= now) return 'retry'
      const end = accessEnd(subscription)
      return !retryAt && pastDueSince && end && end <= now ? 'lapse' : undefined
    }
    case 'unpaid':
      return now.getTime() - updatedAt.getTime() >= unpaidMs ? 'forget' : undefined
    case 'ended':
      return undefined
  }
}

const dayMs = 24 * 60 * 60 * 1_000

/** Days before the end of a trial and a yearly renewal at which reminders are sent; the law requires one to three months. */
export const reminderLeadDays = { trial: trialNoticeDays, yearly: yearlyNoticeDays } as const

/** The due reminder of an upcoming payment at `now`. */
export function dueReminder(
  subscription: SubscriptionRow,
  now: Date,
): 'trial-ending' | 'renewal-ahead' | undefined {
  const { status, source, interval, currentPeriodEnd, cancelAtPeriodEnd, disputedAt, remindedOf } =
    subscription
  if (source !== 'paid' || currentPeriodEnd === null || cancelAtPeriodEnd || disputedAt) return undefined
  if (remindedOf?.getTime() === currentPeriodEnd.getTime() || currentPeriodEnd <= now) return undefined
  const left = currentPeriodEnd.getTime() - now.getTime()
  if (status === 'trialing') return left <= reminderLeadDays.trial * dayMs ? 'trial-ending' : undefined
  if (status !== 'active' || interval !== 'yearly') return undefined
  return left <= reminderLeadDays.yearly * dayMs ? 'renewal-ahead' : undefined
}

import type { PaidPlanId } from '@lettrine/contract/plans'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { lockUserForUpdate, recordOperatorAction } from '../identity/index.ts'
import { findLive, replaceLive } from './subscriptions.repository.ts'
import { addMonths } from './usage-month.ts'

/**
 * Gives a plan by hand, from now on for `months`, or for life where that is null, instead of one that was given before
 * or is not paid any more; kept in the operators' journal. What is paid for is not taken away: `ALREADY_SUBSCRIBED`.
 */
export async function grantPlan(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  planId: PaidPlanId,
  months: number | null,
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    // So does a purchase that is settled at the same instant.
    await lockUserForUpdate(tx, userId)
    const subscription = await findLive(tx, userId)
    if (subscription?.source === 'paid' && subscription.status !== 'unpaid')
      throw failure('ALREADY_SUBSCRIBED')
    await replaceLive(tx, {
      userId,
      id: deps.newId(),
      planId,
      status: 'active',
      source: 'granted',
      currentPeriodStart: now,
      currentPeriodEnd: months === null ? null : addMonths(now, months),
      createdAt: now,
      updatedAt: now,
    })
    await recordOperatorAction(tx, {
      id: deps.newId(),
      action: 'plan',
      subjectUserId: userId,
      details: { planId, months },
      doneAt: now,
    })
  })
}

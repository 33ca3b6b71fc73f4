import type { PaidPlanId } from '@lettrine/contract/plans'
import { failure } from '../../platform/failure.ts'
import { lockUserForUpdate, type OperatorDeps, recordOperatorAction } from '../identity/index.ts'
import { findLive, replaceLive } from './subscriptions.repository.ts'
import { addMonths } from './usage-month.ts'

/**
 * Grants a plan as an operator, for `months` or for life where that is null; replaces a granted or unpaid one. Recorded
 * in the operator log. Fails with `ALREADY_SUBSCRIBED` beside a paid subscription.
 */
export async function grantPlan(
  deps: OperatorDeps,
  userId: string,
  planId: PaidPlanId,
  months: number | null,
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    // The settlement of a purchase takes the same lock.
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
      actor: deps.actor,
      subjectUserId: userId,
      details: { planId, months },
      doneAt: now,
    })
  })
}

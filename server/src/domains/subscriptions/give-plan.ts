import type { PaidPlanId } from '@lettrine/contract/plans'
import type { Deps } from '../../platform/http/api.ts'
import { noteOperatorAction } from '../identity/index.ts'
import { replaceLive } from './subscriptions.repository.ts'
import { addMonths } from './usage-month.ts'

/** Gives a plan by hand, for `months` from now, instead of what the user held; kept in the operators' journal. */
export async function givePlan(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  planId: PaidPlanId,
  months: number,
): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await replaceLive(tx, {
      userId,
      id: deps.newId(),
      planId,
      status: 'active',
      source: 'granted',
      currentPeriodStart: now,
      currentPeriodEnd: addMonths(now, months),
      createdAt: now,
      updatedAt: now,
    })
    await noteOperatorAction(tx, {
      id: deps.newId(),
      action: 'plan',
      subjectUserId: userId,
      details: { planId, months },
      doneAt: now,
    })
  })
}

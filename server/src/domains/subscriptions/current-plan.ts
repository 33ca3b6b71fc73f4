import type { Entitlements } from '@lettrine/contract/entitlements'
import type { PlanId } from '@lettrine/contract/plans'
import type { Deps } from '../../platform/http/api.ts'
import { givesAccess } from './subscription-rules.ts'
import { findLive } from './subscriptions.repository.ts'
import type { SubscriptionRow } from './subscriptions.tables.ts'

/** The subscription that gives access now, if there is one. */
export async function findRunning(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const subscription = await findLive(db, userId)
  return subscription && givesAccess(subscription, clock()) ? subscription : undefined
}

/** The current plan; `free` without a subscription. */
export async function currentPlan(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<PlanId> {
  return (await findRunning(deps, userId))?.planId ?? 'free'
}

/** The entitlements of the user’s current plan. */
export async function entitlementsOf(
  deps: Pick<Deps, 'db' | 'clock' | 'entitlements'>,
  userId: string,
): Promise<Entitlements> {
  return deps.entitlements[await currentPlan(deps, userId)]
}

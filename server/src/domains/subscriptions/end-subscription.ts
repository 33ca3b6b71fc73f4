import type { Deps } from '../../platform/http/api.ts'
import { currentPlan } from './current-plan.ts'
import { endLive } from './subscriptions.repository.ts'

/**
 * Ends the plan that a user holds, before their account goes; whether one was running. Plans are only granted today: a
 * subscription paid at a provider is to be cancelled there first, here, so that no account is gone and still charged.
 * For that it stands outside the transaction of the deletion, and may be called again after one that failed.
 */
export async function endSubscription(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<boolean> {
  const isRunning = (await currentPlan(deps, userId)) !== 'free'
  return (await endLive(deps.db, userId, deps.clock())) && isRunning
}

import type { SubscriptionStats } from '@lettrine/contract/subscriptions'
import type { Deps } from '../../platform/http/api.ts'
import { readAiQuota } from './ai-usage.ts'
import { countUses, findLive } from './subscriptions.repository.ts'

type Usage = Pick<SubscriptionStats, 'plan' | 'since' | 'aiUsesThisMonth' | 'aiUsesEver'>

/** The user’s plan and its usage. */
export async function readUsage(
  deps: Pick<Deps, 'db' | 'clock' | 'entitlements'>,
  userId: string,
): Promise<Usage> {
  const { plan, currentUsage } = await readAiQuota(deps, userId)
  const subscription = plan === 'free' ? undefined : await findLive(deps.db, userId)
  return {
    plan,
    since: subscription?.createdAt.toISOString() ?? null,
    aiUsesThisMonth: currentUsage,
    aiUsesEver: await countUses(deps.db, userId, new Date(0)),
  }
}

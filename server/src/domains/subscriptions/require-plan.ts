import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { aiUsageLimit } from './ai-usage.ts'

/** Lets pass whoever holds a plan that runs; refuses others with `PLAN_REQUIRED`. */
export async function requirePlan(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const { plan } = await aiUsageLimit(deps, userId)
  if (plan === 'free') throw failure('PLAN_REQUIRED')
}

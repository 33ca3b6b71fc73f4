import type { PlanId } from '@lettrine/contract/plans'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { aiUsageLimit } from './ai-usage.ts'

/** Lets pass whoever holds a plan that runs; refuses others with `PLAN_REQUIRED`. */
export async function requirePlan(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  if ((await currentPlan(deps, userId)) === 'free') throw failure('PLAN_REQUIRED')
}

/** The plan that runs now; `free` without one. */
export async function currentPlan(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<PlanId> {
  return (await aiUsageLimit(deps, userId)).plan
}

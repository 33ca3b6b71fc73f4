import type { FallbackReason } from '@lettrine/contract/fallback-reason'
import type { Fallback } from '@lettrine/contract/generation'
import { fallbackMessages } from '@lettrine/contract/generation.fr'
import { Failure } from '../../platform/failure.ts'
import { type AiUse, startAiUse, type UsageDeps } from './ai-usage.ts'
import { findRunning } from './current-plan.ts'
import type { SubscriptionRow } from './subscriptions.tables.ts'

/** A fallback notice. */
export const fallbackFor = (code: FallbackReason): Fallback => ({ code, message: fallbackMessages[code] })

const refusals: Readonly<Record<string, FallbackReason>> = {
  AI_PLAN_REQUIRED: 'plan-required',
  AI_QUOTA_REACHED: 'quota-reached',
}

type Answer = { use: AiUse; fallback?: undefined } | { use?: undefined; fallback: Fallback }
type Begun = { taking: Promise<Answer>; fallback?: undefined } | { taking?: undefined; fallback: Fallback }
type Purpose = 'writing' | 'rewriting' | 'analysis'

/** One use of the model, being consumed under the running subscription; or the reason why the plan gives none. */
export async function startModelUse(
  deps: UsageDeps,
  userId: string,
  purpose: Purpose,
  subscription: SubscriptionRow | undefined,
): Promise<Begun> {
  try {
    const { taking } = await startAiUse(deps, userId, purpose, subscription)
    return { taking: taking.then((use) => ({ use }), toFallback) }
  } catch (fault) {
    return toFallback(fault)
  }
}

/** A consumed AI use, or the fallback: no plan with AI uses, or the monthly quota reached. */
export async function requestModelUse(deps: UsageDeps, userId: string, purpose: Purpose): Promise<Answer> {
  const begun = await startModelUse(deps, userId, purpose, await findRunning(deps, userId))
  return begun.fallback ? begun : begun.taking
}

function toFallback(fault: unknown): { fallback: Fallback } {
  const reason = fault instanceof Failure ? refusals[fault.code] : undefined
  if (!reason) throw fault
  return { fallback: fallbackFor(reason) }
}

import type { FallbackReason } from '@lettrine/contract/fallback-reason'
import type { Fallback } from '@lettrine/contract/generation'
import { fallbackMessages } from '@lettrine/contract/generation.fr'
import { Failure } from '../../platform/failure.ts'
import { type AiUse, startAiUse, type UsageDeps } from './ai-usage.ts'

/** A fallback notice. */
export const told = (code: FallbackReason): Fallback => ({ code, message: fallbackMessages[code] })

const refusals: Readonly<Record<string, FallbackReason>> = {
  AI_PLAN_REQUIRED: 'plan-required',
  AI_QUOTA_REACHED: 'quota-reached',
}

type Answer = { use: AiUse; fallback?: undefined } | { use?: undefined; fallback: Fallback }
type Begun = { taking: Promise<Answer>; fallback?: undefined } | { taking?: undefined; fallback: Fallback }
type Purpose = 'writing' | 'rewriting' | 'analysis'

/** Starts to consume an AI use; or the fallback when the plan has none. */
export async function startModelUse(deps: UsageDeps, userId: string, purpose: Purpose): Promise<Begun> {
  try {
    const { taking } = await startAiUse(deps, userId, purpose)
    return { taking: taking.then((use) => ({ use }), toFallback) }
  } catch (fault) {
    return toFallback(fault)
  }
}

/** A consumed AI use, or the fallback: no plan with AI uses, or the monthly quota reached. */
export async function requestModelUse(deps: UsageDeps, userId: string, purpose: Purpose): Promise<Answer> {
  const begun = await startModelUse(deps, userId, purpose)
  return begun.fallback ? begun : begun.taking
}

function toFallback(fault: unknown): { fallback: Fallback } {
  const reason = fault instanceof Failure ? refusals[fault.code] : undefined
  if (!reason) throw fault
  return { fallback: told(reason) }
}

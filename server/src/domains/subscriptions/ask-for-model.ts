import type { Fallback, FallbackReason } from '@lettrine/contract/generation'
import { fallbackMessages } from '@lettrine/contract/generation.fr'
import { Failure } from '../../platform/failure.ts'
import { type AiUse, grantAiUse } from './ai-usage.ts'

/** A fallback as it is told. */
export const told = (code: FallbackReason): Fallback => ({ code, message: fallbackMessages[code] })

const refusals: Readonly<Record<string, FallbackReason>> = {
  AI_PLAN_REQUIRED: 'plan-required',
  AI_QUOTA_REACHED: 'quota-reached',
}

type Answer = { use: AiUse; fallback?: undefined } | { use?: undefined; fallback: Fallback }

/** A use of the model, or why the built-in writer must do: no plan that gives it, or none left this month. */
export async function askForModel(
  deps: Parameters<typeof grantAiUse>[0],
  userId: string,
  purpose: 'writing' | 'rewriting' | 'analysis',
): Promise<Answer> {
  try {
    return { use: await grantAiUse(deps, userId, purpose) }
  } catch (fault) {
    const reason = fault instanceof Failure ? refusals[fault.code] : undefined
    if (!reason) throw fault
    return { fallback: told(reason) }
  }
}

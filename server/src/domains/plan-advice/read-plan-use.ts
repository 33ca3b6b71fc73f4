import type { Deps } from '../../platform/http/api.ts'
import { countOtherFormats } from '../exports/index.ts'
import { countRecentLetters } from '../letters/index.ts'
import type { recommendPlan } from '../plans/index.ts'
import { countRefusals, readAiQuota } from '../subscriptions/index.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** The user’s usage in the last 30 days that is relevant to plans. */
export async function readPlanUse(
  deps: Pick<Deps, 'db' | 'clock' | 'entitlements'>,
  userId: string,
): Promise<Parameters<typeof recommendPlan>[0]> {
  const since = new Date(deps.clock().getTime() - 30 * dayMs)
  const [{ plan, currentUsage }, letters, otherFormats, refusals] = await Promise.all([
    readAiQuota(deps, userId),
    countRecentLetters(deps.db, userId, since),
    countOtherFormats(deps.db, userId, since),
    countRefusals(deps, userId),
  ])
  return {
    plan,
    lettersKept: letters.kept,
    lettersOfLate: letters.ofLate,
    longLetters: letters.long,
    lettersRefused: refusals.unlimited_letters,
    aiUses: currentUsage,
    aiRefused: refusals.ai_generation,
    otherFormats,
    formatsRefused: refusals.export_all_formats,
    templatesRefused: refusals.premium_templates,
    analysesRefused: refusals.ai_analysis,
  }
}

import type { RewriteRequest, RewrittenPassage } from '@lettrine/contract/rewriting'
import { monthInParis, yearInParis } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { WriterFailure } from '../../platform/text-generation/writer-failure.ts'
import { allowsModel } from '../settings/index.ts'
import { fallbackFor, requestModelUse } from '../subscriptions/index.ts'

type RewriteDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'newSeed' | 'rewriter' | 'letterWriting' | 'entitlements' | 'events'
>

/**
 * Rewrites a passage by the model, where one is configured, the user allows it and the plan has a use left, else by
 * the built-in writer. A failed use is refunded, and the built-in writer takes over with a fallback notice.
 */
export async function rewritePassage(
  deps: RewriteDeps,
  userId: string,
  request: RewriteRequest,
  signal: AbortSignal,
): Promise<RewrittenPassage> {
  const builtIn = async (): Promise<RewrittenPassage> => ({
    text: await composed(deps, userId, request),
    writer: 'composer',
  })
  if (!deps.rewriter || request.writer === 'composer') return builtIn()
  if (!(await allowsModel(deps.db, userId))) return builtIn()
  const { use, fallback } = await requestModelUse(deps, userId, 'rewriting')
  if (!use) return { ...(await builtIn()), fallback }
  try {
    return await deps.rewriter.rewrite({ ...request, facts: factsOf(request) }, { signal })
  } catch (fault) {
    await use.refund()
    if (!(fault instanceof WriterFailure)) throw fault
    return { ...(await builtIn()), fallback: fallbackFor(fault.reason) }
  }
}

async function composed(
  { letterWriting, newSeed, clock }: RewriteDeps,
  userId: string,
  { passage, before, intent, language, userProfile = {}, seed = newSeed() }: RewriteRequest,
): Promise<string> {
  const now = { year: yearInParis(clock()), month: monthInParis(clock()) }
  const task = { passage, before, intent, language, profile: userProfile, seed, now }
  return (await letterWriting(userId, 'passage', task)).text
}

function factsOf({ jobDescription, userProfile, interview }: RewriteRequest): string[] {
  const { experience, education, skills = [], achievements = [] } = userProfile ?? {}
  return [
    experience,
    education,
    ...skills,
    ...achievements,
    ...Object.values(interview ?? {}),
    jobDescription,
  ].filter((text): text is string => text !== undefined && text !== '')
}

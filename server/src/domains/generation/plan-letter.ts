import type { PlanRequest } from '@lettrine/contract/generation'
import type { AskedPlan } from '@lettrine/contract/letter-plan'
import { argument } from '../../platform/text-generation/letter-argument.ts'
import { readSources, type SourceDeps } from './letter-sources.ts'

/** What a letter for this offer would argue, from the career or the notes of the request. */
export async function planLetterFor(
  deps: SourceDeps,
  userId: string,
  { answers, ...request }: PlanRequest,
): Promise<AskedPlan> {
  const sources = await readSources(deps, userId, request)
  return deps.letterWriting(userId, 'plan', argument({ ...request, plan: answers }, sources))
}

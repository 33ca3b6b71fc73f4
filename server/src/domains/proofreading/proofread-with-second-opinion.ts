import type { Proofreading, ProofreadRequest } from '@lettrine/contract/proofreading'
import { summarize } from '@lettrine/letter-craft/proofreading/proofread'
import { withSecondOpinion } from '@lettrine/letter-craft/proofreading/second-opinion'
import type { Deps } from '../../platform/http/api.ts'
import { type ProofDeps, proofreadLetter } from './proofread-letter.ts'

/**
 * Proofreads a letter, and adds what the configured outside proofreaders found elsewhere in its text. They are asked
 * while ours reads; when they fail or are late, the answer is ours alone.
 */
export async function proofreadWithSecondOpinion(
  deps: ProofDeps & Pick<Deps, 'secondOpinion'>,
  userId: string,
  request: ProofreadRequest,
  signal: AbortSignal,
): Promise<Proofreading> {
  const asked = deps.secondOpinion?.ask(request.content, request.language, signal)
  const ours = await proofreadLetter(deps, userId, request)
  if (!asked) return ours
  const findings = withSecondOpinion(ours.findings, await asked)
  return { findings, summary: summarize(findings) }
}

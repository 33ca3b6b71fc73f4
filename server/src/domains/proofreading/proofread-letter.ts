import type { Proofreading, ProofreadRequest } from '@lettrine/contract/proofreading'
import { summarize } from '@lettrine/letter-craft/proofreading/proofread'
import type { Deps } from '../../platform/http/api.ts'
import type { ProofTask } from '../../platform/letter-reading/letter-reader.ts'
import { readProfile } from '../profile/index.ts'
import { listIgnoredRules } from './ignored-rules.repository.ts'
import { listWords } from './personal-words.repository.ts'

export type ProofDeps = Pick<Deps, 'db' | 'letterReader'>

/**
 * Proofreads a letter by our own rules; words of the profile and of the personal dictionary are correct, ignored rules
 * are silent.
 */
export async function proofreadLetter(
  deps: ProofDeps,
  userId: string,
  request: ProofreadRequest,
): Promise<Proofreading> {
  const findings = await deps.letterReader.proofread(userId, await proofTask(deps, userId, request))
  return { findings, summary: summarize(findings) }
}

/** What a proofreader of a letter is told of its writer. */
export async function proofTask(
  deps: Pick<Deps, 'db'>,
  userId: string,
  { content, language, context }: ProofreadRequest,
): Promise<ProofTask> {
  const [{ user, profile }, words, ignoredRules] = await Promise.all([
    readProfile(deps, userId),
    listWords(deps.db, userId),
    listIgnoredRules(deps.db, userId),
  ])
  const accepted = [user.name, profile?.jobTitle, profile?.location, profile?.bio, ...words]
  return {
    ...{ content, language, ignoredRules },
    accepted: accepted.filter((text) => typeof text === 'string'),
    ...(context && { context }),
  }
}

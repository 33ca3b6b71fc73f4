import type { Proofreading, ProofreadRequest } from '@lettrine/contract/proofreading'
import { proofread, summarize } from '@lettrine/letter-craft/proofreading/proofread'
import type { Deps } from '../../platform/http/api.ts'
import { spellerOf } from '../../platform/knowledge/spellers.ts'
import { readProfile } from '../profile/index.ts'
import { listIgnoredRules } from './ignored-rules.repository.ts'
import { listWords } from './personal-words.repository.ts'

/**
 * Proofreads a letter by our own rules; words of the profile and of the personal dictionary are correct, ignored rules
 * are silent.
 */
export async function proofreadLetter(
  deps: Pick<Deps, 'db'>,
  userId: string,
  { content, language, context }: ProofreadRequest,
): Promise<Proofreading> {
  const [speller, { user, profile }, words, ignoredRules] = await Promise.all([
    spellerOf(language),
    readProfile(deps, userId),
    listWords(deps.db, userId),
    listIgnoredRules(deps.db, userId),
  ])
  const accepted = [user.name, profile?.jobTitle, profile?.location, profile?.bio, ...words]
  const findings = proofread(content, {
    language,
    ignoredRules,
    ...(context && { context }),
    spelling: { speller, accepted: accepted.filter((text) => typeof text === 'string') },
  })
  return { findings, summary: summarize(findings) }
}

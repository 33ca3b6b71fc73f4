import type { IgnoredRule } from '@lettrine/contract/proofreading'
import { findRule, reasonOf } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { deleteIgnoredRule, insertIgnoredRule, listIgnoredRules } from './ignored-rules.repository.ts'

/** The rules that a user ignores, oldest first; a rule that no longer exists is left out. */
export async function readIgnoredRules(deps: Pick<Deps, 'db'>, userId: string): Promise<IgnoredRule[]> {
  const ids = await listIgnoredRules(deps.db, userId)
  return ids.flatMap((rule) => {
    const found = findRule(rule)
    return found ? [{ rule, why: reasonOf(found) }] : []
  })
}

/** Ignores a rule of grammar in all letters of the user; again changes nothing. */
export async function ignoreRule(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  rule: string,
): Promise<IgnoredRule[]> {
  if (!findRule(rule)) throw failure('RULE_NOT_FOUND')
  await insertIgnoredRule(deps.db, userId, rule, deps.clock())
  return readIgnoredRules(deps, userId)
}

/** Reports a rule again; idempotent. */
export async function restoreRule(
  deps: Pick<Deps, 'db'>,
  userId: string,
  rule: string,
): Promise<IgnoredRule[]> {
  await deleteIgnoredRule(deps.db, userId, rule)
  return readIgnoredRules(deps, userId)
}

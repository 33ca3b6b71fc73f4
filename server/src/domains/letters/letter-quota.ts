import { hasRoom } from '@lettrine/contract/entitlements'
import { unlimitedLetters } from '@lettrine/contract/plans'
import type { LetterLimit } from '@lettrine/contract/subscriptions'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { type Deps, signedIn } from '../../platform/http/api.ts'
import { holdUser } from '../identity/index.ts'
import { currentPlan, entitlementsOf } from '../subscriptions/index.ts'
import { countInUse } from './letters.repository.ts'

export type QuotaDeps = Pick<Deps, 'db' | 'clock' | 'entitlements'>

const quotaReached = (limit: number, currentCount: number) =>
  failure('LETTER_QUOTA_REACHED', { details: { limit, currentCount } })

/**
 * Runs what adds letters, and undoes it with `LETTER_QUOTA_REACHED` when they are then more than the plan keeps. The
 * letters of a user are added one after the other, whichever process is asked; `added` is how many there are now that
 * were not there before: what adds none is not refused, however many are held.
 */
export async function addWithinQuota<Result>(
  deps: QuotaDeps,
  userId: string,
  add: (db: Database) => Promise<{ result: Result; added: number }>,
): Promise<Result> {
  const { letters: limit } = await entitlementsOf(deps, userId)
  if (limit === null) return (await add(deps.db)).result
  return deps.db.transaction(async (tx) => {
    if (!(await holdUser(tx, userId))) throw failure('AUTHENTICATION_REQUIRED')
    const { result, added } = await add(tx)
    if (added === 0) return result
    const count = await countInUse(tx, userId)
    if (count > limit) throw quotaReached(limit, count - added)
    return result
  })
}

/** Refuses with `LETTER_QUOTA_REACHED` who has no room for one more letter, before it is written. */
export async function requireRoomForLetter(deps: QuotaDeps, userId: string): Promise<void> {
  const given = await entitlementsOf(deps, userId)
  if (given.letters === null) return
  const count = await countInUse(deps.db, userId)
  if (!hasRoom(given, count)) throw quotaReached(given.letters, count)
}

async function readLetterLimit(deps: QuotaDeps, userId: string): Promise<LetterLimit> {
  const plan = await currentPlan(deps, userId)
  const given = deps.entitlements[plan]
  const currentCount = await countInUse(deps.db, userId)
  return {
    canCreate: hasRoom(given, currentCount),
    currentCount,
    limit: given.letters ?? unlimitedLetters,
    plan,
  }
}

/** The route of the subscriptions that counts letters: subscriptions do not know them. */
export const letterLimitRoute = signedIn.subscriptions.letterLimit.handler(async ({ context }) => ({
  data: await readLetterLimit(context, context.user.id),
}))

import { canAddLetter } from '@lettrine/contract/entitlements'
import { unlimitedLetters } from '@lettrine/contract/plans'
import type { LetterQuota } from '@lettrine/contract/subscriptions'
import { calendarDay } from '../../platform/calendar-day.ts'
import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { type Deps, signedIn } from '../../platform/http/api.ts'
import { lockUser } from '../identity/index.ts'
import { announceQuotaNearEnd, currentPlan, entitlementsOf, recordRefusal } from '../subscriptions/index.ts'
import { countInUse } from './letters.repository.ts'

export type QuotaDeps = Pick<Deps, 'db' | 'clock' | 'entitlements' | 'events'>

async function refuse(deps: QuotaDeps, userId: string, limit: number, currentCount: number): Promise<never> {
  await recordRefusal(deps, userId, 'unlimited_letters')
  throw failure('LETTER_QUOTA_REACHED', { details: { limit, currentCount } })
}

/**
 * Runs `add` in a transaction and rolls it back with `LETTER_QUOTA_REACHED` when it exceeds the quota. Additions of one
 * user are serialized by a row lock; `added` is the number of new letters: adding none is never refused, even above
 * the quota.
 */
export async function addWithinQuota<Result>(
  deps: QuotaDeps,
  userId: string,
  add: (db: Database) => Promise<{ result: Result; added: number }>,
): Promise<Result> {
  const { letters: limit } = await entitlementsOf(deps, userId)
  if (limit === null) return (await add(deps.db)).result
  try {
    return await addOneAfterTheOther(deps, userId, limit, add)
  } catch (fault) {
    // Recorded after the rollback.
    if (fault instanceof NoRoom) return refuse(deps, userId, limit, fault.currentCount)
    throw fault
  }
}

/** Thrown to roll back an addition above the quota. */
class NoRoom extends Error {
  readonly currentCount: number

  constructor(currentCount: number) {
    super('There is no room for these letters')
    this.currentCount = currentCount
  }
}

function addOneAfterTheOther<Result>(
  deps: QuotaDeps,
  userId: string,
  limit: number,
  add: (db: Database) => Promise<{ result: Result; added: number }>,
): Promise<Result> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw failure('AUTHENTICATION_REQUIRED')
    const { result, added } = await add(tx)
    if (added === 0) return result
    const count = await countInUse(tx, userId)
    if (count > limit) throw new NoRoom(count - added)
    const month = calendarDay(deps.clock()).slice(0, 7)
    await announceQuotaNearEnd(tx, deps, { userId, of: 'letters', used: count, limit, month })
    return result
  })
}

/** Fails with `LETTER_QUOTA_REACHED` when no letter can be added, before it is written. */
export async function requireLetterQuota(deps: QuotaDeps, userId: string): Promise<void> {
  const entitlements = await entitlementsOf(deps, userId)
  if (entitlements.letters === null) return
  const count = await countInUse(deps.db, userId)
  if (!canAddLetter(entitlements, count)) await refuse(deps, userId, entitlements.letters, count)
}

async function readLetterLimit(deps: QuotaDeps, userId: string): Promise<LetterQuota> {
  const plan = await currentPlan(deps, userId)
  const entitlements = deps.entitlements[plan]
  const currentCount = await countInUse(deps.db, userId)
  return {
    canCreate: canAddLetter(entitlements, currentCount),
    currentCount,
    limit: entitlements.letters ?? unlimitedLetters,
    plan,
  }
}

/** A route of subscriptions, here because the subscriptions module does not import letters. */
export const letterQuotaRoute = signedIn.subscriptions.letterQuota.handler(async ({ context }) => ({
  data: await readLetterLimit(context, context.user.id),
}))

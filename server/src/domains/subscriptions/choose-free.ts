import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { givesAccess } from './subscription-rules.ts'
import { findLive } from './subscriptions.repository.ts'

/**
 * Choosing the free plan, the default without a subscription, changes nothing. Refused with `ALREADY_SUBSCRIBED` while
 * there is a subscription, even unpaid, which must be cancelled instead.
 */
export async function chooseFree({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const subscription = await findLive(db, userId)
  if (subscription && (subscription.status === 'unpaid' || givesAccess(subscription, clock())))
    throw failure('ALREADY_SUBSCRIBED')
}

import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { givesAccess } from './subscription-rules.ts'
import { findLive } from './subscriptions.repository.ts'

/**
 * The free plan is what one has without a subscription: choosing it changes nothing. Refused with
 * `ALREADY_SUBSCRIBED` while another plan is held, even unpaid: that one is cancelled, not left.
 */
export async function chooseFree({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const subscription = await findLive(db, userId)
  if (subscription && (subscription.status === 'unpaid' || givesAccess(subscription, clock())))
    throw failure('ALREADY_SUBSCRIBED')
}

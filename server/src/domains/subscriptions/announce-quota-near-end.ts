import type { Database } from '../../platform/database/database.ts'
import type { Deps } from '../../platform/http/api.ts'
import { type QuotaUse, quotaNearEnd } from './subscriptions.events.ts'

const nearEnd = 0.8

/** Publishes `quotaNearEnd` from 80 % on; in the transaction of the use. */
export async function announceQuotaNearEnd(
  tx: Database,
  { events }: Pick<Deps, 'events'>,
  use: QuotaUse,
): Promise<void> {
  if (use.used >= use.limit * nearEnd) await events.publish(tx, quotaNearEnd, use)
}

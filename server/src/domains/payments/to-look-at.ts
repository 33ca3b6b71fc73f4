import type { PaymentToLookAt } from '@lettrine/contract/health'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

export type PaymentFigures = { captured: number; failed: number; toLookAt: number }

const hourMs = 60 * 60 * 1_000
const dayMs = 24 * hourMs

/**
 * What an operator looks at: payments and refunds that the reconciler has not settled in an hour, or in a week where
 * PayPal holds the money, refunds that PayPal refused in the last month, disputes, and events that were never handled.
 */
function toLookAt(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const [hour, week, month] = [before(hourMs), before(7 * dayMs), before(30 * dayMs)]
  return sql`
    SELECT 'payment' AS kind, id::text, status AS state, created_at AS since, amount_cents AS amount FROM payments
    WHERE (status IN ('created', 'capturing', 'unknown') AND created_at < ${hour})
      OR (status = 'pending' AND created_at < ${week})
      OR (status = 'awaiting_approval' AND expires_at < ${hour})
    UNION ALL
    SELECT 'refund', id::text, status, created_at, amount_cents FROM refunds
    WHERE (status IN ('created', 'unknown') AND created_at < ${hour})
      OR (status = 'pending' AND created_at < ${week})
      OR (status = 'failed' AND updated_at > ${month})
    UNION ALL
    SELECT 'dispute', id::text, status, disputed_at, NULL FROM subscriptions
    WHERE disputed_at IS NOT NULL AND status <> 'ended'
    UNION ALL
    SELECT 'webhook', id, type, received_at, NULL FROM webhook_events
    WHERE handled_at IS NULL AND received_at < ${hour}`
}

/** Payments captured and failed in the last 24 hours, and those to look at. */
export async function readPaymentFigures(db: Pick<Database, 'execute'>, now: Date): Promise<PaymentFigures> {
  const day = new Date(now.getTime() - dayMs).toISOString()
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*) FROM payments WHERE settled_at > ${day} AND amount_cents > 0)::int AS captured,
      (SELECT count(*) FROM payments WHERE status = 'failed' AND updated_at > ${day})::int AS failed,
      (SELECT count(*) FROM (${toLookAt(now)}) AS found)::int AS "toLookAt"`)
  return (rows as PaymentFigures[])[0]!
}

/** The oldest of what is to look at. */
export async function listPaymentsToLookAt(
  db: Pick<Database, 'execute'>,
  now: Date,
  limit: number,
): Promise<PaymentToLookAt[]> {
  const { rows } = await db.execute(sql`
    SELECT kind, id, state, extract(epoch FROM since)::float8 * 1000 AS since, amount::int AS "amountCents"
    FROM (${toLookAt(now)}) AS found ORDER BY since, id LIMIT ${limit}`)
  return (rows as (Omit<PaymentToLookAt, 'since'> & { since: number })[]).map((row) => ({
    ...row,
    since: new Date(row.since).toISOString(),
  }))
}

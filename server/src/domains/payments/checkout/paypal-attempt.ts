import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { EnabledBilling, Tx } from '../billing-deps.ts'
import { type AttemptAction, type AttemptRow, paymentAttempts, payments } from '../payments.tables.ts'
import type { PayPalResult } from '../paypal/paypal-result.ts'

const hourMs = 60 * 60 * 1_000

/** How long PayPal deduplicates a Request-Id, less a margin. */
const rememberedMs = {
  'create-order': 5.5 * hourMs,
  capture: 5.5 * hourMs,
  charge: 5.5 * hourMs,
  'create-setup-token': 2.5 * hourMs,
  'create-payment-token': 2.5 * hourMs,
} as const satisfies Record<AttemptAction, number>

/**
 * One mutating call to PayPal. Its Request-Id is stored before the call: after a crash, even one between the answer and
 * its processing, the same id repeats the same attempt, and PayPal repeats its answer. A refused attempt is followed
 * by a new one.
 */
export async function attempt<T>(
  deps: Pick<EnabledBilling, 'db' | 'clock' | 'newId'>,
  paymentId: string,
  action: AttemptAction,
  call: (requestId: string) => Promise<PayPalResult<T>>,
): Promise<PayPalResult<T>> {
  const id = await findOrBegin(deps, paymentId, action)
  const result = await call(id)
  await deps.db
    .update(paymentAttempts)
    .set({ endedAt: deps.clock(), outcome: result.kind, issue: issueOf(result) })
    .where(eq(paymentAttempts.id, id))
  return result
}

/** PayPal’s reason in the latest declined attempt; undefined if none was declined. */
export async function findDecline(
  { db }: Pick<EnabledBilling, 'db'>,
  paymentId: string,
  action: AttemptAction,
): Promise<string | undefined> {
  const [row] = await db
    .select({ issue: paymentAttempts.issue })
    .from(paymentAttempts)
    .where(and(ofPayment(paymentId, action), eq(paymentAttempts.outcome, 'declined')))
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(1)
  return row?.issue ?? undefined
}

/** Locks the payment: concurrent calls share one Request-Id, so that PayPal gives them one answer. */
async function findOrBegin(
  { db, clock, newId }: Pick<EnabledBilling, 'db' | 'clock' | 'newId'>,
  paymentId: string,
  action: AttemptAction,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update')
    const begunAt = clock()
    const unended = await findUnended(tx, paymentId, action, begunAt)
    if (unended) return unended.id
    const id = newId()
    await tx.insert(paymentAttempts).values({ id, paymentId, action, begunAt })
    return id
  })
}

async function findUnended(
  tx: Tx,
  paymentId: string,
  action: AttemptAction,
  now: Date,
): Promise<AttemptRow | undefined> {
  const since = new Date(now.getTime() - rememberedMs[action])
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        ofPayment(paymentId, action),
        or(isNull(paymentAttempts.outcome), inArray(paymentAttempts.outcome, ['unknown', 'ok'])),
        gt(paymentAttempts.begunAt, since),
      ),
    )
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(1)
  return row
}

const ofPayment = (paymentId: string, action: AttemptAction) =>
  and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.action, action))

const issueOf = (result: PayPalResult<unknown>): string | null => {
  if (result.kind === 'declined') return result.issue
  if (result.kind === 'refused') return result.issues[0] ?? result.name
  return result.kind === 'unknown' ? result.reason : null
}

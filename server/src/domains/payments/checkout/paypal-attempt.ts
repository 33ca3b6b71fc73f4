import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { EnabledBilling } from '../billing-deps.ts'
import { type AttemptAction, type AttemptRow, paymentAttempts } from '../payments.tables.ts'
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
  const id = (await findUnended(deps, paymentId, action))?.id ?? (await begin(deps, paymentId, action))
  const result = await call(id)
  await deps.db
    .update(paymentAttempts)
    .set({ endedAt: deps.clock(), outcome: result.kind, issue: issueOf(result) })
    .where(eq(paymentAttempts.id, id))
  return result
}

async function begin(
  { db, clock, newId }: Pick<EnabledBilling, 'db' | 'clock' | 'newId'>,
  paymentId: string,
  action: AttemptAction,
): Promise<string> {
  const id = newId()
  await db.insert(paymentAttempts).values({ id, paymentId, action, begunAt: clock() })
  return id
}

async function findUnended(
  { db, clock }: Pick<EnabledBilling, 'db' | 'clock'>,
  paymentId: string,
  action: AttemptAction,
): Promise<AttemptRow | undefined> {
  const since = new Date(clock().getTime() - rememberedMs[action])
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.paymentId, paymentId),
        eq(paymentAttempts.action, action),
        or(isNull(paymentAttempts.outcome), inArray(paymentAttempts.outcome, ['unknown', 'ok'])),
        gt(paymentAttempts.begunAt, since),
      ),
    )
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(1)
  return row
}

const issueOf = (result: PayPalResult<unknown>): string | null => {
  if (result.kind === 'declined') return result.issue
  if (result.kind === 'refused') return result.issues[0] ?? result.name
  return result.kind === 'unknown' ? result.reason : null
}

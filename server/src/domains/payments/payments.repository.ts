import { and, count, desc, eq, gt, inArray, isNull, lte, max, not, notInArray, or, sum } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { lockUserForUpdate } from '../identity/index.ts'
import { openStates } from './payment-rules.ts'
import {
  type ChangeQuoteRow,
  changeQuotes,
  type NewPayment,
  type PaymentMethodRow,
  type PaymentRow,
  paymentMethods,
  payments,
  type ReceiptRow,
  type RefundRow,
  receipts,
  refunds,
} from './payments.tables.ts'

type Reader = Pick<Database, 'select'>

export async function insertPayment(db: Pick<Database, 'insert'>, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await db.insert(payments).values(payment).returning()
  return row!
}

export async function updatePayment(
  db: Pick<Database, 'update'>,
  id: string,
  change: Partial<PaymentRow> & { updatedAt: Date },
): Promise<PaymentRow> {
  const [row] = await db.update(payments).set(change).where(eq(payments.id, id)).returning()
  if (!row) throw new Error('A payment is never deleted')
  return row
}

export async function findOwnPayment(
  db: Reader,
  userId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.id, id)))
  return row
}

export async function findPayment(db: Reader, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function findPaymentOf(
  db: Reader,
  paypal: { orderId: string } | { captureId: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      'orderId' in paypal ? eq(payments.orderId, paypal.orderId) : eq(payments.captureId, paypal.captureId),
    )
  return row
}

/** Locks a payment and its user until the transaction ends; the user first, against deadlocks. */
export async function lockPayment(
  tx: Reader,
  { id, userId }: Pick<PaymentRow, 'id' | 'userId'>,
): Promise<{ payment: PaymentRow; user: { id: string; name: string; email: string } | undefined }> {
  const user = userId === null ? undefined : await lockUserForUpdate(tx, userId)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw new Error('A payment is never deleted')
  return { payment, user }
}

/** The payments in the user’s history: those that moved money, or were meant to. */
const shown = (userId: string) => and(eq(payments.userId, userId), gt(payments.amountCents, 0))

export async function pageOfPayments(
  db: Reader,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const rows = await db
    .select()
    .from(payments)
    .where(shown(userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(payments).where(shown(userId))
  return { rows, total: counted?.total ?? 0 }
}

export async function sumOfPayments(
  db: Reader,
  userId: string,
): Promise<{ paidCents: number; refundedCents: number; count: number; lastAt: Date | null }> {
  const [row] = await db
    .select({
      paid: sum(payments.amountCents),
      refunded: sum(payments.refundedCents),
      count: count(),
      lastAt: max(payments.settledAt),
    })
    .from(payments)
    .where(
      and(
        shown(userId),
        inArray(payments.status, ['succeeded', 'partially_refunded', 'refunded', 'reversed']),
      ),
    )
  return {
    paidCents: Number(row?.paid ?? 0),
    refundedCents: Number(row?.refunded ?? 0),
    count: row?.count ?? 0,
    lastAt: row?.lastAt ?? null,
  }
}

/** The payments of a subscription, oldest first. */
export function paymentsOfSubscription(db: Reader, subscriptionId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), gt(payments.amountCents, 0)))
    .orderBy(payments.createdAt, payments.id)
}

/** Whether a user had the trial of a plan, or their PayPal account did. */
export async function hadTrial(db: Reader, userId: string, planId: PaymentRow['planId']): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.planId, planId),
        eq(payments.kind, 'trial'),
        or(eq(payments.status, 'succeeded'), eq(payments.failure, 'TRIAL_ALREADY_USED')),
      ),
    )
  return found.length > 0
}

/** Payments without a final result, unchanged since `before`; those awaiting approval only once expired. */
export function paymentsUnderWay(
  db: Reader,
  { before, now, batchSize }: { before: Date; now: Date; batchSize: number },
): Promise<PaymentRow[]> {
  const isStillWaiting = and(eq(payments.status, 'awaiting_approval'), gt(payments.expiresAt, now))
  return db
    .select()
    .from(payments)
    .where(and(isOpen, lte(payments.updatedAt, before), not(isStillWaiting!)))
    .orderBy(payments.updatedAt)
    .limit(batchSize)
}

const isOpen = inArray(payments.status, [...openStates])

/** Updates the timestamp of a payment that is still open. */
export async function touchPayment(db: Pick<Database, 'update'>, id: string, at: Date): Promise<void> {
  await db
    .update(payments)
    .set({ updatedAt: at })
    .where(and(eq(payments.id, id), isOpen))
}

export async function findOpenRenewal(db: Reader, subscriptionId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.subscriptionId, subscriptionId),
        eq(payments.kind, 'renewal'),
        inArray(payments.status, ['created', 'capturing', 'pending', 'unknown']),
      ),
    )
  return row
}

/** The latest refused renewal, if not paid since. */
export async function findRefusedRenewal(
  db: Reader,
  subscriptionId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.subscriptionId, subscriptionId),
        eq(payments.kind, 'renewal'),
        eq(payments.status, 'failed'),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return row
}

export async function findMethod(
  db: Reader,
  userId: string,
  id: string | null,
): Promise<PaymentMethodRow | undefined> {
  if (id === null) return undefined
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.id, id)))
  return row
}

/** Inserts an agreement; a known one is unchanged. */
export async function savePaymentMethod(
  tx: Pick<Database, 'insert' | 'select'>,
  method: Omit<PaymentMethodRow, 'goneAt'>,
): Promise<PaymentMethodRow> {
  await tx.insert(paymentMethods).values(method).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.paypalTokenId, method.paypalTokenId))
  return row!
}

export async function markMethodRevoked(
  db: Pick<Database, 'update'>,
  paypalTokenId: string,
  at: Date,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await db
    .update(paymentMethods)
    .set({ goneAt: at })
    .where(and(eq(paymentMethods.paypalTokenId, paypalTokenId), isNull(paymentMethods.goneAt)))
    .returning()
  return row
}

export async function findQuote(db: Reader, userId: string, id: string): Promise<ChangeQuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(changeQuotes)
    .where(and(eq(changeQuotes.userId, userId), eq(changeQuotes.id, id)))
  return row
}

/** The payment of a quote that is neither refused nor cancelled; at most one. */
export async function findPaymentOfQuote(db: Reader, quoteId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.quoteId, quoteId), notInArray(payments.status, ['failed', 'canceled', 'expired'])))
  return row
}

export function receiptsOf(db: Reader, paymentIds: readonly string[]): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(inArray(receipts.paymentId, [...paymentIds]))
    .orderBy(receipts.issuedAt, receipts.number)
}

export async function findRefund(db: Reader, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function findRefundAtPayPal(db: Reader, paypalRefundId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.paypalRefundId, paypalRefundId))
  return row
}

const isUnderWay = inArray(refunds.status, ['created', 'unknown', 'pending'])

/** Refunds without a final result. */
export function refundsUnderWay(db: Reader, before: Date, batchSize: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(isUnderWay, lte(refunds.updatedAt, before)))
    .orderBy(refunds.updatedAt)
    .limit(batchSize)
}

/** Whether a payment has a refund in progress. */
export async function hasRefundUnderWay(db: Reader, paymentId: string): Promise<boolean> {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isUnderWay))
  return found.length > 0
}

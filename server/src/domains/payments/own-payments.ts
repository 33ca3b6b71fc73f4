import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { paymentMethods, payments, receipts } from './payments.tables.ts'
import { receiptNumber } from './receipts/issue-receipt.ts'

type Reader = Pick<Database, 'select'>

/** A user’s payments, oldest first. */
export function exportOwnPayments(db: Reader, userId: string) {
  const { id, kind, status, planId, interval, amountCents, refundedCents, currency, createdAt, settledAt } =
    payments
  return db
    .select({
      id,
      kind,
      status,
      planId,
      interval,
      amountCents,
      refundedCents,
      currency,
      createdAt,
      settledAt,
    })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(createdAt), asc(id))
}

/** A user’s PayPal agreements, without their tokens. */
export function exportOwnPaymentMethods(db: Reader, userId: string) {
  const { payerEmail, createdAt, goneAt } = paymentMethods
  return db
    .select({ payerEmail, createdAt, goneAt })
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(asc(createdAt))
}

/** A user’s receipts and credit notes. */
export async function exportOwnReceipts(db: Reader, userId: string) {
  const rows = await db
    .select()
    .from(receipts)
    .where(eq(receipts.userId, userId))
    .orderBy(asc(receipts.issuedAt), asc(receipts.id))
  return rows.map((row) => ({
    number: receiptNumber(row),
    paymentId: row.paymentId,
    issuedAt: row.issuedAt,
    totalCents: row.content.grossCents,
    taxCents: row.content.taxCents,
    customerName: row.content.customerName,
  }))
}

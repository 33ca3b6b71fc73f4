import type { Payment } from '@lettrine/contract/payments'
import { euros } from '@lettrine/contract/present-plans'
import type { Database } from '../../platform/database/database.ts'
import { failureText } from './failure-text.fr.ts'
import { refundableUntil, shownStatus } from './payment-rules.ts'
import { paymentsOfSubscription, receiptsOf } from './payments.repository.ts'
import type { PaymentRow, ReceiptRow } from './payments.tables.ts'
import { receiptNumber } from './receipts/issue-receipt.ts'
import { isFirstPaid } from './settlement/refund-payment.ts'

/** Payments in the API format, with their receipts and credit notes. */
export async function presentPayments(
  db: Pick<Database, 'select'>,
  rows: readonly PaymentRow[],
  now: Date,
): Promise<Payment[]> {
  if (rows.length === 0) return []
  const receipts = await receiptsOf(
    db,
    rows.map(({ id }) => id),
  )
  const subscriptionIds = [...new Set(rows.flatMap(({ subscriptionId }) => subscriptionId ?? []))]
  const families = new Map<string, PaymentRow[]>()
  for (const id of subscriptionIds) families.set(id, await paymentsOfSubscription(db, id))
  return rows.map((row) =>
    present(row, {
      receipts: receipts.filter(({ paymentId }) => paymentId === row.id),
      isFirst: isFirstPaid(families.get(row.subscriptionId ?? '') ?? [row], row),
      now,
    }),
  )
}

export async function presentPayment(
  db: Pick<Database, 'select'>,
  row: PaymentRow,
  now: Date,
): Promise<Payment> {
  const [payment] = await presentPayments(db, [row], now)
  return payment!
}

type About = { receipts: readonly ReceiptRow[]; isFirst: boolean; now: Date }

function present(row: PaymentRow, { receipts, isFirst, now }: About): Payment {
  const receipt = receipts.find(({ refundId }) => refundId === null)
  const until = refundableUntil(row, isFirst)
  const address = `/v1/payments/${row.id}/receipt`
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    planType: row.planId,
    interval: row.interval,
    amount: euros(row.amountCents),
    refundedAmount: euros(row.refundedCents),
    currency: 'eur',
    status: shownStatus[row.status],
    state: row.status,
    failure: failureText(row),
    receiptUrl: receipt ? address : null,
    receiptNumber: receipt ? receiptNumber(receipt) : null,
    creditNotes: receipts
      .filter(({ refundId }) => refundId !== null)
      .map((note) => ({ number: receiptNumber(note), url: `${address}?note=${receiptNumber(note)}` })),
    refundableUntil: until && now < until ? until.toISOString() : null,
  }
}

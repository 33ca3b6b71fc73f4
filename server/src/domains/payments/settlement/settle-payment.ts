import { seller } from '@lettrine/contract/seller.fr'
import { failure } from '../../../platform/failure.ts'
import type { SubscriptionRow } from '../../subscriptions/index.ts'
import type { BillingDeps, EnabledBilling, Tx } from '../billing-deps.ts'
import { recordSale } from '../ledger.ts'
import { sendPaymentMail } from '../mails/billing-mails.ts'
import { includedTax } from '../money.ts'
import { canTransition, settledStates } from '../payment-rules.ts'
import { findPayment, lockPayment, savePaymentMethod, updatePayment } from '../payments.repository.ts'
import type { PaymentRow } from '../payments.tables.ts'
import type { Capture, Order } from '../paypal/paypal-shapes.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { applyPayment } from './apply-payment.ts'
import { executeRefund, requestRefund } from './refund-payment.ts'
import { markRenewalPending, recordRefusedRenewal } from './refused-renewal.ts'

type Settled = { payment: PaymentRow; refundId?: string }
export type Found = {
  capture: Capture
  orderId?: string
  payerId?: string
  payerEmail?: string
  savedToken?: { id: string }
}

/** The latest capture of an order; undefined before it was captured. */
export function captureOf(order: Order): Found | undefined {
  const capture = order.captures.at(-1)
  if (!capture) return undefined
  const { id: orderId, payerId, payerEmail, savedToken } = order
  return {
    capture,
    orderId,
    ...(payerId && { payerId }),
    ...(payerEmail && { payerEmail }),
    ...(savedToken && { savedToken }),
  }
}

/**
 * Settles a capture once, whether it comes from the return, a webhook or the reconciler. A payment that no longer
 * applies is refunded.
 */
export async function settlePayment(
  deps: EnabledBilling,
  paymentId: string,
  found: Found,
): Promise<PaymentRow> {
  const known = await findPayment(deps.db, paymentId)
  if (!known) throw failure('PAYMENT_NOT_FOUND')
  const { payment, refundId } = await deps.db.transaction((tx) => settleIn(tx, deps, known, found))
  if (refundId) await executeRefund(deps, refundId)
  return refundId ? ((await findPayment(deps.db, paymentId)) ?? payment) : payment
}

async function settleIn(tx: Tx, deps: BillingDeps, known: PaymentRow, found: Found): Promise<Settled> {
  const { payment, user } = await lockPayment(tx, known)
  if (settledStates.includes(payment.status)) return { payment }
  const { status } = found.capture
  const ids = {
    captureId: found.capture.id,
    ...(found.orderId && { orderId: found.orderId }),
    ...(found.payerId && { payerId: found.payerId }),
    updatedAt: deps.clock(),
  }
  if (status === 'PENDING') {
    if (!canTransition(payment.status, 'pending')) return { payment }
    if (payment.kind === 'renewal') await markRenewalPending(tx, deps, payment)
    return { payment: await updatePayment(tx, payment.id, { ...ids, status: 'pending' }) }
  }
  if (status === 'DECLINED' || status === 'FAILED')
    return { payment: await refuseIn(tx, deps, payment, `CAPTURE_${status}`, ids) }
  return recordCapture(tx, deps, { payment, user }, found, ids)
}

/** Records a completed capture: ledger, receipt and subscription; or requests its refund. */
async function recordCapture(
  tx: Tx,
  deps: BillingDeps,
  { payment, user }: Awaited<ReturnType<typeof lockPayment>>,
  { capture, savedToken, payerEmail }: Found,
  ids: Partial<PaymentRow> & { updatedAt: Date },
): Promise<Settled> {
  const now = deps.clock()
  const isRight = capture.amount.cents === payment.amountCents && capture.amount.currency === payment.currency
  const taken = await updatePayment(tx, payment.id, {
    ...ids,
    status: 'succeeded',
    settledAt: now,
    feeCents: capture.fee?.cents ?? 0,
    failure: isRight ? null : 'AMOUNT_MISMATCH',
    ...(isRight
      ? {}
      : { amountCents: capture.amount.cents, taxCents: includedTax(capture.amount.cents, payment.taxRate) }),
  })
  const method =
    savedToken && user
      ? await savePaymentMethod(tx, {
          userId: user.id,
          id: deps.newId(),
          paypalTokenId: savedToken.id,
          payerEmail: payerEmail ?? null,
          createdAt: now,
        })
      : undefined
  const opened =
    isRight && user ? await applyPayment(tx, deps, { ...taken, userId: user.id }, method?.id) : undefined
  const settled = opened ? await linkSubscription(tx, taken, opened) : taken
  await recordSale(
    tx,
    { transactionId: deps.newId(), paymentId: taken.id, currency: taken.currency, madeAt: now },
    { grossCents: taken.amountCents, taxCents: taken.taxCents, feeCents: taken.feeCents ?? 0 },
  )
  const receipt = await issueReceipt(tx, {
    id: deps.newId(),
    userId: user?.id ?? null,
    paymentId: taken.id,
    refundId: null,
    series: 'F',
    issuedAt: now,
    content: {
      seller,
      customerName: user?.name ?? '',
      planId: taken.planId,
      interval: taken.interval,
      kind: taken.kind,
      ...(settled.periodStart && {
        period: { start: settled.periodStart.toISOString(), end: settled.periodEnd?.toISOString() ?? null },
      }),
      grossCents: taken.amountCents,
      taxCents: taken.taxCents,
      taxRate: taken.taxRate,
      currency: taken.currency,
      paymentId: taken.id,
      captureId: capture.id,
    },
  })
  if (opened && user) {
    await sendPaymentMail(tx, deps, user, settled, opened, receipt)
    return { payment: settled }
  }
  const refund = await requestRefund(tx, deps, settled, {
    amountCents: settled.amountCents,
    cause: isRight ? 'duplicate' : 'mismatch',
    reason: null,
  })
  return { payment: settled, refundId: refund.id }
}

const linkSubscription = (tx: Tx, payment: PaymentRow, opened: SubscriptionRow) =>
  updatePayment(tx, payment.id, {
    subscriptionId: opened.id,
    periodStart: payment.periodStart ?? opened.currentPeriodStart,
    periodEnd: payment.periodStart ? payment.periodEnd : opened.currentPeriodEnd,
    updatedAt: payment.updatedAt,
  })

async function refuseIn(
  tx: Tx,
  deps: BillingDeps,
  payment: PaymentRow,
  issue: string,
  ids: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  if (payment.status === 'failed' || !canTransition(payment.status, 'failed')) return payment
  const refused = await updatePayment(tx, payment.id, {
    ...ids,
    status: 'failed',
    failure: issue,
    updatedAt: deps.clock(),
  })
  if (payment.kind === 'renewal') await recordRefusedRenewal(tx, deps, refused)
  return refused
}

/** Records a refused payment; a renewal is retried later. */
export async function refusePayment(
  deps: BillingDeps,
  known: PaymentRow,
  issue: string,
): Promise<PaymentRow> {
  return deps.db.transaction(async (tx) => {
    const { payment } = await lockPayment(tx, known)
    return refuseIn(tx, deps, payment, issue)
  })
}

/** Changes the state of a payment if the transition is allowed. */
export async function movePayment(
  deps: Pick<BillingDeps, 'db' | 'clock'>,
  known: PaymentRow,
  status: PaymentRow['status'],
  change: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  return deps.db.transaction(async (tx) => {
    const { payment } = await lockPayment(tx, known)
    if (!canTransition(payment.status, status)) return payment
    return updatePayment(tx, payment.id, { ...change, status, updatedAt: deps.clock() })
  })
}

import { eq } from 'drizzle-orm'
import { failure } from '../../../platform/failure.ts'
import { lockSubscription, type SubscriptionRow } from '../../subscriptions/index.ts'
import type { BillingDeps, EnabledBilling, Tx } from '../billing-deps.ts'
import { recordRefund } from '../ledger.ts'
import { sendRefundMail } from '../mails/billing-mails.ts'
import { refundedTax } from '../money.ts'
import { refundableUntil } from '../payment-rules.ts'
import {
  findOwnPayment,
  findPayment,
  findQuote,
  findRefund,
  hasRefundUnderWay,
  lockPayment,
  paymentsOfSubscription,
  receiptsOf,
  updatePayment,
} from '../payments.repository.ts'
import { type PaymentRow, type RefundCause, type RefundRow, refunds } from '../payments.tables.ts'
import { issueReceipt, receiptNumber } from '../receipts/issue-receipt.ts'
import { endSubscriptionNow, undoChange } from './apply-payment.ts'

type Asked = { amountCents: number; cause: RefundCause; reason: string | null }

/** Stores a refund request; `executeRefund` then sends it, with retries. */
export async function requestRefund(
  tx: Tx,
  { clock, newId }: Pick<BillingDeps, 'clock' | 'newId'>,
  payment: PaymentRow,
  asked: Asked,
): Promise<RefundRow> {
  const now = clock()
  const [row] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      paymentId: payment.id,
      ...asked,
      status: 'created',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  return row!
}

/** Sends a refund or queries its state; the same Request-Id never refunds twice. */
export async function executeRefund(deps: EnabledBilling, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId)
  const payment = refund && (await findPayment(deps.db, refund.paymentId))
  if (!refund || !payment?.captureId || refund.status === 'completed' || refund.status === 'failed') return
  const result = refund.paypalRefundId
    ? await deps.payPal.getRefund(refund.paypalRefundId)
    : // Without an amount: a fixed one would be refused after a partial refund made at PayPal.
      await deps.payPal.refundCapture(refund.id, payment.captureId, { invoiceId: refund.id })
  if (result.kind !== 'ok') {
    const isOver = result.kind === 'refused' || result.kind === 'declined'
    return updateRefund(deps, refund, isOver ? 'failed' : 'unknown')
  }
  const { id, status, amount } = result.value
  if (status === 'COMPLETED') return settleRefund(deps, refund.id, { id, cents: amount?.cents })
  await updateRefund(deps, refund, status === 'PENDING' ? 'pending' : 'failed', id)
}

async function updateRefund(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  refund: RefundRow,
  status: RefundRow['status'],
  paypalRefundId: string | null = refund.paypalRefundId,
): Promise<void> {
  await db
    .update(refunds)
    .set({ status, paypalRefundId, updatedAt: clock() })
    .where(eq(refunds.id, refund.id))
}

/** Settles a completed refund, once: ledger, credit note, mail. */
export async function settleRefund(
  deps: BillingDeps,
  refundId: string,
  /** PayPal’s refund id, and the refunded amount. */
  made: { id: string; cents?: number | undefined },
): Promise<void> {
  const known = await findRefund(deps.db, refundId)
  const paid = known && (await findPayment(deps.db, known.paymentId))
  if (!paid) return
  await deps.db.transaction(async (tx) => {
    const { payment, user } = await lockPayment(tx, paid)
    const refund = await findRefund(tx, refundId)
    if (!refund || refund.status === 'completed') return
    const amountCents = made.cents ?? refund.amountCents
    await settleRefundIn(tx, deps, {
      payment,
      user,
      refund: { ...refund, amountCents },
      paypalRefundId: made.id,
    })
  })
}

type Going = Awaited<ReturnType<typeof lockPayment>> & { refund: RefundRow; paypalRefundId: string }

export async function settleRefundIn(
  tx: Tx,
  deps: BillingDeps,
  { payment, user, refund, paypalRefundId }: Going,
): Promise<void> {
  const now = deps.clock()
  const grossCents = Math.min(refund.amountCents, payment.amountCents - payment.refundedCents)
  if (grossCents === 0) return
  const taxCents = refundedTax(payment, grossCents)
  const refundedCents = payment.refundedCents + grossCents
  const isWhole = refundedCents === payment.amountCents
  const given = refund.cause === 'reversal' ? ('reversed' as const) : ('refunded' as const)
  await tx
    .update(refunds)
    .set({ status: 'completed', amountCents: grossCents, paypalRefundId, settledAt: now, updatedAt: now })
    .where(eq(refunds.id, refund.id))
  const changed = await updatePayment(tx, payment.id, {
    refundedCents,
    status: isWhole ? given : 'partially_refunded',
    updatedAt: now,
  })
  await recordRefund(
    tx,
    {
      transactionId: deps.newId(),
      paymentId: payment.id,
      refundId: refund.id,
      currency: payment.currency,
      madeAt: now,
    },
    { grossCents, taxCents },
  )
  const [receipt] = await receiptsOf(tx, [payment.id])
  if (!receipt) throw new Error('A settled payment has a receipt')
  const note = await issueReceipt(tx, {
    id: deps.newId(),
    userId: user?.id ?? null,
    paymentId: payment.id,
    refundId: refund.id,
    series: 'A',
    issuedAt: now,
    content: { ...receipt.content, grossCents, taxCents, corrects: receiptNumber(receipt) },
  })
  if (isWhole) await revokeAccess(tx, deps, changed)
  if (user) await sendRefundMail(tx, deps, user, changed, refund, note)
}

/** Withdraws what a fully refunded payment gave, if it is the current period. */
async function revokeAccess(
  tx: Tx,
  deps: Pick<BillingDeps, 'clock' | 'newId'>,
  payment: PaymentRow,
): Promise<void> {
  const { userId, subscriptionId, periodStart, kind, quoteId } = payment
  if (userId === null || subscriptionId === null) return
  const subscription = await lockSubscription(tx, userId, subscriptionId)
  if (!subscription || subscription.status === 'ended') return
  const now = deps.clock()
  const quote = kind === 'change' && quoteId ? await findQuote(tx, userId, quoteId) : undefined
  if (quote) {
    if (isCurrentPeriod(subscription, quote)) await undoChange(tx, subscription, quote, now)
    return
  }
  const all = await paymentsOfSubscription(tx, subscriptionId)
  const wasFollowed = all.some(
    (one) =>
      one.kind === 'renewal' &&
      one.settledAt &&
      periodStart &&
      one.periodStart &&
      one.periodStart > periodStart,
  )
  if (wasFollowed) return
  await endSubscriptionNow(tx, subscription, now)
  // Payments for later periods are refunded too.
  for (const one of all)
    if (one.id !== payment.id && (one.periodEnd === null || one.periodEnd > now))
      await requestRemainingRefund(tx, deps, one, { cause: 'duplicate', reason: null })
}

const isCurrentPeriod = (
  subscription: SubscriptionRow,
  quote: { planId: string; interval: string; periodStart: Date },
) =>
  subscription.planId === quote.planId &&
  subscription.interval === quote.interval &&
  subscription.currentPeriodStart.getTime() === quote.periodStart.getTime()

/**
 * Refunds a payment on request, within the refund period. The first payment of a subscription is refunded with all later
 * ones, and ends it; a change is reverted to the previous plan.
 * @throws `PAYMENT_NOT_FOUND`, `REFUND_REFUSED`
 */
export async function withdraw(
  deps: EnabledBilling,
  userId: string,
  paymentId: string,
  reason: string | null,
): Promise<PaymentRow> {
  const known = await findOwnPayment(deps.db, userId, paymentId)
  if (!known) throw failure('PAYMENT_NOT_FOUND')
  const asked = await deps.db.transaction((tx) => withdrawIn(tx, deps, known, reason))
  for (const refund of asked) await executeRefund(deps, refund.id)
  return (await findPayment(deps.db, paymentId)) ?? known
}

async function withdrawIn(
  tx: Tx,
  deps: BillingDeps,
  known: PaymentRow,
  reason: string | null,
): Promise<RefundRow[]> {
  const { payment } = await lockPayment(tx, known)
  const all = payment.subscriptionId ? await paymentsOfSubscription(tx, payment.subscriptionId) : [payment]
  const isFirst = isFirstPaid(all, payment)
  const until = refundableUntil(payment, isFirst)
  if (!until || deps.clock() >= until || (await hasRefundUnderWay(tx, payment.id)))
    throw failure('REFUND_REFUSED')
  const asked: RefundRow[] = []
  for (const one of isFirst ? all : [payment])
    asked.push(...(await requestRemainingRefund(tx, deps, one, { cause: 'withdrawal', reason })))
  // Access ends with the request: nobody keeps both the plan and the money.
  if (isFirst) await endLockedSubscription(tx, deps, payment)
  else await revokeAccess(tx, deps, payment)
  return asked
}

/** Requests a refund of the rest of a payment, if it was paid and has no refund in progress. */
async function requestRemainingRefund(
  tx: Tx,
  deps: Pick<BillingDeps, 'clock' | 'newId'>,
  payment: PaymentRow,
  asked: Omit<Asked, 'amountCents'>,
): Promise<RefundRow[]> {
  const amountCents = payment.amountCents - payment.refundedCents
  const isPaid = payment.status === 'succeeded' || payment.status === 'partially_refunded'
  if (!isPaid || amountCents === 0 || (await hasRefundUnderWay(tx, payment.id))) return []
  return [await requestRefund(tx, deps, payment, { ...asked, amountCents })]
}

async function endLockedSubscription(
  tx: Tx,
  { clock }: Pick<BillingDeps, 'clock'>,
  { userId, subscriptionId }: PaymentRow,
) {
  const subscription = userId && subscriptionId && (await lockSubscription(tx, userId, subscriptionId))
  if (subscription && subscription.status !== 'ended') await endSubscriptionNow(tx, subscription, clock())
}

/** Whether a payment is the first that was paid for its subscription. */
export const isFirstPaid = (all: readonly PaymentRow[], payment: PaymentRow): boolean =>
  all.find(({ settledAt }) => settledAt !== null)?.id === payment.id

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { failure } from '../../platform/failure.ts'
import { lockLive, lockSubscription, updateSubscription } from '../subscriptions/index.ts'
import type { EnabledBilling } from './billing-deps.ts'
import { captureApproved } from './checkout/confirm-payment.ts'
import { openStates, settledStates } from './payment-rules.ts'
import {
  findPayment,
  findPaymentOf,
  findRefund,
  findRefundAtPayPal,
  lockPayment,
  markMethodRevoked,
} from './payments.repository.ts'
import { type PaymentRow, refunds, webhookEvents } from './payments.tables.ts'
import type { Capture } from './paypal/paypal-shapes.ts'
import type { WebhookEvent } from './paypal/verify-webhook.ts'
import { settleRefund, settleRefundIn } from './settlement/refund-payment.ts'
import { captureOf, movePayment, settlePayment } from './settlement/settle-payment.ts'

type Handler = (deps: EnabledBilling, event: WebhookEvent) => Promise<void>

/** Handlers by event type. An event is only a hint: handlers read the resource from PayPal. */
const handlers: Record<string, Handler> = {
  'CHECKOUT.ORDER.APPROVED': onApproved,
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': onApprovalReversed,
  'PAYMENT.CAPTURE.COMPLETED': onCapture,
  'PAYMENT.CAPTURE.PENDING': onCapture,
  'PAYMENT.CAPTURE.DENIED': onCapture,
  'PAYMENT.CAPTURE.DECLINED': onCapture,
  'PAYMENT.CAPTURE.REFUNDED': onRefund,
  'PAYMENT.CAPTURE.REVERSED': onReversal,
  'VAULT.PAYMENT-TOKEN.DELETED': onAgreementRevoked,
  'CUSTOMER.DISPUTE.CREATED': onDispute,
}

/**
 * Handles a verified event once. Throws on failure: PayPal sends it again, and it is handled again.
 */
export async function receiveWebhook(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const { db, clock } = deps
  await db
    .insert(webhookEvents)
    .values({ id: event.id, type: event.type, resourceId: idOf(event) ?? null, receivedAt: clock() })
    .onConflictDoNothing()
  const [kept] = await db
    .select({ handledAt: webhookEvents.handledAt })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, event.id))
  if (kept?.handledAt) return
  await handlers[event.type]?.(deps, event)
  await db.update(webhookEvents).set({ handledAt: clock() }).where(eq(webhookEvents.id, event.id))
}

const idOf = ({ resource }: WebhookEvent): string | undefined =>
  typeof resource.id === 'string' ? resource.id : undefined

/** Captures an approved order even if its payer does not return to the site. */
async function onApproved(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const payment = await findPaymentOf(deps.db, { orderId: idOf(event) ?? '' })
  if (payment?.status !== 'awaiting_approval') return
  try {
    await captureApproved(deps, payment)
  } catch (fault) {
    // Final failures need no retry; unknown results do.
    if (isFinal(fault)) return
    throw fault
  }
}

const isFinal = (fault: unknown): boolean =>
  ['PAYMENT_DECLINED', 'PAYMENT_NOT_APPROVED', 'PAYMENT_OVER', 'PAYMENT_MISMATCH'].includes(
    (fault as { code?: string }).code ?? '',
  )

async function onApprovalReversed(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const orderId = typeof event.resource.order_id === 'string' ? event.resource.order_id : (idOf(event) ?? '')
  const payment = await findPaymentOf(deps.db, { orderId })
  if (!payment || !openStates.includes(payment.status)) return
  const order = await deps.payPal.getOrder(orderId)
  if (order.kind === 'unknown') throw failure('PAYPAL_UNREACHABLE')
  const found = order.kind === 'ok' ? captureOf(order.value) : undefined
  if (found) await settlePayment(deps, payment.id, found)
  else await movePayment(deps, payment, 'canceled')
}

async function onCapture(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const read = await readCapture(deps, idOf(event))
  if (read) await settlePayment(deps, read.payment.id, { capture: read.capture, ...orderIdOf(read.capture) })
}

const orderIdOf = ({ orderId }: Capture) => (orderId ? { orderId } : {})

/** The current capture at PayPal, and our payment; undefined for one that is not ours. */
async function readCapture(
  deps: EnabledBilling,
  captureId: string | undefined,
): Promise<{ capture: Capture; payment: PaymentRow } | undefined> {
  if (!captureId) return undefined
  const result = await deps.payPal.getCapture(captureId)
  if (result.kind === 'unknown') throw failure('PAYPAL_UNREACHABLE')
  if (result.kind !== 'ok') return undefined
  const capture = result.value
  const payment =
    (z.uuid().safeParse(capture.customId).success && (await findPayment(deps.db, capture.customId!))) ||
    (await findPaymentOf(deps.db, { captureId }))
  return payment ? { capture, payment } : undefined
}

async function onRefund(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const paypalRefundId = idOf(event)
  if (!paypalRefundId) return
  const result = await deps.payPal.getRefund(paypalRefundId)
  if (result.kind === 'unknown') throw failure('PAYPAL_UNREACHABLE')
  if (result.kind !== 'ok' || result.value.status !== 'COMPLETED') return
  const { invoiceId, captureId, amount } = result.value
  const ours =
    (await findRefundAtPayPal(deps.db, paypalRefundId)) ??
    (z.uuid().safeParse(invoiceId).success ? await findRefund(deps.db, invoiceId!) : undefined)
  if (ours) return settleRefund(deps, ours.id, { id: paypalRefundId, cents: amount?.cents })
  const read = await readCapture(deps, captureId)
  if (read && amount)
    await noteRefundMadeThere(deps, read.payment, {
      amountCents: amount.cents,
      cause: 'paypal',
      paypalRefundId,
    })
}

/** A chargeback by the payer’s bank. */
async function onReversal(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const up = z.array(z.object({ rel: z.string(), href: z.string() })).safeParse(event.resource.links).data
  const captureOfRefund = up?.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))
  const read = await readCapture(deps, captureOfRefund?.href.split('/').at(-1) ?? idOf(event))
  if (!read || read.capture.status === 'COMPLETED') return
  await noteRefundMadeThere(deps, read.payment, {
    amountCents: read.payment.amountCents - read.payment.refundedCents,
    cause: 'reversal',
    paypalRefundId: `reversal ${read.capture.id}`,
  })
}

/** A refund made at PayPal, or a chargeback. */
async function noteRefundMadeThere(
  deps: EnabledBilling,
  known: PaymentRow,
  made: { amountCents: number; cause: 'paypal' | 'reversal'; paypalRefundId: string },
): Promise<void> {
  if (!settledStates.includes(known.status)) {
    const result = await deps.payPal.getCapture(known.captureId ?? '')
    if (result.kind !== 'ok') return
    await settlePayment(deps, known.id, { capture: result.value })
  }
  await deps.db.transaction(async (tx) => {
    const { payment, user } = await lockPayment(tx, known)
    if (await findRefundAtPayPal(tx, made.paypalRefundId)) return
    if (made.amountCents <= 0 || payment.refundedCents >= payment.amountCents) return
    const now = deps.clock()
    const [refund] = await tx
      .insert(refunds)
      .values({
        id: deps.newId(),
        paymentId: payment.id,
        ...made,
        status: 'created',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    await settleRefundIn(tx, deps, { payment, user, refund: refund!, paypalRefundId: made.paypalRefundId })
  })
}

/** An agreement was revoked at PayPal: the next renewal is not charged, and its user is told. */
async function onAgreementRevoked(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const id = idOf(event)
  if (!id) return
  const result = await deps.payPal.getPaymentToken(id)
  if (result.kind === 'unknown') throw failure('PAYPAL_UNREACHABLE')
  if (result.kind === 'ok') return
  await markMethodRevoked(deps.db, id, deps.clock())
}

const Disputed = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
})

/** A disputed payment: its subscription is not charged any more. */
async function onDispute(deps: EnabledBilling, event: WebhookEvent): Promise<void> {
  const read = Disputed.safeParse(event.resource)
  for (const { seller_transaction_id: captureId } of read.data?.disputed_transactions ?? []) {
    const found = await readCapture(deps, captureId)
    if (found) await flagDispute(deps, found.payment)
  }
}

async function flagDispute({ db, clock }: EnabledBilling, known: PaymentRow): Promise<void> {
  await db.transaction(async (tx) => {
    const { payment } = await lockPayment(tx, known)
    const { userId, subscriptionId } = payment
    if (userId === null) return
    const subscription = subscriptionId
      ? await lockSubscription(tx, userId, subscriptionId)
      : await lockLive(tx, userId)
    if (!subscription || subscription.disputedAt) return
    const now = clock()
    await updateSubscription(tx, subscription, { disputedAt: now, updatedAt: now })
  })
}

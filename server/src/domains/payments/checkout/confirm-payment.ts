import type { PaymentReturn } from '@lettrine/contract/payments'
import { failure } from '../../../platform/failure.ts'
import type { EnabledBilling } from '../billing-deps.ts'
import { settledStates } from '../payment-rules.ts'
import { findOwnPayment, findPayment } from '../payments.repository.ts'
import type { PaymentRow } from '../payments.tables.ts'
import type { PayPalResult } from '../paypal/paypal-result.ts'
import type { Order } from '../paypal/paypal-shapes.ts'
import { captureOf, movePayment, refusePayment, settlePayment } from '../settlement/settle-payment.ts'
import { confirmAgreement } from './confirm-agreement.ts'
import { attempt, findDecline } from './paypal-attempt.ts'

/**
 * Captures an approved payment. Idempotent. A payment with an unknown result is returned unchanged: the reconciler
 * resolves it.
 * @throws `PAYMENT_NOT_FOUND`, `PAYMENT_MISMATCH`, `PAYMENT_OVER`, `PAYMENT_NOT_APPROVED`, `PAYMENT_DECLINED`,
 * `PAYPAL_UNREACHABLE`
 */
export async function confirmPayment(
  deps: EnabledBilling,
  userId: string,
  { paymentId, token, payerID }: PaymentReturn,
): Promise<PaymentRow> {
  const payment = await findOwnPayment(deps.db, userId, paymentId)
  if (!payment) throw failure('PAYMENT_NOT_FOUND')
  if (token !== (payment.orderId ?? payment.setupTokenId)) throw failure('PAYMENT_MISMATCH')
  if (settledStates.includes(payment.status) || payment.status === 'pending') return payment
  if (payment.setupTokenId) return confirmAgreement(deps, payment, payerID)
  return captureApproved(deps, payment, payerID)
}

/** Reads the order again, and captures it if it was approved for our amount, and by `payerID` if given. */
export async function captureApproved(
  deps: EnabledBilling,
  payment: PaymentRow,
  payerID?: string,
): Promise<PaymentRow> {
  return settleOrCapture(deps, payment, () => readCapturedElsewhere(deps, payment), payerID)
}

/**
 * For a capture without an answer that nobody waits for any more. An order without approval or capture is captured
 * again under the same Request-Id, for which PayPal repeats its answer.
 */
export async function resolveCapture(deps: EnabledBilling, payment: PaymentRow): Promise<PaymentRow> {
  return settleOrCapture(deps, payment, () => capture(deps, payment))
}

async function settleOrCapture(
  deps: EnabledBilling,
  payment: PaymentRow,
  whenNotApproved: () => Promise<PaymentRow>,
  payerID?: string,
): Promise<PaymentRow> {
  const order = await readOrder(deps, payment)
  if (payerID !== undefined && order.payerId !== payerID) throw failure('PAYMENT_MISMATCH')
  const found = captureOf(order)
  if (found) return throwIfFailed(await settlePayment(deps, payment.id, found))
  if (payment.status === 'canceled' || payment.status === 'expired') throw failure('PAYMENT_OVER')
  if (order.status !== 'APPROVED') return whenNotApproved()
  const { amount } = order
  if (amount?.cents !== payment.amountCents || amount.currency !== payment.currency) {
    await refusePayment(deps, payment, 'AMOUNT_MISMATCH')
    throw failure('PAYMENT_MISMATCH')
  }
  return capture(deps, payment)
}

/**
 * An unapproved order may have been approved before: PayPal withdraws the approval of a declined capture, and a webhook
 * may have been faster than the payer. While its capture is in progress, the payment is returned unchanged.
 */
async function readCapturedElsewhere(deps: EnabledBilling, { id }: PaymentRow): Promise<PaymentRow> {
  const payment = await findPayment(deps.db, id)
  if (!payment || payment.status === 'awaiting_approval') throw failure('PAYMENT_NOT_APPROVED')
  return throwIfFailed(payment)
}

async function readOrder(deps: EnabledBilling, payment: PaymentRow): Promise<Order> {
  const result = await deps.payPal.getOrder(payment.orderId!)
  if (result.kind === 'ok') return result.value
  if (result.kind === 'refused' && result.status === 404) {
    await movePayment(deps, payment, 'expired')
    throw failure('PAYMENT_OVER')
  }
  throw failure('PAYPAL_UNREACHABLE')
}

async function capture(deps: EnabledBilling, payment: PaymentRow): Promise<PaymentRow> {
  const moved = await movePayment(deps, payment, 'capturing')
  if (moved.status !== 'capturing') return throwIfFailed(moved)
  const result = await attempt(deps, payment.id, 'capture', (requestId) =>
    deps.payPal.captureOrder(requestId, payment.orderId!),
  )
  return recordCaptureResult(deps, moved, result)
}

async function recordCaptureResult(
  deps: EnabledBilling,
  payment: PaymentRow,
  result: PayPalResult<Order>,
): Promise<PaymentRow> {
  switch (result.kind) {
    case 'ok': {
      const found = captureOf(result.value)
      if (found) return throwIfFailed(await settlePayment(deps, payment.id, found))
      return movePayment(deps, payment, 'unknown')
    }
    case 'unknown':
      return movePayment(deps, payment, 'unknown')
    case 'declined':
      return throwIfFailed(await refusePayment(deps, payment, result.issue))
    case 'refused': {
      if (result.issues.includes('ORDER_ALREADY_CAPTURED')) return captureApproved(deps, payment)
      // A concurrent capture was declined after this one read the order as approved.
      const decline = await findDecline(deps, payment.id, 'capture')
      if (decline) return throwIfFailed(await refusePayment(deps, payment, decline))
      await movePayment(deps, payment, 'awaiting_approval', { failure: result.issues[0] ?? result.name })
      return readCapturedElsewhere(deps, payment)
    }
  }
}

/** Fails with `PAYMENT_DECLINED` for a failed payment. */
function throwIfFailed(payment: PaymentRow): PaymentRow {
  if (payment.status === 'failed') throw failure('PAYMENT_DECLINED')
  return payment
}

import { failure } from '../../../platform/failure.ts'
import type { EnabledBilling } from '../billing-deps.ts'
import { openStates, settledStates } from '../payment-rules.ts'
import { findOwnPayment } from '../payments.repository.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { captureOf, movePayment, settlePayment } from '../settlement/settle-payment.ts'

/**
 * Cancels an unpaid payment; idempotent. One that was captured meanwhile is settled, and the cancellation is refused.
 * @throws `PAYMENT_NOT_FOUND`, `PAYMENT_TAKEN`
 */
export async function cancelPayment(
  deps: EnabledBilling,
  userId: string,
  paymentId: string,
): Promise<PaymentRow> {
  const payment = await findOwnPayment(deps.db, userId, paymentId)
  if (!payment) throw failure('PAYMENT_NOT_FOUND')
  if (settledStates.includes(payment.status)) throw failure('PAYMENT_TAKEN')
  if (!openStates.includes(payment.status) && payment.status !== 'failed') return payment
  if (payment.orderId) {
    const order = await deps.payPal.getOrder(payment.orderId)
    const found = order.kind === 'ok' ? captureOf(order.value) : undefined
    if (found) {
      await settlePayment(deps, payment.id, found)
      throw failure('PAYMENT_TAKEN')
    }
  }
  return movePayment(deps, payment, 'canceled')
}

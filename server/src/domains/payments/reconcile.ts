import { Failure } from '../../platform/failure.ts'
import type { EnabledBilling } from './billing-deps.ts'
import { confirmAgreement } from './checkout/confirm-agreement.ts'
import { captureApproved, resolveCapture } from './checkout/confirm-payment.ts'
import { forEachSettled } from './for-each-settled.ts'
import { paymentsUnderWay, refundsUnderWay, touchPayment } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'
import { chargeChange } from './renewal/change-plan.ts'
import { chargeRenewal } from './renewal/renew-subscription.ts'
import { executeRefund } from './settlement/refund-payment.ts'
import { movePayment, settlePayment } from './settlement/settle-payment.ts'

/** Payments unchanged for this long are no longer in progress. */
const quietMs = 2 * 60 * 1_000
/** A session without an approval URL cannot have been paid. */
const unbornMs = 10 * 60 * 1_000
const batchSize = 100

/**
 * Resolves payments and refunds left open by a crash, a lost answer or a closed window. Each is repeated with its
 * Request-Id, or read again, before anything new is tried.
 */
export async function reconcile(deps: EnabledBilling): Promise<void> {
  const now = deps.clock()
  const before = new Date(now.getTime() - quietMs)
  const open = await paymentsUnderWay(deps.db, { before, now, batchSize })
  await forEachSettled(open, (payment) => endOf(deps, payment))
  const refunds = await refundsUnderWay(deps.db, before, batchSize)
  await forEachSettled(refunds, (refund) => executeRefund(deps, refund.id))
}

async function endOf(deps: EnabledBilling, payment: PaymentRow): Promise<void> {
  try {
    await find(deps, payment)
  } catch (fault) {
    // A refusal is final and recorded; anything else is a bug.
    if (!(fault instanceof Failure)) throw fault
  } finally {
    // Those that stay open go to the end of the queue.
    await touchPayment(deps.db, payment.id, deps.clock())
  }
}

async function find(deps: EnabledBilling, payment: PaymentRow): Promise<unknown> {
  const now = deps.clock()
  const isOver = payment.expiresAt !== null && payment.expiresAt <= now
  switch (payment.status) {
    case 'created': {
      if (payment.kind === 'renewal') return chargeRenewal(deps, payment)
      if (payment.kind === 'change' && !payment.successUrl) return chargeChange(deps, payment)
      return now.getTime() - payment.createdAt.getTime() >= unbornMs
        ? movePayment(deps, payment, 'expired')
        : undefined
    }
    case 'awaiting_approval':
      // It may have been approved without a return; it is checked only after its expiry.
      if (!isOver) return undefined
      return payment.setupTokenId ? expireAgreement(deps, payment) : expireOrder(deps, payment)
    case 'pending':
      return readHeldCapture(deps, payment)
    case 'capturing':
    case 'unknown':
      if (payment.setupTokenId) return confirmAgreement(deps, payment)
      if (payment.orderId) return resolveCapture(deps, payment)
      return payment.kind === 'renewal' ? chargeRenewal(deps, payment) : chargeChange(deps, payment)
    default:
      return undefined
  }
}

async function expireOrder(deps: EnabledBilling, payment: PaymentRow): Promise<void> {
  try {
    await captureApproved(deps, payment)
  } catch (fault) {
    if (fault instanceof Failure && fault.code === 'PAYPAL_UNREACHABLE') return
    await movePayment(deps, payment, 'expired')
  }
}

async function expireAgreement(deps: EnabledBilling, payment: PaymentRow): Promise<void> {
  try {
    await confirmAgreement(deps, payment)
  } catch (fault) {
    if (fault instanceof Failure && fault.code === 'PAYPAL_UNREACHABLE') return
    await movePayment(deps, payment, 'expired')
  }
}

async function readHeldCapture(deps: EnabledBilling, payment: PaymentRow): Promise<void> {
  if (!payment.captureId) return
  const result = await deps.payPal.getCapture(payment.captureId)
  if (result.kind === 'ok') await settlePayment(deps, payment.id, { capture: result.value })
}

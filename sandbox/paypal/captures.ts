import { notFound, unprocessable } from './faults.ts'
import { centsOf, moneyOf } from './money.ts'
import { captureOnWire, refundOnWire } from './present.ts'
import type { RefundRequest } from './requests.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type { StoredCapture, StoredOrder } from './sandbox-state.ts'

/** Captures an order, completed or pending; its invoice id must be unused. */
export function createCapture(
  context: SandboxContext,
  order: StoredOrder,
  status: 'COMPLETED' | 'PENDING',
): StoredCapture {
  const { unit } = order
  refuseUsedInvoice(context, unit.invoice_id)
  const now = context.clock().getTime()
  const capture: StoredCapture = {
    id: context.newCode(17),
    orderId: order.id,
    status,
    ...(status === 'PENDING' ? { reason: 'PENDING_REVIEW' } : {}),
    amount: { currency_code: unit.amount.currency_code, value: unit.amount.value },
    ...(unit.custom_id ? { custom_id: unit.custom_id } : {}),
    ...(unit.invoice_id ? { invoice_id: unit.invoice_id } : {}),
    refundedCents: 0,
    createdAtMs: now,
    updatedAtMs: now,
  }
  context.state.captures[capture.id] = capture
  Object.assign(order, { status: 'COMPLETED', captureId: capture.id, updatedAtMs: now })
  tell(context, capture, status === 'PENDING' ? 'PENDING' : 'COMPLETED')
  return capture
}

function refuseUsedInvoice(context: SandboxContext, invoiceId: string | undefined): void {
  const isUsed = Object.values(context.state.captures).some(
    ({ invoice_id, status }) => invoiceId && invoice_id === invoiceId && status !== 'DECLINED',
  )
  if (isUsed) throw unprocessable('DUPLICATE_INVOICE_ID')
}

function tell(context: SandboxContext, capture: StoredCapture, what: string): void {
  context.emit({
    type: `PAYMENT.CAPTURE.${what}`,
    resourceType: 'capture',
    summary: `Payment ${what.toLowerCase()} for ${capture.amount.value} ${capture.amount.currency_code}`,
    resource: captureOnWire(context, capture),
  })
}

export function requireCapture(context: SandboxContext, id: string): StoredCapture {
  const capture = context.state.captures[id]
  if (!capture) throw notFound()
  return capture
}

/** Ends the review of a pending capture. */
export function settlePending(context: SandboxContext, id: string, verdict: 'complete' | 'deny'): void {
  const capture = requireCapture(context, id)
  if (capture.status !== 'PENDING') return
  capture.status = verdict === 'complete' ? 'COMPLETED' : 'DECLINED'
  delete capture.reason
  capture.updatedAtMs = context.clock().getTime()
  tell(context, capture, verdict === 'complete' ? 'COMPLETED' : 'DENIED')
}

/** A chargeback by the payer’s bank. */
export function reverseCapture(context: SandboxContext, id: string): void {
  const capture = requireCapture(context, id)
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) return
  Object.assign(capture, { status: 'REFUNDED', reversed: true, updatedAtMs: context.clock().getTime() })
  tell(context, capture, 'REVERSED')
}

/** Opens a dispute. */
export function disputeCapture(context: SandboxContext, id: string): void {
  const capture = requireCapture(context, id)
  context.emit({
    type: 'CUSTOMER.DISPUTE.CREATED',
    resourceType: 'dispute',
    summary: 'A dispute was opened',
    resource: {
      dispute_id: `PP-D-${context.newCode(6)}`,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: 'OPEN',
      dispute_amount: capture.amount,
      disputed_transactions: [{ seller_transaction_id: capture.id, custom: capture.custom_id }],
    },
  })
}

/** Refunds an amount, or all that is left without one. Throws when it exceeds that. */
export function refundCapture(context: SandboxContext, id: string, request: RefundRequest) {
  const capture = requireCapture(context, id)
  const left = centsOf(capture.amount) - capture.refundedCents
  if (capture.status === 'REFUNDED' || left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED')
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) throw unprocessable('REFUND_NOT_ALLOWED')
  const currency = capture.amount.currency_code
  if (request.amount && request.amount.currency_code !== currency) throw unprocessable('CURRENCY_MISMATCH')
  const cents = request.amount ? centsOf(request.amount) : left
  if (cents > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const now = context.clock().getTime()
  const refund = {
    ...request,
    id: context.newCode(17),
    captureId: id,
    amount: moneyOf(cents, currency),
    ...(request.custom_id || capture.custom_id ? { custom_id: request.custom_id ?? capture.custom_id } : {}),
    createdAtMs: now,
  }
  context.state.refunds[refund.id] = refund
  capture.refundedCents += cents
  capture.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  capture.updatedAtMs = now
  context.emit({
    type: 'PAYMENT.CAPTURE.REFUNDED',
    resourceType: 'refund',
    summary: `A refund of ${refund.amount.value} ${currency} was made`,
    resource: refundOnWire(context, refund),
  })
  return refundOnWire(context, refund)
}

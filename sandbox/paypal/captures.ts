import { notFound, unprocessable } from './faults.ts'
import { centsOf, moneyOf } from './money.ts'
import { captureOnWire, refundOnWire } from './present.ts'
import type { RefundRequest } from './requests.ts'
import type { Desk } from './sandbox-context.ts'
import type { KeptCapture, KeptOrder } from './sandbox-state.ts'

/** Takes the money of an order, or lets it wait for a review; its invoice id must be new among paid ones. */
export function takePayment(desk: Desk, order: KeptOrder, status: 'COMPLETED' | 'PENDING'): KeptCapture {
  const { unit } = order
  refuseUsedInvoice(desk, unit.invoice_id)
  const now = desk.clock().getTime()
  const capture: KeptCapture = {
    id: desk.newCode(17),
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
  desk.book.captures[capture.id] = capture
  Object.assign(order, { status: 'COMPLETED', captureId: capture.id, updatedAtMs: now })
  tell(desk, capture, status === 'PENDING' ? 'PENDING' : 'COMPLETED')
  return capture
}

function refuseUsedInvoice(desk: Desk, invoiceId: string | undefined): void {
  const isUsed = Object.values(desk.book.captures).some(
    ({ invoice_id, status }) => invoiceId && invoice_id === invoiceId && status !== 'DECLINED',
  )
  if (isUsed) throw unprocessable('DUPLICATE_INVOICE_ID')
}

function tell(desk: Desk, capture: KeptCapture, what: string): void {
  desk.emit({
    type: `PAYMENT.CAPTURE.${what}`,
    resourceType: 'capture',
    summary: `Payment ${what.toLowerCase()} for ${capture.amount.value} ${capture.amount.currency_code}`,
    resource: captureOnWire(desk, capture),
  })
}

export function requireCapture(desk: Desk, id: string): KeptCapture {
  const capture = desk.book.captures[id]
  if (!capture) throw notFound()
  return capture
}

/** Ends the review of a pending capture. */
export function settlePending(desk: Desk, id: string, verdict: 'complete' | 'deny'): void {
  const capture = requireCapture(desk, id)
  if (capture.status !== 'PENDING') return
  capture.status = verdict === 'complete' ? 'COMPLETED' : 'DECLINED'
  delete capture.reason
  capture.updatedAtMs = desk.clock().getTime()
  tell(desk, capture, verdict === 'complete' ? 'COMPLETED' : 'DENIED')
}

/** The bank of the payer takes the money back, as after a lost dispute. */
export function reverseCapture(desk: Desk, id: string): void {
  const capture = requireCapture(desk, id)
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) return
  Object.assign(capture, { status: 'REFUNDED', reversed: true, updatedAtMs: desk.clock().getTime() })
  tell(desk, capture, 'REVERSED')
}

/** The payer complains to PayPal. */
export function disputeCapture(desk: Desk, id: string): void {
  const capture = requireCapture(desk, id)
  desk.emit({
    type: 'CUSTOMER.DISPUTE.CREATED',
    resourceType: 'dispute',
    summary: 'A dispute was opened',
    resource: {
      dispute_id: `PP-D-${desk.newCode(6)}`,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: 'OPEN',
      dispute_amount: capture.amount,
      disputed_transactions: [{ seller_transaction_id: capture.id, custom: capture.custom_id }],
    },
  })
}

/** Gives money back: all that is left without an amount. Throws when it is more than what is left. */
export function refundCapture(desk: Desk, id: string, request: RefundRequest) {
  const capture = requireCapture(desk, id)
  const left = centsOf(capture.amount) - capture.refundedCents
  if (capture.status === 'REFUNDED' || left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED')
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) throw unprocessable('REFUND_NOT_ALLOWED')
  const currency = capture.amount.currency_code
  if (request.amount && request.amount.currency_code !== currency) throw unprocessable('CURRENCY_MISMATCH')
  const cents = request.amount ? centsOf(request.amount) : left
  if (cents > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const now = desk.clock().getTime()
  const refund = {
    ...request,
    id: desk.newCode(17),
    captureId: id,
    amount: moneyOf(cents, currency),
    ...(request.custom_id || capture.custom_id ? { custom_id: request.custom_id ?? capture.custom_id } : {}),
    createdAtMs: now,
  }
  desk.book.refunds[refund.id] = refund
  capture.refundedCents += cents
  capture.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  capture.updatedAtMs = now
  desk.emit({
    type: 'PAYMENT.CAPTURE.REFUNDED',
    resourceType: 'refund',
    summary: `A refund of ${refund.amount.value} ${currency} was made`,
    resource: refundOnWire(desk, refund),
  })
  return refundOnWire(desk, refund)
}

import { createCapture } from './captures.ts'
import { hourMs } from './clock.ts'
import { notFound, unprocessable } from './faults.ts'
import { centsOf } from './money.ts'
import { approvalUrl, briefOrder, wholeOrder } from './present.ts'
import type { OrderRequest } from './requests.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type { Outcome, Payer, StoredOrder } from './sandbox-state.ts'
import { customerFor, requireLivingToken, saveToken } from './vault.ts'

/** An unpaid order expires after this time. */
const approvalWindowMs = 6 * hourMs

/** Creates an order for approval, or charges an agreement at once. */
export function createOrder(context: SandboxContext, request: OrderRequest, isWhole: boolean) {
  const [unit] = request.purchase_units
  refuseWrongSum(unit!)
  const now = context.clock().getTime()
  const source = request.payment_source?.paypal
  const order: StoredOrder = {
    id: context.newCode(17),
    status: source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    unit: unit!,
    createdAtMs: now,
    updatedAtMs: now,
    experience: source?.experience_context ?? {},
    withSource: source !== undefined,
  }
  if (source?.vault_id) return chargeAgreement(context, order, source.vault_id)
  if (source?.attributes?.vault) order.saveTo = customerFor(context, source.attributes.customer)
  context.state.orders[order.id] = order
  return isWhole ? wholeOrder(context, order) : briefOrder(context, order)
}

function refuseWrongSum({ amount }: OrderRequest['purchase_units'][number]): void {
  const { item_total, tax_total } = amount.breakdown ?? {}
  if (!item_total && !tax_total) return
  const sum = [item_total, tax_total].reduce((total, part) => total + (part ? centsOf(part) : 0), 0)
  if (sum !== centsOf(amount)) throw unprocessable('AMOUNT_MISMATCH')
}

function chargeAgreement(context: SandboxContext, order: StoredOrder, tokenId: string) {
  const token = requireLivingToken(context, tokenId)
  if (context.faultSettings.renewals === 'decline' || token.declines)
    throw unprocessable('INSTRUMENT_DECLINED')
  Object.assign(order, { payer: token.payer, tokenId })
  createCapture(context, order, context.faultSettings.renewals === 'pending' ? 'PENDING' : 'COMPLETED')
  context.state.orders[order.id] = order
  return wholeOrder(context, order)
}

/** The order of that id; an expired one is not found. */
export function requireOrder(context: SandboxContext, id: string): StoredOrder {
  const order = context.state.orders[id]
  if (!order) throw notFound()
  const isOver = context.clock().getTime() >= order.createdAtMs + approvalWindowMs
  if (isOver && order.status !== 'COMPLETED') throw notFound()
  return order
}

/** Approves an order with the outcome chosen by its payer. */
export function approveOrder(
  context: SandboxContext,
  id: string,
  payer: Payer,
  outcome: Outcome,
): StoredOrder {
  const order = requireOrder(context, id)
  if (order.status === 'COMPLETED') return order
  Object.assign(order, { status: 'APPROVED', payer, outcome, updatedAtMs: context.clock().getTime() })
  context.emit({
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    summary: 'An order was approved by its payer',
    resource: wholeOrder(context, order),
  })
  return order
}

/** The payer withdraws the approval before the capture. */
export function reverseApproval(context: SandboxContext, id: string): void {
  const order = requireOrder(context, id)
  if (order.status !== 'APPROVED') return
  order.status = order.withSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
  delete order.payer
  context.emit({
    type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    resourceType: 'checkout-order',
    summary: 'The approval of an order was reversed',
    resource: { order_id: order.id, purchase_units: [order.unit] },
  })
}

/** Captures an approved order with the outcome chosen by its payer. */
export function captureOrder(context: SandboxContext, id: string) {
  const order = requireOrder(context, id)
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED' || !order.payer) throw unprocessable('ORDER_NOT_APPROVED')
  if (order.outcome === 'declined') return refuseInstrument(context, order)
  createCapture(context, order, order.outcome === 'pending' ? 'PENDING' : 'COMPLETED')
  if (order.saveTo) order.tokenId = saveToken(context, order.saveTo, order.payer).id
  return wholeOrder(context, order)
}

/** The payer may choose another instrument: the error has a link to the approval page. */
function refuseInstrument(context: SandboxContext, order: StoredOrder): never {
  order.status = order.withSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
  delete order.outcome
  throw unprocessable('INSTRUMENT_DECLINED', [
    { href: approvalUrl(context, order), rel: 'redirect', method: 'GET' },
  ])
}

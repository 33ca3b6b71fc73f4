import { instant } from './clock.ts'
import { centsOf, feeOf, moneyOf } from './money.ts'
import type { Link, SandboxContext } from './sandbox-context.ts'
import type {
  Payer,
  StoredCapture,
  StoredOrder,
  StoredPaymentToken,
  StoredRefund,
  StoredSetupToken,
} from './sandbox-state.ts'

const merchant = { email_address: 'boutique@lettrine.example', merchant_id: 'LETTR2NESANDB' }

export const approvalPath = '/checkoutnow'
export const agreementPath = '/agreements/approve'

const nameOf = ({ givenName, surname }: Payer) => ({
  ...(givenName ? { given_name: givenName } : {}),
  ...(surname ? { surname } : {}),
})

const payerOnWire = (payer: Payer) => ({
  payer_id: payer.payerId,
  email_address: payer.email,
  name: nameOf(payer),
  address: { country_code: 'FR' },
})

export const approvalUrl = (context: SandboxContext, order: StoredOrder): string =>
  `${context.url}${approvalPath}?token=${order.id}`

function orderLinks(context: SandboxContext, order: StoredOrder): Link[] {
  const self = `${context.url}/v2/checkout/orders/${order.id}`
  const links: Link[] = [{ href: self, rel: 'self', method: 'GET' }]
  if (order.status === 'COMPLETED') return links
  const approval = { href: approvalUrl(context, order), method: 'GET' } as const
  if (order.status === 'PAYER_ACTION_REQUIRED') return [...links, { ...approval, rel: 'payer-action' }]
  if (!order.withSource) links.push({ ...approval, rel: 'approve' })
  return [
    ...links,
    { href: self, rel: 'update', method: 'PATCH' },
    { href: `${self}/capture`, rel: 'capture', method: 'POST' },
  ]
}

/** The short form of an order, which PayPal answers unless `Prefer` asks for more. */
export const briefOrder = (context: SandboxContext, order: StoredOrder) => ({
  id: order.id,
  status: order.status,
  ...(order.withSource ? { payment_source: sourceOf(context, order) } : {}),
  links: orderLinks(context, order),
})

export function wholeOrder(context: SandboxContext, order: StoredOrder) {
  const capture = order.captureId ? context.state.captures[order.captureId] : undefined
  const refunds = Object.values(context.state.refunds).filter(
    ({ captureId }) => captureId === order.captureId,
  )
  const { unit } = order
  return {
    ...briefOrder(context, order),
    intent: 'CAPTURE',
    ...(order.payer ? { payment_source: sourceOf(context, order), payer: payerOnWire(order.payer) } : {}),
    purchase_units: [
      {
        ...unit,
        reference_id: unit.reference_id ?? 'default',
        payee: merchant,
        ...(capture
          ? {
              payments: {
                captures: [captureOnWire(context, capture)],
                ...(refunds.length > 0
                  ? { refunds: refunds.map((refund) => refundOnWire(context, refund)) }
                  : {}),
              },
            }
          : {}),
      },
    ],
    create_time: instant(order.createdAtMs),
    update_time: instant(order.updatedAtMs),
  }
}

function sourceOf(context: SandboxContext, order: StoredOrder) {
  const { payer } = order
  if (!payer) return { paypal: {} }
  const saved = order.saveTo && order.tokenId ? context.state.paymentTokens[order.tokenId] : undefined
  const vault = saved && {
    id: saved.id,
    status: 'VAULTED',
    customer: saved.customer,
    links: tokenLinks(context, saved.id),
  }
  return {
    paypal: {
      email_address: payer.email,
      account_id: payer.payerId,
      account_status: 'VERIFIED',
      name: nameOf(payer),
      address: { country_code: 'FR' },
      ...(vault ? { attributes: { vault } } : {}),
    },
  }
}

export function captureOnWire(context: SandboxContext, capture: StoredCapture) {
  const self = `${context.url}/v2/payments/captures/${capture.id}`
  const gross = centsOf(capture.amount)
  const currency = capture.amount.currency_code
  const isPaid = capture.status !== 'PENDING' && capture.status !== 'DECLINED'
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason ? { status_details: { reason: capture.reason } } : {}),
    amount: capture.amount,
    final_capture: true,
    ...(capture.custom_id ? { custom_id: capture.custom_id } : {}),
    ...(capture.invoice_id ? { invoice_id: capture.invoice_id } : {}),
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(isPaid
      ? {
          seller_receivable_breakdown: {
            gross_amount: capture.amount,
            paypal_fee: moneyOf(feeOf(gross), currency),
            net_amount: moneyOf(gross - feeOf(gross), currency),
          },
        }
      : {}),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    create_time: instant(capture.createdAtMs),
    update_time: instant(capture.updatedAtMs),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${context.url}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' },
    ],
  }
}

export function refundOnWire(context: SandboxContext, refund: StoredRefund) {
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: refund.amount,
    ...(refund.invoice_id ? { invoice_id: refund.invoice_id } : {}),
    ...(refund.custom_id ? { custom_id: refund.custom_id } : {}),
    ...(refund.note_to_payer ? { note_to_payer: refund.note_to_payer } : {}),
    create_time: instant(refund.createdAtMs),
    update_time: instant(refund.createdAtMs),
    links: [
      { href: `${context.url}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${context.url}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
    ],
  }
}

const tokenLinks = (context: SandboxContext, id: string): Link[] => {
  const href = `${context.url}/v3/vault/payment-tokens/${id}`
  return [
    { href, rel: 'self', method: 'GET' },
    { href, rel: 'delete', method: 'DELETE' },
  ]
}

export const paymentTokenOnWire = (context: SandboxContext, token: StoredPaymentToken) => ({
  id: token.id,
  customer: token.customer,
  payment_source: {
    paypal: {
      email_address: token.payer.email,
      account_id: token.payer.payerId,
      payer_id: token.payer.payerId,
      name: nameOf(token.payer),
    },
  },
  links: tokenLinks(context, token.id),
})

export function setupTokenOnWire(context: SandboxContext, token: StoredSetupToken) {
  const self = `${context.url}/v3/vault/setup-tokens/${token.id}`
  const approval = `${context.url}${agreementPath}?approval_session_id=${token.sessionId}`
  const { payer, description } = token
  return {
    id: token.id,
    status: token.status,
    customer: token.customer,
    payment_source: {
      paypal: {
        ...(description ? { description } : {}),
        ...(payer ? { email_address: payer.email, payer_id: payer.payerId } : {}),
      },
    },
    links: [
      ...(token.status === 'PAYER_ACTION_REQUIRED'
        ? [{ href: approval, rel: 'approve', method: 'GET' }]
        : token.status === 'APPROVED'
          ? [{ href: `${context.url}/v3/vault/payment-tokens`, rel: 'confirm', method: 'POST' }]
          : []),
      { href: self, rel: 'self', method: 'GET' },
    ],
  }
}

import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { buildPayPalCall, type PayPalRequest } from './paypal-call.ts'
import {
  type ApprovalReturn,
  chargeBody,
  type NewCharge,
  type NewOrder,
  type NewRefund,
  orderBody,
  refundBody,
  setupBody,
} from './paypal-requests.ts'
import { mapResult, type PayPalResult } from './paypal-result.ts'
import type { PayPalSettings } from './paypal-settings.ts'
import { Capture, Order, PaymentToken, Refund, SetupToken } from './paypal-shapes.ts'
import { buildWebhookVerifier } from './verify-webhook.ts'

const defaultTimeoutMs = 20_000

/**
 * The PayPal client. Every POST takes a Request-Id that the caller stored before: the same id repeats the same attempt.
 * Errors of PayPal or the network are results, never exceptions.
 */
export function buildPayPalClient(
  settings: PayPalSettings,
  { clock, timeoutMs = defaultTimeoutMs }: { clock: Clock; timeoutMs?: number },
) {
  const call = buildPayPalCall(settings, { clock, timeoutMs })

  const ask = async <S extends z.ZodType>(
    shape: S,
    request: PayPalRequest,
  ): Promise<PayPalResult<z.output<S>>> => mapResult(await call(request), (body) => readAs(shape, body))

  return {
    mode: settings.mode,

    /** An order that waits for its payer at `approvalUrl`. */
    createOrder: (requestId: string, order: NewOrder) =>
      ask(Order, { method: 'POST', path: '/v2/checkout/orders', requestId, body: orderBody(order) }),

    getOrder: (id: string) => ask(Order, { method: 'GET', path: `/v2/checkout/orders/${part(id)}` }),

    /** Captures an approved order; a pending capture is `ok` with its status. */
    captureOrder: async (requestId: string, id: string) => {
      const path = `/v2/checkout/orders/${part(id)}/capture`
      return mapResult(await ask(Order, { method: 'POST', path, requestId }), paidOrDeclined)
    },

    /** Charges a saved agreement without its payer: a renewal. */
    chargeSavedToken: async (requestId: string, charge: NewCharge) => {
      const path = '/v2/checkout/orders'
      return mapResult(
        await ask(Order, { method: 'POST', path, requestId, body: chargeBody(charge) }),
        paidOrDeclined,
      )
    },

    getCapture: (id: string) => ask(Capture, { method: 'GET', path: `/v2/payments/captures/${part(id)}` }),

    /** Refunds an amount, or all that is left without one. */
    refundCapture: (requestId: string, captureId: string, refund: NewRefund = {}) =>
      ask(Refund, {
        method: 'POST',
        path: `/v2/payments/captures/${part(captureId)}/refund`,
        requestId,
        body: refundBody(refund),
      }),

    getRefund: (id: string) => ask(Refund, { method: 'GET', path: `/v2/payments/refunds/${part(id)}` }),

    /** Creates a setup token for an agreement without a payment; its payer approves it at `approvalUrl`. */
    createSetupToken: (requestId: string, setup: ApprovalReturn & { description: string; userId: string }) =>
      ask(SetupToken, { method: 'POST', path: '/v3/vault/setup-tokens', requestId, body: setupBody(setup) }),

    getSetupToken: (id: string) =>
      ask(SetupToken, { method: 'GET', path: `/v3/vault/setup-tokens/${part(id)}` }),

    /** Exchanges an approved setup token for a payment token. */
    createPaymentToken: (requestId: string, setupTokenId: string) =>
      ask(PaymentToken, {
        method: 'POST',
        path: '/v3/vault/payment-tokens',
        requestId,
        body: { payment_source: { token: { id: setupTokenId, type: 'SETUP_TOKEN' } } },
      }),

    getPaymentToken: (id: string) =>
      ask(PaymentToken, { method: 'GET', path: `/v3/vault/payment-tokens/${part(id)}` }),

    /** Deletes a payment token; idempotent. */
    deletePaymentToken: async (id: string): Promise<PayPalResult<undefined>> => {
      const result = await call({ method: 'DELETE', path: `/v3/vault/payment-tokens/${part(id)}` })
      if (result.kind === 'refused' && result.status === 404) return { kind: 'ok', value: undefined }
      return mapResult(result, () => ({ kind: 'ok', value: undefined }))
    },

    verifyWebhook: buildWebhookVerifier(settings, { clock, timeoutMs }),
  }
}

const part = encodeURIComponent

/** A success in an unknown format: the caller must read the resource. */
function readAs<S extends z.ZodType>(shape: S, body: unknown): PayPalResult<z.output<S>> {
  const read = shape.safeParse(body)
  return read.success ? { kind: 'ok', value: read.data } : { kind: 'unknown', reason: 'unreadable' }
}

/** A capture may be created and declined in one answer. */
function paidOrDeclined(order: Order): PayPalResult<Order> {
  const lost = order.captures.find(({ status }) => status === 'DECLINED' || status === 'FAILED')
  return lost ? { kind: 'declined', issue: `CAPTURE_${lost.status}` } : { kind: 'ok', value: order }
}

export type PayPalClient = ReturnType<typeof buildPayPalClient>

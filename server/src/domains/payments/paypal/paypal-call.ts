import type { Clock } from '../../../platform/clock.ts'
import { buildAccessTokens } from './access-tokens.ts'
import { exchange } from './exchange.ts'
import type { PayPalResult } from './paypal-result.ts'
import type { PayPalSettings } from './paypal-settings.ts'

export type PayPalRequest = {
  method: 'GET' | 'POST' | 'DELETE'
  /** From the root, its parts encoded. */
  path: string
  body?: object
  /** For every POST, chosen and stored by the caller before the call. */
  requestId?: string
}

export type PayPalCall = (request: PayPalRequest) => Promise<PayPalResult<unknown>>

/**
 * Calls PayPal’s REST API with a shared access token. A 401 leads to one new token and one retry.
 * @param options.timeoutMs - for each exchange, its body included
 */
export function buildPayPalCall(
  settings: PayPalSettings,
  options: { clock: Clock; timeoutMs: number },
): PayPalCall {
  const tokens = buildAccessTokens(settings, options)

  const send = (request: PayPalRequest, token: string) =>
    exchange(`${settings.baseUrl}${request.path}`, {
      method: request.method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(request.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(request.requestId ? { 'paypal-request-id': request.requestId } : {}),
        ...(request.method === 'POST' ? { prefer: 'return=representation' } : {}),
      },
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
      timeoutMs: options.timeoutMs,
    })

  return async (request) => {
    const first = await tokens.get()
    if (first.kind !== 'ok') return first
    const result = await send(request, first.value)
    if (result.kind !== 'refused' || result.status !== 401) return result
    tokens.forget(first.value)
    const second = await tokens.get()
    return second.kind === 'ok' ? send(request, second.value) : second
  }
}

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PayPalSandboxOptions } from '../../../sandbox/paypal/server.ts'
import { type Merchant, openMerchantFixture } from '../../../sandbox/testing/merchant.ts'
import { buildPayPalClient } from '../../src/domains/payments/paypal/paypal-client.ts'
import type { NewOrder } from '../../src/domains/payments/paypal/paypal-requests.ts'
import type { PayPalResult } from '../../src/domains/payments/paypal/paypal-result.ts'
import type { PayPalSettings } from '../../src/domains/payments/paypal/paypal-settings.ts'

export const settingsOf = ({ sandbox }: Pick<Merchant, 'sandbox'>): PayPalSettings => ({
  mode: 'local-sandbox',
  baseUrl: sandbox.url,
  clientId: sandbox.clientId,
  clientSecret: sandbox.clientSecret,
  webhookId: sandbox.webhookId,
})

/** Our client with a sandbox, both on the clock that `advance` moves. */
export async function openClient(
  options: { timeoutMs?: number; sandbox?: Partial<PayPalSandboxOptions> } = {},
) {
  const merchant = await openMerchantFixture(options.sandbox)
  const client = buildPayPalClient(settingsOf(merchant), {
    clock: merchant.clock,
    timeoutMs: options.timeoutMs ?? 5_000,
  })
  return { ...merchant, client }
}

export const newOrderInput = (invoiceId: string, more: Partial<NewOrder> = {}): NewOrder => ({
  paymentId: `payment of ${invoiceId}`,
  invoiceId,
  description: 'Lettrine Premium, à l’année',
  amount: { cents: 999, currency: 'EUR' },
  taxCents: 166,
  returnUrl: 'http://localhost:3000/back?success=true',
  cancelUrl: 'http://localhost:3000/back?success=false',
  brandName: 'Lettrine',
  ...more,
})

/** The value of an `ok` result; throws for any other. */
export function okValue<T>(result: PayPalResult<T>): T {
  if (result.kind !== 'ok') throw new Error(`Expected a value: ${JSON.stringify(result)}`)
  return result.value
}

type Received = { headers: IncomingHttpHeaders; body: Buffer }

/** A server that records requests and answers `status()`. */
export async function openReceiver(status: () => number) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    received.push({ headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status()).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

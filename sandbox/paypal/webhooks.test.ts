import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createApprovedOrder,
  createPaidOrder,
  createSavedAgreement,
  type Merchant,
  openMerchantFixture,
  orderRequest,
} from '../testing/merchant.ts'
import { dayMs, hourMs, minuteMs } from './clock.ts'

let answers = 200
let leavesNextUnanswered = false
const received: { id: string; event_type: string; resource: Record<string, unknown> }[] = []
const receiver = createServer(async (request, response) => {
  let text = ''
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) text += part
  received.push(JSON.parse(text))
  if (leavesNextUnanswered) leavesNextUnanswered = false
  else response.writeHead(answers).end()
})
let merchant: Merchant

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  merchant = await openMerchantFixture({ webhookUrl: `http://127.0.0.1:${port}/` })
})
beforeEach(() => {
  answers = 200
  received.length = 0
  merchant.sandbox.configureFaults({ webhooks: 'deliver' })
})
afterAll(async () => {
  await merchant.sandbox.close()
  receiver.closeAllConnections()
  receiver.close()
})

const deliver = () => merchant.sandbox.runAction('webhooks/deliver-due')
const types = () => received.map(({ event_type }) => event_type)

test('each event is sent once, in order', async () => {
  await createSavedAgreement(merchant, 'H-1')
  await deliver()
  await deliver()
  expect(types()).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'VAULT.PAYMENT-TOKEN.CREATED',
  ])
  expect(received[1]).toMatchObject({
    id: expect.stringMatching(/^WH-/),
    event_version: '1.0',
    resource_type: 'capture',
    resource: { status: 'COMPLETED', invoice_id: 'H-1' },
    links: [{ rel: 'self' }, { rel: 'resend' }],
  })
})

test('control actions emit events', async () => {
  const pending = await createPaidOrder(merchant, 'H-2', 'pending')
  await merchant.sandbox.runAction(`captures/${pending.capture.id}/deny`)
  const paid = await createPaidOrder(merchant, 'H-3')
  await merchant.sandbox.runAction(`captures/${paid.capture.id}/dispute`)
  await merchant.sandbox.runAction(`captures/${paid.capture.id}/reverse`)
  const { id } = await createApprovedOrder(merchant, 'H-4')
  await merchant.sandbox.runAction(`orders/${id}/reverse-approval`)
  const refunded = await createPaidOrder(merchant, 'H-5')
  await merchant.post(`/v2/payments/captures/${refunded.capture.id}/refund`, {}, 'h5')
  await deliver()
  expect(types().filter((type) => type !== 'CHECKOUT.ORDER.APPROVED')).toEqual([
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.DENIED',
    'PAYMENT.CAPTURE.COMPLETED',
    'CUSTOMER.DISPUTE.CREATED',
    'PAYMENT.CAPTURE.REVERSED',
    'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.REFUNDED',
  ])
  await expect(merchant.sandbox.runAction('captures/none/reverse')).rejects.toThrow(/RESOURCE_NOT_FOUND/)
})

test('a delivery without 2xx is retried 25 times over three days', async () => {
  answers = 500
  await createApprovedOrder(merchant, 'H-6')
  const started = merchant.clock().getTime()
  await deliver()
  expect(received).toHaveLength(1)
  merchant.advance(minuteMs - 1)
  await deliver()
  expect(received).toHaveLength(1)
  merchant.advance(1)
  await deliver()
  expect(received).toHaveLength(2)
  const event = () => merchant.sandbox.webhooks().at(-1)!
  while (event().state === 'waiting') {
    merchant.advance(event().dueAtMs - merchant.clock().getTime())
    await deliver()
  }
  expect(event()).toMatchObject({ state: 'given-up' })
  expect(received).toHaveLength(26)
  const took = merchant.clock().getTime() - started
  expect(took).toBeGreaterThan(2.8 * dayMs)
  expect(took).toBeLessThan(3.2 * dayMs)
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  await merchant.signInAgain()
})

test('once received, it is not sent again by itself; «Renvoyer» sends it', async () => {
  answers = 503
  await createApprovedOrder(merchant, 'H-7')
  await deliver()
  answers = 204
  merchant.advance(hourMs)
  await deliver()
  merchant.advance(dayMs)
  await deliver()
  expect(received).toHaveLength(2)
  const { id } = merchant.sandbox.webhooks().at(-1)!
  const form = await fetch(`${merchant.sandbox.url}/__sandbox/webhooks/${id}/send`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(),
  })
  expect([form.status, form.headers.get('location')]).toEqual([303, '/'])
  expect(received).toHaveLength(3)
  expect(
    merchant.sandbox
      .webhooks()
      .at(-1)
      ?.attempts.map(({ status }) => status),
  ).toEqual([503, 204, 204])
  await merchant.signInAgain()
})

test('held webhooks leave late, twice, out of order or never, as a test wants', async () => {
  merchant.sandbox.configureFaults({ webhooks: 'hold' })
  await createPaidOrder(merchant, 'H-8')
  await deliver()
  expect(received).toEqual([])
  const [approved, completed] = merchant.sandbox.webhooks().slice(-2)
  await merchant.sandbox.runAction(`webhooks/${completed!.id}/send`)
  await merchant.sandbox.runAction(`webhooks/${completed!.id}/send`)
  await merchant.sandbox.runAction(`webhooks/${approved!.id}/send`)
  expect(received.map(({ id }) => id)).toEqual([completed!.id, completed!.id, approved!.id])
  merchant.sandbox.configureFaults({ webhooks: 'drop' })
  await merchant.post('/v2/checkout/orders', orderRequest('H-9'), 'h9')
  await createApprovedOrder(merchant, 'H-10')
  await deliver()
  expect(received).toHaveLength(3)
  expect(merchant.sandbox.webhooks().at(-1)).toMatchObject({ state: 'dropped', attempts: [] })
})

test('programs read all of it as JSON', async () => {
  const state = (await (await fetch(`${merchant.sandbox.url}/__sandbox/state`)).json()) as {
    orders: unknown[]
    captures: unknown[]
    webhooks: unknown[]
  }
  expect(state.webhooks.at(-1)).toMatchObject({
    type: expect.any(String),
    event: { event_type: expect.any(String) },
  })
  expect(state.orders.length).toBeGreaterThan(0)
  expect(state.captures.length).toBeGreaterThan(0)
})

test('with a tick they are sent automatically', async () => {
  const { port } = receiver.address() as AddressInfo
  const ticking = await openMerchantFixture({ webhookUrl: `http://127.0.0.1:${port}/`, tickMs: 5 })
  await createApprovedOrder(ticking, 'H-11')
  await expect.poll(() => types()).toEqual(['CHECKOUT.ORDER.APPROVED'])
  await ticking.sandbox.close()
})

test('with a tick, an unanswered one does not delay the others', async () => {
  const { port } = receiver.address() as AddressInfo
  const ticking = await openMerchantFixture({ webhookUrl: `http://127.0.0.1:${port}/`, tickMs: 5 })
  leavesNextUnanswered = true
  await createApprovedOrder(ticking, 'H-12')
  await expect.poll(() => received.length).toBe(1)
  await createApprovedOrder(ticking, 'H-13')
  await expect.poll(() => received.length).toBe(2)
  expect(new Set(received.map(({ id }) => id)).size).toBe(2)
  await ticking.sandbox.close()
})

import { z } from 'zod'
import type { EnabledBilling } from '../../src/domains/payments/billing-deps.ts'
import { confirmPayment } from '../../src/domains/payments/checkout/confirm-payment.ts'
import { buildPayPalClient } from '../../src/domains/payments/paypal/paypal-client.ts'
import type { PayPalSettings } from '../../src/domains/payments/paypal/paypal-settings.ts'
import { changePlan } from '../../src/domains/payments/renewal/change-plan.ts'
import { runBilling } from '../../src/domains/payments/run-billing.ts'
import { withdraw } from '../../src/domains/payments/settlement/refund-payment.ts'
import { connect } from '../../src/platform/database/database.ts'
import { buildEvents } from '../../src/platform/events/events.ts'
import { Failure } from '../../src/platform/failure.ts'
import { newId } from '../../src/platform/new-id.ts'

// A child process that runs commands at a given time, and can be killed meanwhile.

const Order = z.object({
  id: z.number(),
  now: z.number(),
  what: z.enum(['bill', 'confirm', 'change', 'withdraw']),
  userId: z.string().default(''),
  given: z.record(z.string(), z.string()).default({}),
})
export type Order = z.input<typeof Order>
export type Done = { id: number; refused?: string; fault?: string }

const [databaseUrl = '', settings = '{}'] = process.argv.slice(2)
let nowMs = 0
const clock = () => new Date(nowMs)
const { db } = connect(databaseUrl, () => {})
const deps: EnabledBilling = {
  db,
  clock,
  newId,
  // Mails are not sent in this test.
  mailer: { send: async () => {} },
  events: buildEvents([], () => {}),
  publicUrl: 'http://localhost:3000',
  payPal: buildPayPalClient(JSON.parse(settings) as PayPalSettings, { clock, timeoutMs: 5_000 }),
  taxRate: 2_000,
  payerSecret: 'a secret for tests only',
  origins: ['http://localhost:3000'],
}

const orders = {
  bill: () => runBilling(deps),
  confirm: ({ userId, given }: z.output<typeof Order>) =>
    confirmPayment(deps, userId, {
      paymentId: given.paymentId!,
      token: given.token!,
      payerID: given.payerId!,
    }),
  change: ({ userId, given }: z.output<typeof Order>) =>
    changePlan(deps, userId, { planId: 'pro', quoteId: given.quoteId }),
  withdraw: ({ userId, given }: z.output<typeof Order>) => withdraw(deps, userId, given.paymentId!, null),
}

process.on('message', async (message) => {
  const order = Order.parse(message)
  nowMs = order.now
  const done: Done = { id: order.id }
  try {
    await orders[order.what](order)
  } catch (fault) {
    if (fault instanceof Failure) done.refused = fault.code
    else done.fault = String((fault as Error).stack)
  }
  process.send?.(done)
})
process.send?.('ready')

import { z } from 'zod'
import { connect } from '../../platform/database/database.ts'
import { buildEvents } from '../../platform/events/events.ts'
import { Failure } from '../../platform/failure.ts'
import { newId } from '../../platform/new-id.ts'
import type { OpenBilling } from './billing-deps.ts'
import { changePlan } from './change-plan.ts'
import { confirmPayment } from './confirm-payment.ts'
import { buildPayPalClient } from './paypal/paypal-client.ts'
import type { PayPalSettings } from './paypal/paypal-settings.ts'
import { withdraw } from './refund-payment.ts'
import { runBilling } from './run-billing.ts'

// A process of its own, which does what it is told at the time it is told, and can be killed meanwhile.

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
const deps: OpenBilling = {
  db,
  clock,
  newId,
  // Mails are rows here: nobody sends them.
  mailer: { send: async () => {} },
  events: buildEvents([], () => {}),
  publicUrl: 'http://localhost:3000',
  payPal: buildPayPalClient(JSON.parse(settings) as PayPalSettings, { clock, timeoutMs: 5_000 }),
  taxRate: 2_000,
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

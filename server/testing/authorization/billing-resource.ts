import { randomUUID } from 'node:crypto'
import type { MatrixFixture } from './callers.ts'

/** The owner’s subscription as a paid one; those of the others are granted. */
async function paidSubscription({ server, owner }: MatrixFixture, isCancelled = false): Promise<string> {
  const { rows } = await server.db.execute(
    `UPDATE subscriptions SET source = 'paid', interval = 'monthly', price_cents = 3999, anchor = current_period_start,
       cancel_at_period_end = ${isCancelled}
     WHERE user_id = '${owner.id}' AND status <> 'ended' RETURNING id`,
  )
  return (rows as { id: string }[])[0]!.id
}

async function payment(
  { server, owner }: MatrixFixture,
  status: 'awaiting_approval' | 'succeeded',
): Promise<string> {
  const id = randomUUID()
  const isPaid = status === 'succeeded'
  await server.db.execute(
    `INSERT INTO payments (id, user_id, kind, status, plan_id, interval, amount_cents, tax_cents, tax_rate, currency,
       price_cents, invoice_id, order_id, capture_id, created_at, updated_at, settled_at)
     VALUES ('${id}', '${owner.id}', 'purchase', '${status}', 'basic', 'monthly', 999, 167, 2000, 'EUR', 999, '${id}',
       'ORDER-${id}', ${isPaid ? `'CAPTURE-${id}'` : 'NULL'}, now(), now(), ${isPaid ? 'now()' : 'NULL'})`,
  )
  return id
}

/** A payment that waits for its payer at PayPal. */
const openPayment = (fixture: MatrixFixture) => payment(fixture, 'awaiting_approval')

/** A payment that was made, with its receipt. */
async function receiptedPayment(fixture: MatrixFixture): Promise<string> {
  const id = await payment(fixture, 'succeeded')
  const content = {
    seller: { name: 'Nous', legalForm: '', address: [], siren: '', registry: '', vatNumber: null, email: '' },
    customerName: 'Alice Martin',
    ...{ planId: 'basic', interval: 'monthly', kind: 'purchase', currency: 'EUR' },
    ...{ grossCents: 999, taxCents: 167, taxRate: 2000, paymentId: id, captureId: id },
  }
  await fixture.server.db.execute(
    `INSERT INTO receipts (id, user_id, payment_id, series, year, number, issued_at, content)
     SELECT gen_random_uuid(), '${fixture.owner.id}', '${id}', 'F', 2000, count(*) + 1, now(), '${JSON.stringify(content)}'
     FROM receipts`,
  )
  return id
}

/** Billing resources of the owner, created anew for each route. */
export const createBillingResource = { paidSubscription, openPayment, receiptedPayment }

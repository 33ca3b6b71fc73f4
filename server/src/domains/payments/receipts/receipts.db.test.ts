import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BillingFixture,
  customerActions,
  openBillingFixture,
} from '../../../../testing/payments/billing-fixture.ts'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await openBillingFixture()
})
afterAll(() => fixture.close())

const fetchPdf = (url: string, token?: string) =>
  fixture.app.inject({
    method: 'GET',
    url,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  })
const textOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replaceAll(
    /[\u00a0\u202f\u2060]/g,
    ' ',
  )

test('a receipt has seller, customer, plan, amount and VAT', async () => {
  const person = await fixture.signUp({ name: 'Zoé «Zou» #Nguyễn' })
  const buyer = customerActions(fixture, person)
  const { payment } = await buyer.buy('lifetime', 'lifetime')
  const answer = await fetchPdf(payment.receiptUrl!, person.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`receipt-${payment.id}.pdf`),
    'cache-control': 'private, no-store',
  })
  const text = await textOf(answer.rawPayload)
  for (const part of [
    'Reçu n° F-2027-000001',
    'Émis le 31 janvier 2027',
    'Zoé «Zou» #Nguyễn',
    'SIREN 000 000 000',
    'Lettrine, formule « Lifetime », accès à vie',
    'À partir du 31 janvier 2027, sans limite de durée',
    'Montant HT 82,50 €',
    'TVA 20 % 16,50 €',
    'Total TTC payé 99,00 €',
    'Payé par PayPal le 31 janvier 2027',
  ])
    expect(text).toContain(part)
  // The PDF is the same, byte for byte.
  fixture.advance(3)
  expect(await textOf((await fetchPdf(payment.receiptUrl!, person.token)).rawPayload)).toBe(text)
  fixture.advance(-3)

  await buyer.call('POST', `/payments/${payment.id}/refund`)
  const [told] = await buyer.history()
  const note = await textOf((await fetchPdf(told!.creditNotes[0]!.url, person.token)).rawPayload)
  for (const part of [
    'Avoir n° A-2027-000001',
    'Cet avoir corrige le reçu n° F-2027-000001.',
    'Total TTC remboursé -99,00 €',
  ])
    expect(note).toContain(part)
})

test('receipts of others, and missing ones, are not found', async () => {
  const [person, stranger] = [await fixture.signUp(), await fixture.signUp()]
  const buyer = customerActions(fixture, person)
  const { payment } = await buyer.buy('monthly')
  expect((await fetchPdf(payment.receiptUrl!)).statusCode).toBe(401)
  expect((await fetchPdf(payment.receiptUrl!, stranger.token)).statusCode).toBe(404)
  expect((await fetchPdf(`${payment.receiptUrl}?note=A-2027-000001`, person.token)).json().code).toBe(
    'RECEIPT_NOT_FOUND',
  )
  expect((await fetchPdf('/v1/payments/not-an-id/receipt', person.token)).json().code).toBe(
    'PAYMENT_NOT_FOUND',
  )
  const trial = await customerActions(fixture, stranger).buy('basic')
  expect((await fetchPdf(`/v1/payments/${trial.payment.id}/receipt`, stranger.token)).statusCode).toBe(404)
})

test('receipts and ledger entries cannot be changed or deleted', async () => {
  for (const statement of [
    sql`UPDATE receipts SET number = number + 1`,
    sql`UPDATE receipts SET content = '{}'`,
    sql`DELETE FROM receipts`,
    sql`UPDATE ledger_entries SET amount_cents = 1`,
    sql`DELETE FROM ledger_entries`,
  ])
    await expect(fixture.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is only added to') },
    })
})

test('a ledger transaction that does not sum to zero is refused by the database', async () => {
  const [payment] = await fixture.rows<{ id: string }>(sql`SELECT id FROM payments LIMIT 1`)
  const enter = sql`INSERT INTO ledger_entries (transaction_id, account, amount_cents, currency, payment_id, made_at)
    VALUES (gen_random_uuid(), 'paypal', 100, 'EUR', ${payment!.id}, now())`
  await expect(fixture.db.execute(enter)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('does not sum to zero') },
  })
})

test('numbers restart with the year in Paris', async () => {
  fixture.setTime('2027-12-31T23:30:00.000Z')
  const buyer = customerActions(fixture, await fixture.signUp())
  const { payment } = await buyer.buy('monthly')
  expect(payment.receiptNumber).toBe('F-2028-000001')
})

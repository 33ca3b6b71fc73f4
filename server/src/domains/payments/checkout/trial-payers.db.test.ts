import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BillingFixture,
  customerActions,
  openBillingFixture,
} from '../../../../testing/payments/billing-fixture.ts'
import { sweepTrialPayers } from './trial-payers.ts'

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await openBillingFixture()
})
afterAll(() => fixture.close())

/** A customer who pays from the PayPal account of this address. */
const aCustomer = async (payer: string) => {
  const person = await fixture.signUp()
  return { ...person, ...customerActions(fixture, { ...person, email: payer }) }
}
const payersOf = (plan: string) =>
  fixture.rows<{ payer: Buffer }>(sql`SELECT payer FROM trial_payers WHERE plan_id = ${plan}`)
const usableAgreements = () => fixture.sandbox.state().paymentTokens.length

test('a trial with the PayPal account of an earlier one is refused, says so, and costs nothing', async () => {
  const [first, second] = [await aCustomer('zoe@example.org'), await aCustomer('zoe@example.org')]
  expect((await first.buy('pro')).payment).toMatchObject({ kind: 'trial', status: 'succeeded' })
  const agreements = usableAgreements()
  const { confirmed, back } = await second.buy('pro')
  expect([confirmed.status, confirmed.body.code]).toEqual([409, 'TRIAL_ALREADY_USED'])
  expect(await second.current()).toBeUndefined()
  expect(await second.plan()).toBe('free')
  // The page of the return loaded again says the same.
  expect((await second.confirm(back)).body.code).toBe('TRIAL_ALREADY_USED')
  // PayPal keeps no agreement of a trial that was not.
  expect(usableAgreements()).toBe(agreements)
  expect((await second.buy('pro')).payment).toMatchObject({ kind: 'purchase', amount: 19.99 })
})

test('of several accounts at once, one has the trial', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => aCustomer('nils@example.org')))
  const answers = await Promise.all(accounts.map((account) => account.buy('basic')))
  expect(answers.map(({ confirmed }) => confirmed.status).sort()).toEqual([200, 409, 409, 409])
})

test('another plan, or another payer, has its trial', async () => {
  const [one, other] = [await aCustomer('ines@example.org'), await aCustomer('ines@example.org')]
  await one.buy('pro')
  expect((await other.buy('premium')).payment).toMatchObject({ kind: 'trial', status: 'succeeded' })
  const stranger = await aCustomer('lou@example.org')
  expect((await stranger.buy('pro')).payment).toMatchObject({ kind: 'trial', status: 'succeeded' })
})

test('the payer is a keyed hash that outlives the account, names nobody, and is forgotten after three years', async () => {
  const known = (await payersOf('basic')).length
  const gone = await aCustomer('ada@example.org')
  const { back } = await gone.buy('basic')
  const removed = await fixture.request('DELETE', '/users/account', {
    token: gone.token,
    body: { confirmation: 'supprimer mon compte', password: gone.password },
  })
  expect(removed.status).toBe(200)
  const again = await aCustomer('ada@example.org')
  expect((await again.buy('basic')).confirmed.body.code).toBe('TRIAL_ALREADY_USED')
  expect(await payersOf('basic')).toHaveLength(known + 1)
  const columns = await fixture.rows<{ name: string }>(
    sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'trial_payers'`,
  )
  expect(columns.map(({ name }) => name).sort()).toEqual(['had_on', 'payer', 'plan_id'])
  const stored = JSON.stringify(await fixture.rows(sql`SELECT * FROM trial_payers`))
  expect(stored).not.toContain(back.PayerID!)
  fixture.advance(3 * 365 - 30)
  await sweepTrialPayers(fixture.deps)
  expect(await payersOf('basic')).not.toEqual([])
  fixture.advance(60)
  await sweepTrialPayers(fixture.deps)
  expect(await payersOf('basic')).toEqual([])
})

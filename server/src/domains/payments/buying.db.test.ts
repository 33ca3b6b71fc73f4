import { afterAll, beforeAll, expect, test } from 'vitest'
import { asCustomer, booksOf, openShop, type Shop } from './shop.test-data.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const aCustomer = async () => {
  const person = await shop.signUp()
  return { ...person, ...asCustomer(shop, person) }
}

test('the launch offer is bought for a month, opens its plan, and is receipted', async () => {
  const buyer = await aCustomer()
  const { payment, confirmed } = await buyer.buy('monthly')
  expect(confirmed.status).toBe(200)
  expect(payment).toMatchObject({
    status: 'succeeded',
    amount: 9.99,
    planType: 'monthly',
    receiptNumber: 'F-2027-000001',
  })
  expect(await buyer.plan()).toBe('monthly')
  expect(await buyer.current()).toMatchObject({
    planId: 'monthly',
    status: 'active',
    currentPeriodStart: '2027-01-31T09:00:00.000Z',
    currentPeriodEnd: '2027-02-28T09:00:00.000Z',
    nextPayment: { at: '2027-02-28T09:00:00.000Z', amount: 9.99 },
    refundableUntil: '2027-03-02T09:00:00.000Z',
  })
  expect((await shop.mails(buyer.id)).map(({ about }) => about)).toEqual(['payment-succeeded'])
  expect(await booksOf(shop)).toMatchObject({ unbalanced: [], gaps: [], net: 999, ledgerNet: 999 })
})

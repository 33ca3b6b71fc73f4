import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../server/testing/test-database.ts'
import { simulateBilling } from './billing-simulation.ts'
import { brokenInvariants } from './simulation/invariants.ts'
import { writeReport } from './simulation/report.ts'
import { bySize } from './test-size.ts'

let beside: Awaited<ReturnType<typeof openTestDatabase>>
let whole: Awaited<ReturnType<typeof simulateBilling>>
beforeAll(async () => {
  beside = await openTestDatabase()
  whole = await simulate(14, 1)
}, 60_000)
afterAll(() => beside.close())

const simulate = (months: number, seed: number, signal?: AbortSignal) =>
  simulateBilling({ months, seed, besideUrl: beside.url, ...(signal && { signal }) })

async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: beside.url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
const leftDatabases = () => ask("SELECT datname FROM pg_database WHERE datname LIKE 'lettrine_simulation_%'")

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

describe('fourteen months', () => {
  test('leave a ledger that comes to zero, by transaction and as a whole', () => {
    const { accounts, unbalanced } = whole.figures
    expect(accounts.map(({ account }) => account)).toEqual(['paypal', 'paypal-fees', 'sales', 'vat'])
    expect(sumOf(accounts.map(({ cents }) => cents))).toBe(0)
    expect(unbalanced).toBe(0)
  })

  test('number receipts and credit notes from 1 in each year, without a gap', () => {
    const { series } = whole.figures
    expect(series.map(({ series: name, year }) => `${name} ${year}`)).toEqual(['F 2027', 'F 2028', 'A 2027'])
    for (const { first, last, count } of series) {
      expect(first).toBe(1)
      expect(last).toBe(count)
    }
  })

  test('give the money that PayPal took, less what went back', () => {
    const { accounts, payPal } = whole.figures
    const of = (name: string) => accounts.find(({ account }) => account === name)!.cents
    expect(payPal.takenCents - payPal.givenBackCents).toBe(-of('sales') - of('vat'))
    expect(payPal.takenCents - payPal.givenBackCents - payPal.feeCents).toBe(of('paypal'))
    expect(payPal.givenBackCents).toBeGreaterThan(0)
  })

  test('have one receipt for each payment, and one credit note for each refund', () => {
    const { months, series, mails } = whole.figures
    const issued = (name: string) =>
      sumOf(series.filter((one) => one.series === name).map(({ count }) => count))
    expect(issued('A')).toBe(sumOf(months.map(({ refunded }) => refunded)))
    expect(issued('F')).toBe(Object.fromEntries(mails)['payment-succeeded'])
  })

  test('cover every customer profile', () => {
    const { months, mails } = whole.figures
    const total = (name: 'opened' | 'refused' | 'refunded') => sumOf(months.map((one) => one[name]))
    expect(total('opened')).toBe(43)
    // Three succeed after two refusals; two are retried five times.
    expect(total('refused')).toBe(3 * 2 + 2 * 5)
    // Three customers request a refund, two banks reverse a payment.
    expect(total('refunded')).toBe(3 + 2)
    expect(Object.fromEntries(mails)).toMatchObject({
      'agreement-gone': 2,
      'access-ended': 2,
      'renewal-ahead': 3,
      'change-scheduled': 3,
      'trial-started': 16,
      cancelled: 6,
      refunded: 5,
    })
  })

  test('break no invariant, and leave nothing on the server nor in the database beside', async () => {
    expect(whole.broken).toEqual([])
    expect(await leftDatabases()).toEqual([])
    expect(await ask('SELECT id FROM users UNION ALL SELECT id FROM payments')).toEqual([])
  })

  test('print the same for the same seed, and something else for another one', async () => {
    const short = await Promise.all([simulate(2, 7), simulate(2, 7), simulate(2, 8)])
    const [one, same, other] = short.map(({ figures }) => writeReport(figures))
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  // The two short simulations above check the same in seconds.
  test.runIf(bySize(0, 1))('are printed the same when they are lived again', async () => {
    expect(writeReport((await simulate(14, 1)).figures)).toBe(writeReport(whole.figures))
  })
  // Fourteen months, on a machine that other tests keep busy.
}, 240_000)

test('a simulation that is stopped leaves no database', async () => {
  await expect(simulate(60, 1, AbortSignal.timeout(1_500))).rejects.toThrow('interrompue')
  expect(await leftDatabases()).toEqual([])
})

describe('a violated invariant is reported', () => {
  const figures = () => structuredClone(whole.figures)

  test('a ledger that is not zero', () => {
    const wrong = figures()
    wrong.accounts[1]!.cents += 1
    expect(brokenInvariants(wrong)).toEqual([expect.stringContaining('0,01')])
    expect(brokenInvariants({ ...figures(), unbalanced: 2 })).toHaveLength(1)
  })

  test('a number that is missing', () => {
    const wrong = figures()
    wrong.series[0]!.count -= 1
    expect(brokenInvariants(wrong)).toEqual([expect.stringContaining('F-2027 a un trou')])
    expect(writeReport(wrong)).toContain('AVEC TROU')
  })

  test('money at PayPal that is missing in the ledger', () => {
    const wrong = figures()
    wrong.payPal.takenCents += 999
    expect(brokenInvariants(wrong)).toHaveLength(2)
  })
})

import { centsOf, feeOf } from '../../sandbox/paypal/money.ts'
import type { PayPalSandbox } from '../../sandbox/paypal/server.ts'
import type { BillingSimulation } from './simulation-environment.ts'

/** Counts and cents of one month, in the Europe/Paris time zone. */
export type MonthFigures = {
  /** «2027-01». */
  month: string
  opened: number
  renewed: number
  refused: number
  refunded: number
  ended: number
  /** With tax, less refunds. */
  revenueCents: number
  vatCents: number
  feeCents: number
}

export type Series = { series: 'F' | 'A'; year: number; first: number; last: number; count: number }

/** Results of a simulation, from the database and, independently, from PayPal. */
export type Figures = {
  months: MonthFigures[]
  accounts: { account: string; cents: number }[]
  /** Transactions of the ledger that do not sum to zero. */
  unbalanced: number
  series: Series[]
  mails: [kind: string, count: number][]
  payPal: PayPalMoney
}

/** What PayPal received and refunded, and its fees. */
export type PayPalMoney = { takenCents: number; givenBackCents: number; feeCents: number }

/** Reads all figures, of `months` named as «2027-01». */
export async function readFigures(billing: BillingSimulation, months: readonly string[]): Promise<Figures> {
  const counted = await readMonths(billing)
  return {
    months: months.map((month) => counted.get(month) ?? emptyMonth(month)),
    accounts: await billing.read(
      'SELECT account, sum(amount_cents)::int AS cents FROM ledger_entries GROUP BY account ORDER BY account',
    ),
    unbalanced: (
      await billing.read(
        'SELECT transaction_id FROM ledger_entries GROUP BY transaction_id HAVING sum(amount_cents) <> 0',
      )
    ).length,
    series: await billing.read<Series>(
      `SELECT series, year, min(number) AS first, max(number) AS last, count(DISTINCT number)::int AS count
       FROM receipts GROUP BY series, year ORDER BY series DESC, year`,
    ),
    mails: billing.mails.byKind(),
    payPal: moneyAt(billing.sandbox),
  }
}

const monthOf = (column: string) => `to_char(${column} AT TIME ZONE 'Europe/Paris', 'YYYY-MM')`

const countBy = (column: string, rows: string) =>
  `SELECT ${monthOf(column)} AS month, count(*)::int AS count FROM ${rows} GROUP BY 1`

/** Counts of a month, with their queries. */
const countQueries = {
  opened: countBy('created_at', 'subscriptions'),
  renewed: countBy('settled_at', "payments WHERE kind = 'renewal' AND settled_at IS NOT NULL"),
  refused: countBy(
    'ended_at',
    "payment_attempts WHERE action IN ('capture', 'charge') AND outcome IN ('declined', 'refused')",
  ),
  refunded: countBy('settled_at', "refunds WHERE status = 'completed'"),
  ended: countBy('ended_at', 'subscriptions WHERE ended_at IS NOT NULL'),
} as const satisfies Partial<Record<keyof MonthFigures, string>>

const moneyQuery = `
  SELECT ${monthOf('made_at')} AS month,
         (-coalesce(sum(amount_cents) FILTER (WHERE account IN ('sales', 'vat')), 0))::int AS "revenueCents",
         (-coalesce(sum(amount_cents) FILTER (WHERE account = 'vat'), 0))::int AS "vatCents",
         coalesce(sum(amount_cents) FILTER (WHERE account = 'paypal-fees'), 0)::int AS "feeCents"
  FROM ledger_entries GROUP BY 1`

const emptyMonth = (month: string): MonthFigures => ({
  month,
  opened: 0,
  renewed: 0,
  refused: 0,
  refunded: 0,
  ended: 0,
  revenueCents: 0,
  vatCents: 0,
  feeCents: 0,
})

async function readMonths({ read }: BillingSimulation): Promise<Map<string, MonthFigures>> {
  const months = new Map<string, MonthFigures>()
  const add = (month: string, figures: Partial<MonthFigures>) =>
    months.set(month, { ...(months.get(month) ?? emptyMonth(month)), ...figures })
  for (const [name, query] of Object.entries(countQueries))
    for (const { month, count } of await read<{ month: string; count: number }>(query))
      add(month, { [name]: count })
  for (const row of await read<Pick<MonthFigures, 'month' | 'revenueCents' | 'vatCents' | 'feeCents'>>(
    moneyQuery,
  ))
    add(row.month, row)
  return months
}

/** The sums at PayPal, independent of our database. */
function moneyAt(sandbox: PayPalSandbox): PayPalMoney {
  const money = { takenCents: 0, givenBackCents: 0, feeCents: 0 }
  for (const { status, amount, reversed, refundedCents } of Object.values(sandbox.snapshot().captures)) {
    if (status === 'PENDING' || status === 'DECLINED') continue
    const cents = centsOf(amount)
    money.takenCents += cents
    money.givenBackCents += reversed ? cents : refundedCents
    money.feeCents += feeOf(cents)
  }
  return money
}

import type { Customer } from './customer.ts'

/** A random day after the arrival within a range, or the day after a number of mails of a kind. */
type When = { days: readonly [number, number] } | { mail: string; times: number }

export type Step = { when: When; act: (customer: Customer) => Promise<void> }

export type CustomerProfile = {
  name: string
  /** Number of customers. */
  count: number
  /** The last day on which they arrive, counted from the first day. */
  arrivesBy: number
  /** Each is done once, in this order. */
  steps: readonly Step[]
}

type Offer = Parameters<Customer['buy']>[0]

const offers = {
  // Without a trial: paid at once.
  monthly: { planType: 'monthly', interval: 'monthly' },
  lifetime: { planType: 'lifetime', interval: 'lifetime' },
  basic: { planType: 'basic', interval: 'monthly' },
  basicYearly: { planType: 'basic', interval: 'yearly' },
  pro: { planType: 'pro', interval: 'monthly' },
  premium: { planType: 'premium', interval: 'monthly' },
} as const satisfies Record<string, Offer>

const buys = (offer: keyof typeof offers): Step => ({
  when: { days: [0, 0] },
  act: (customer) => customer.buy(offers[offer]),
})
const changesTo = (offer: keyof typeof offers, from: number, to: number): Step => ({
  when: { days: [from, to] },
  act: (customer) => customer.change(offers[offer]),
})
const between = (from: number, to: number, act: Step['act']): Step => ({ when: { days: [from, to] }, act })
const afterMails = (mail: string, times: number, act: Step['act']): Step => ({ when: { mail, times }, act })

const cardStopsPaying = between(8, 90, (customer) => customer.cardDeclines())

const customerProfile = (name: string, count: number, steps: Step[], arrivesBy = 75): CustomerProfile => ({
  name,
  count,
  arrivesBy,
  steps,
})

/** About forty customers that cover all billing scenarios. */
export const customerProfiles: readonly CustomerProfile[] = [
  customerProfile('pays by the month and stays', 4, [buys('monthly')]),
  // Early enough for the trial, the year and its renewal in fourteen months.
  customerProfile('pays by the year and stays', 3, [buys('basicYearly')], 20),
  customerProfile('tries, then pays', 4, [buys('pro')]),
  customerProfile('tries, then cancels', 3, [
    buys('premium'),
    between(3, 25, (customer) => customer.cancel()),
  ]),
  customerProfile('cancels after some months', 3, [
    buys('monthly'),
    between(70, 160, (customer) => customer.cancel()),
  ]),
  customerProfile('goes to a larger plan', 3, [buys('basic'), changesTo('pro', 40, 70)]),
  customerProfile('goes to a smaller plan', 3, [buys('premium'), changesTo('basic', 50, 80)]),
  customerProfile('buys for life', 3, [buys('lifetime')]),
  customerProfile('pays by the month, then for life', 3, [buys('monthly'), changesTo('lifetime', 45, 100)]),
  customerProfile('has a card that is mended after two refusals', 3, [
    buys('monthly'),
    cardStopsPaying,
    afterMails('payment-failed', 2, (customer) => customer.cardPaysAgain()),
  ]),
  customerProfile('has a card that never pays again', 2, [buys('monthly'), cardStopsPaying]),
  customerProfile('withdraws the agreement, then gives it again', 2, [
    buys('monthly'),
    between(8, 60, (customer) => customer.withdrawAgreement()),
    afterMails('agreement-gone', 1, (customer) => customer.agreeAgain()),
  ]),
  customerProfile('wants their money back', 3, [
    buys('monthly'),
    between(2, 24, (customer) => customer.askMoneyBack()),
  ]),
  customerProfile('has a bank that takes the money back', 2, [
    buys('monthly'),
    between(10, 55, (customer) => customer.bankReverses()),
  ]),
  customerProfile('closes the window before coming back', 2, [
    { when: { days: [0, 0] }, act: (customer) => customer.buyAndLeave(offers.monthly) },
  ]),
]

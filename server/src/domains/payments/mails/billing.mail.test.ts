import { expect, test } from 'vitest'
import { sample, testMails } from '../../../../testing/mail-tests.ts'
import { type BillingMail, billingMails } from './billing.mail.fr.ts'

const { site, name, email } = sample
const url = `${site}/dashboard/subscription`
const day = (iso: string) => new Date(`${iso}T10:00:00Z`)
const plan = { planId: 'pro', interval: 'monthly' } as const
const standing = { ...plan, until: day('2027-02-28'), price: 19.99, next: null }

const mails: { [About in BillingMail['about']]: Extract<BillingMail, { about: About }> } = {
  'trial-started': { about: 'trial-started', ...plan, firstPaymentAt: day('2027-02-14'), price: 19.99 },
  'trial-ending': { about: 'trial-ending', ...standing },
  'payment-succeeded': {
    about: 'payment-succeeded',
    ...plan,
    kind: 'purchase',
    amount: 19.99,
    receipt: 'F-2027-000042',
    nextPaymentAt: day('2027-02-28'),
    price: 19.99,
  },
  'payment-failed': {
    about: 'payment-failed',
    ...plan,
    amount: 19.99,
    retryAt: day('2027-03-01'),
    graceEnd: day('2027-03-07'),
  },
  'agreement-gone': { about: 'agreement-gone', ...plan, amount: 19.99, graceEnd: day('2027-03-07') },
  'access-ended': { about: 'access-ended', ...plan, amount: 19.99 },
  refunded: { about: 'refunded', ...plan, amount: 19.99, creditNote: 'A-2027-000003', cause: 'withdrawal' },
  cancelled: { about: 'cancelled', ...standing },
  reactivated: { about: 'reactivated', ...standing },
  'renewal-ahead': { about: 'renewal-ahead', ...standing, interval: 'yearly', price: 199.99 },
  'change-scheduled': {
    about: 'change-scheduled',
    ...standing,
    price: 9.99,
    next: { planId: 'basic', interval: 'monthly' },
  },
  'plan-changed': { about: 'plan-changed', ...standing },
}
const written = <About extends BillingMail['about']>(about: About, change: object = {}) =>
  billingMails[about](name, email, url, { ...mails[about], ...change })

const abouts = Object.keys(mails) as BillingMail['about'][]
testMails(
  Object.fromEntries(Object.keys(billingMails).map((about) => [`${about}Mail`, about])),
  Object.fromEntries(abouts.map((about) => [`${about}Mail`, written(about)])),
)

test('the mail of a lifetime plan announces no other payment', () => {
  const words = written('payment-succeeded', { nextPaymentAt: null })
  expect(words.paragraphs.at(-1)).toBe('Il n’y aura pas d’autre paiement.')
})

test('the mail of the last refusal announces no retry', () => {
  expect(written('payment-failed', { retryAt: null }).paragraphs.join(' ')).not.toContain('Nous essaierons')
})

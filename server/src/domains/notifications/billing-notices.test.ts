import { fixTypography } from '@lettrine/letter-craft/typography/fix'
import { expect, test } from 'vitest'
import type { BillingMail } from '../payments/index.ts'
import { billingNotice } from './billing-notices.ts'

const day = new Date('2026-12-01T10:00:00Z')
const plan = { planId: 'premium', interval: 'monthly' } as const
const standing = { ...plan, until: day, price: 9.99, next: null }

const cases: [BillingMail, type: string, message: string][] = [
  [
    { about: 'trial-started', ...plan, firstPaymentAt: day, price: 9.99 },
    'subscription_changed',
    'Rien n’est débité avant le 1er décembre 2026.',
  ],
  [
    { about: 'trial-ending', ...standing },
    'trial_ending',
    'se termine le 1er décembre 2026. 9,99\u00a0€ seront',
  ],
  [
    {
      ...{ about: 'payment-succeeded', ...plan, kind: 'renewal', amount: 12.5, receipt: 'F1' },
      ...{ nextPaymentAt: day, price: 9.99 },
    },
    'payment_received',
    'Nous avons reçu 12,50\u00a0€ pour la formule «\u00a0Premium illimité\u00a0».',
  ],
  [
    { about: 'payment-failed', ...plan, amount: 9.99, retryAt: null, graceEnd: day },
    'payment_refused',
    'jusqu’au 1er décembre 2026',
  ],
  [{ about: 'agreement-gone', ...plan, amount: 9.99, graceEnd: day }, 'payment_refused', 'a été retiré'],
  [{ about: 'access-ended', ...plan, amount: 9.99 }, 'payment_refused', 'Vos lettres sont conservées.'],
  [
    { about: 'refunded', ...plan, amount: 9.99, creditNote: 'A1', cause: 'withdrawal' },
    'payment_refunded',
    '9,99\u00a0€ vous sont remboursés',
  ],
  [{ about: 'cancelled', ...standing }, 'subscription_ending', 'reste active jusqu’au 1er décembre 2026'],
  [{ about: 'cancelled', ...standing, until: null }, 'subscription_ending', 'est résiliée'],
  [{ about: 'reactivated', ...standing }, 'subscription_changed', 'est annulée'],
  [{ about: 'renewal-ahead', ...standing }, 'subscription_renewing', 'se renouvelle le 1er décembre 2026'],
  [
    { about: 'change-scheduled', ...standing, next: { planId: 'basic', interval: 'monthly' } },
    'subscription_changed',
    'La formule «\u00a0Basique\u00a0» remplacera la vôtre le 1er décembre 2026.',
  ],
  [
    { about: 'plan-changed', ...standing },
    'subscription_changed',
    'est maintenant «\u00a0Premium illimité\u00a0»',
  ],
]

test.each(cases)('$about', (mail, type, message) => {
  const notice = billingNotice(mail)
  expect(notice).toMatchObject({ type, data: { about: mail.about, planId: mail.planId } })
  expect(notice.message).toContain(message)
  expect(fixTypography(notice.message, 'fr')).toBe(notice.message)
})

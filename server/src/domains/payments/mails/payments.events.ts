import { defineEvent } from '../../../platform/events/events.ts'
import type { BillingMail } from './billing.mail.fr.ts'

/** Raised beside each mail about money, with what it tells; `key` names what happened. */
export const billingNotified = defineEvent<{ userId: string; key: string; news: BillingMail }>(
  'payments.news',
)

import { defineEvent } from '../../../platform/events/events.ts'
import type { BillingMail } from './billing.mail.fr.ts'

/** Published with each billing mail, with its data; `key` identifies the event. */
export const billingNotified = defineEvent<{ userId: string; key: string; mail: BillingMail }>(
  'payments.news',
)

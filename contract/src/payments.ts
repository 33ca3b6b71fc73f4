import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data } from './envelope.ts'
import { id, line } from './fields.ts'
import { currency, Interval, PaidPlanId } from './plans.ts'

const instant = z.iso.datetime()

/** Countries whose people may pay here, as PayPal offers them. */
export const PaymentCountry = z.enum([
  'FR',
  'DE',
  'GB',
  'IT',
  'ES',
  'US',
  'CA',
  'AU',
  'JP',
  'NL',
  'BE',
  'CH',
  'AT',
])
export type PaymentCountry = z.infer<typeof PaymentCountry>

/** PayPal itself, PayPal’s sandbox, or the local one. Only `live` moves money. */
export const PaymentMode = z.enum(['live', 'paypal-sandbox', 'local-sandbox'])
export type PaymentMode = z.infer<typeof PaymentMode>

/** State of a payment; `unknown`: PayPal did not answer and is queried again. */
export const PaymentState = z.enum([
  'created',
  'awaiting_approval',
  'capturing',
  'succeeded',
  'pending',
  'failed',
  'unknown',
  'canceled',
  'expired',
  'partially_refunded',
  'refunded',
  'reversed',
])
export type PaymentState = z.infer<typeof PaymentState>

/** Purpose of a payment. A trial and an agreement move no money: they allow later charges. */
export const PaymentKind = z.enum(['purchase', 'trial', 'renewal', 'change', 'agreement'])
export type PaymentKind = z.infer<typeof PaymentKind>

export const Payment = z.object({
  id,
  kind: PaymentKind,
  createdAt: instant,
  planType: PaidPlanId,
  interval: Interval,
  /** Euros, taxes included. */
  amount: z.number(),
  /** Euros refunded. */
  refundedAmount: z.number(),
  currency: z.literal(currency),
  /** `succeeded` once paid, `pending` while it may still be; anything else is shown as failed. */
  status: z.enum(['succeeded', 'pending', 'failed']),
  state: PaymentState,
  /** Why it failed, as a sentence; null where it did not. */
  failure: z.string().nullable(),
  receiptUrl: z.string().nullable(),
  /** The number on the receipt, and those of the credit notes that correct it. */
  receiptNumber: z.string().nullable(),
  creditNotes: z.array(z.object({ number: z.string(), url: z.string() })),
  /** End of the refund period; null when not refundable. */
  refundableUntil: instant.nullable(),
})
export type Payment = z.infer<typeof Payment>

/** `sessionId` is PayPal’s own id of what is to be approved, the `token` of the return. */
export const PaymentSession = z.object({ sessionId: z.string(), approvalUrl: z.string(), paymentId: id })
export type PaymentSession = z.infer<typeof PaymentSession>

export const PaymentStats = z.object({
  totalPaid: z.number(),
  totalRefunded: z.number(),
  successfulPayments: z.number().int(),
  lastPaymentAt: instant.nullable(),
})
export type PaymentStats = z.infer<typeof PaymentStats>

export const PaymentHistory = z.object({
  payments: z.array(Payment),
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
})
export type PaymentHistory = z.infer<typeof PaymentHistory>

const address = z.url({ protocol: /^https?$/ }).max(2_000)

/** Both addresses must be of this site; the page of the subscription without them. */
const Return = z.object({ successUrl: address.optional(), cancelUrl: address.optional() })

export const NewPaymentSession = Return.extend({
  planType: PaidPlanId,
  interval: Interval,
  currency: z.literal(currency).default(currency),
})
export type NewPaymentSession = z.infer<typeof NewPaymentSession>

/** Query parameters that PayPal adds to the return URL. */
export const PaymentReturn = z.object({
  paymentId: id,
  token: z.string().min(1).max(200),
  payerID: z.string().min(1).max(200),
})
export type PaymentReturn = z.infer<typeof PaymentReturn>

const PaymentRef = z.object({ id })
const Reason = line(500)
const tags = ['Payments']

export const payments = {
  createSession: oc
    .route({
      method: 'POST',
      path: '/payments/create-paypal-session',
      summary: 'Begin a purchase or a trial: where to approve it at PayPal',
      tags,
      successStatus: 201,
    })
    .input(NewPaymentSession)
    .output(data(PaymentSession)),
  renewAgreement: oc
    .route({
      method: 'POST',
      path: '/payments/renew-agreement',
      summary: 'Give PayPal’s agreement again, for a subscription that can no longer be charged',
      tags,
      successStatus: 201,
    })
    .input(Return)
    .output(data(PaymentSession)),
  confirm: oc
    .route({
      method: 'POST',
      path: '/payments/confirm-paypal',
      summary: 'Take the money that was approved; the same confirmation again answers the same',
      tags,
    })
    .input(PaymentReturn)
    .output(data(Payment)),
  cancel: oc
    .route({
      method: 'POST',
      path: '/payments/cancel-paypal',
      summary: 'Give up a payment that was not made',
      tags,
    })
    .input(z.object({ paymentId: id, reason: Reason.optional() }))
    .output(data(Payment)),
  history: oc
    .route({ method: 'GET', path: '/payments/history', summary: 'One’s payments, the newest first', tags })
    .input(
      z.object({
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(10),
      }),
    )
    .output(data(PaymentHistory)),
  stats: oc
    .route({ method: 'GET', path: '/payments/stats', summary: 'What was paid and given back so far', tags })
    .output(data(PaymentStats)),
  read: oc
    .route({ method: 'GET', path: '/payments/{id}', summary: 'One payment', tags })
    .input(PaymentRef)
    .output(data(Payment)),
  status: oc
    .route({ method: 'GET', path: '/payments/{id}/status', summary: 'Where a payment stands', tags })
    .input(PaymentRef)
    .output(data(Payment.pick({ status: true, state: true }))),
  refund: oc
    .route({
      method: 'POST',
      path: '/payments/{id}/refund',
      summary: 'Withdraw, within the time of the guarantee: all is given back and the plan ends',
      tags,
    })
    .input(PaymentRef.extend({ reason: Reason.optional() }))
    .output(data(Payment)),
}

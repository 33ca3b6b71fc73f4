import { z } from 'zod'
import { endpoints } from './endpoints.ts'
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
const route = endpoints('Payments')

export const payments = {
  createSession: route
    .post('/payments/create-paypal-session', 'Begin a purchase or a trial: where to approve it at PayPal', {
      successStatus: 201,
    })
    .input(NewPaymentSession)
    .output(data(PaymentSession)),
  renewAgreement: route
    .post(
      '/payments/renew-agreement',
      'Give PayPal’s agreement again, for a subscription that can no longer be charged',
      { successStatus: 201 },
    )
    .input(Return)
    .output(data(PaymentSession)),
  confirm: route
    .post(
      '/payments/confirm-paypal',
      'Take the money that was approved; the same confirmation again answers the same',
    )
    .input(PaymentReturn)
    .output(data(Payment)),
  cancel: route
    .post('/payments/cancel-paypal', 'Give up a payment that was not made')
    .input(z.object({ paymentId: id, reason: Reason.optional() }))
    .output(data(Payment)),
  history: route
    .get('/payments/history', 'One’s payments, the newest first')
    .input(
      z.object({
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(10),
      }),
    )
    .output(data(PaymentHistory)),
  stats: route.get('/payments/stats', 'What was paid and given back so far').output(data(PaymentStats)),
  read: route.get('/payments/{id}', 'One payment').input(PaymentRef).output(data(Payment)),
  status: route
    .get('/payments/{id}/status', 'Where a payment stands')
    .input(PaymentRef)
    .output(data(Payment.pick({ status: true, state: true }))),
  refund: route
    .post(
      '/payments/{id}/refund',
      'Withdraw, within the time of the guarantee: all is given back and the plan ends',
    )
    .input(PaymentRef.extend({ reason: Reason.optional() }))
    .output(data(Payment)),
}

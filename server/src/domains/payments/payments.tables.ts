import type { PaymentKind, PaymentState } from '@lettrine/contract/payments'
import type { Interval, PaidPlanId } from '@lettrine/contract/plans'
import type { Seller } from '@lettrine/contract/seller.fr'
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'
import type { Terms } from '../subscriptions/index.ts'

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  /** Null once the account is deleted: accounting records are kept. */
  userId: uuid('user_id'),
  kind: text('kind').$type<PaymentKind>().notNull(),
  status: text('status').$type<PaymentState>().notNull(),
  subscriptionId: uuid('subscription_id'),
  quoteId: uuid('quote_id'),
  planId: text('plan_id').$type<PaidPlanId>().notNull(),
  interval: text('interval').$type<Interval>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  taxCents: integer('tax_cents').notNull(),
  /** Ten-thousandths: 2000 is 20 %. */
  taxRate: integer('tax_rate').notNull(),
  currency: text('currency').$type<'EUR'>().notNull(),
  priceCents: integer('price_cents').notNull(),
  trialDays: integer('trial_days').notNull().default(0),
  periodStart: instant('period_start'),
  periodEnd: instant('period_end'),
  invoiceId: text('invoice_id').notNull(),
  orderId: text('order_id'),
  setupTokenId: text('setup_token_id'),
  captureId: text('capture_id'),
  payerId: text('payer_id'),
  feeCents: integer('fee_cents'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  failure: text('failure'),
  successUrl: text('success_url'),
  cancelUrl: text('cancel_url'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  settledAt: instant('settled_at'),
  expiresAt: instant('expires_at'),
})
export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

export type AttemptAction =
  | 'create-order'
  | 'capture'
  | 'charge'
  | 'create-setup-token'
  | 'create-payment-token'

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  action: text('action').$type<AttemptAction>().notNull(),
  begunAt: instant('begun_at').notNull(),
  endedAt: instant('ended_at'),
  outcome: text('outcome').$type<'ok' | 'declined' | 'refused' | 'unknown'>(),
  issue: text('issue'),
})
export type AttemptRow = typeof paymentAttempts.$inferSelect

export type RefundCause = 'withdrawal' | 'paypal' | 'duplicate' | 'mismatch' | 'reversal'

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  cause: text('cause').$type<RefundCause>().notNull(),
  reason: text('reason'),
  status: text('status').$type<'created' | 'unknown' | 'pending' | 'completed' | 'failed'>().notNull(),
  paypalRefundId: text('paypal_refund_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  settledAt: instant('settled_at'),
})
export type RefundRow = typeof refunds.$inferSelect

export const paymentMethods = pgTable('payment_methods', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  paypalTokenId: text('paypal_token_id').notNull(),
  payerEmail: text('payer_email'),
  createdAt: instant('created_at').notNull(),
  goneAt: instant('gone_at'),
})
export type PaymentMethodRow = typeof paymentMethods.$inferSelect

/** PayPal accounts that had a trial, by the keyed hash of the payer’s id; of no user. */
export const trialPayers = pgTable('trial_payers', {
  payer: bytea('payer').notNull(),
  planId: text('plan_id').$type<PaidPlanId>().notNull(),
  /** A calendar day. */
  hadOn: date('had_on').notNull(),
})

export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  resourceId: text('resource_id'),
  receivedAt: instant('received_at').notNull(),
  handledAt: instant('handled_at'),
})

export const changeQuotes = pgTable('change_quotes', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  subscriptionId: uuid('subscription_id').notNull(),
  planId: text('plan_id').$type<PaidPlanId>().notNull(),
  interval: text('interval').$type<Interval>().notNull(),
  dueCents: integer('due_cents').notNull(),
  creditCents: integer('credit_cents').notNull(),
  priceCents: integer('price_cents').notNull(),
  isImmediate: boolean('is_immediate').notNull(),
  periodStart: instant('period_start').notNull(),
  periodEnd: instant('period_end'),
  replaced: jsonb('replaced').$type<Terms>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
export type ChangeQuoteRow = typeof changeQuotes.$inferSelect

export const receiptNumbers = pgTable('receipt_numbers', {
  series: text('series').$type<ReceiptSeries>().notNull(),
  year: integer('year').notNull(),
  last: integer('last').notNull(),
})

/** F for a receipt, A for the credit note («avoir») that corrects one. */
export type ReceiptSeries = 'F' | 'A'

/** Content of a receipt as issued; amounts in cents. */
export type ReceiptContent = {
  seller: Seller
  customerName: string
  planId: PaidPlanId
  interval: Interval
  kind: PaymentKind
  /** ISO instants; absent where nothing was opened. */
  period?: { start: string; end: string | null }
  grossCents: number
  taxCents: number
  taxRate: number
  currency: 'EUR'
  paymentId: string
  captureId: string
  /** On a credit note: the receipt it corrects. */
  corrects?: string
}

export const receipts = pgTable('receipts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  paymentId: uuid('payment_id').notNull(),
  refundId: uuid('refund_id'),
  series: text('series').$type<ReceiptSeries>().notNull(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  issuedAt: instant('issued_at').notNull(),
  content: jsonb('content').$type<ReceiptContent>().notNull(),
})
export type ReceiptRow = typeof receipts.$inferSelect

export type LedgerAccount = 'paypal' | 'paypal-fees' | 'sales' | 'vat'

export const ledgerEntries = pgTable('ledger_entries', {
  transactionId: uuid('transaction_id').notNull(),
  account: text('account').$type<LedgerAccount>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  paymentId: uuid('payment_id').notNull(),
  refundId: uuid('refund_id'),
  madeAt: instant('made_at').notNull(),
})

export const consents = pgTable('consents', {
  paymentId: uuid('payment_id').primaryKey(),
  termsVersion: text('terms_version').notNull(),
  givenAt: instant('given_at').notNull(),
})

import { z } from 'zod'

/** Whole cents of a currency by its ISO 4217 code. */
export type Amount = { cents: number; currency: string }

// Unknown fields are ignored everywhere: PayPal adds some without notice, after the money moved.
const Money = z
  .object({
    currency_code: z.string().regex(/^[A-Z]{3}$/),
    value: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  })
  .transform(({ currency_code, value }): Amount => {
    const [whole, part = ''] = value.split('.')
    return { cents: Number(whole) * 100 + Number(part.padEnd(2, '0')), currency: currency_code }
  })

/** «9.99» for 999 cents. */
export const moneyOnWire = ({ cents, currency }: Amount) => ({
  currency_code: currency,
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

const Links = z.array(z.object({ rel: z.string(), href: z.string() })).default([])
const linkTo = (links: z.output<typeof Links>, ...rels: string[]) =>
  links.find(({ rel }) => rels.includes(rel))?.href

export const Capture = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    status_details: z.object({ reason: z.string().optional() }).optional(),
    amount: Money,
    custom_id: z.string().optional(),
    invoice_id: z.string().optional(),
    seller_receivable_breakdown: z.object({ paypal_fee: Money.optional() }).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  })
  .transform((wire) => ({
    id: wire.id,
    status: wire.status,
    pendingReason: wire.status_details?.reason,
    amount: wire.amount,
    customId: wire.custom_id,
    invoiceId: wire.invoice_id,
    fee: wire.seller_receivable_breakdown?.paypal_fee,
    orderId: wire.supplementary_data?.related_ids?.order_id,
  }))
export type Capture = z.output<typeof Capture>

const Unit = z.object({
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  amount: Money.optional(),
  payments: z.object({ captures: z.array(Capture).default([]) }).optional(),
})

const Vault = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  customer: z.object({ id: z.string().optional() }).optional(),
})

export const Order = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    payer: z.object({ payer_id: z.string().optional(), email_address: z.string().optional() }).optional(),
    payment_source: z
      .object({
        paypal: z.object({ attributes: z.object({ vault: Vault.optional() }).optional() }).optional(),
      })
      .optional(),
    purchase_units: z.array(Unit).default([]),
    links: Links,
  })
  .transform((wire) => {
    const [unit] = wire.purchase_units
    const vault = wire.payment_source?.paypal?.attributes?.vault
    return {
      id: wire.id,
      status: wire.status,
      /** Where the payer approves it. */
      approvalUrl: linkTo(wire.links, 'payer-action', 'approve'),
      payerId: wire.payer?.payer_id,
      payerEmail: wire.payer?.email_address,
      amount: unit?.amount,
      customId: unit?.custom_id,
      invoiceId: unit?.invoice_id,
      captures: wire.purchase_units.flatMap(({ payments }) => payments?.captures ?? []),
      savedToken: vault?.id ? { id: vault.id, customerId: vault.customer?.id } : undefined,
    }
  })
export type Order = z.output<typeof Order>

export const Refund = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    amount: Money.optional(),
    invoice_id: z.string().optional(),
    links: Links,
  })
  .transform(({ id, status, amount, invoice_id, links }) => ({
    id,
    status,
    amount,
    /** Our id of the refund. */
    invoiceId: invoice_id,
    captureId: linkTo(links, 'up')?.split('/').at(-1),
  }))
export type Refund = z.output<typeof Refund>

export const SetupToken = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    payment_source: z.object({ paypal: z.object({ payer_id: z.string().optional() }).optional() }).optional(),
    links: Links,
  })
  .transform((wire) => ({
    id: wire.id,
    status: wire.status,
    payerId: wire.payment_source?.paypal?.payer_id,
    approvalUrl: linkTo(wire.links, 'approve'),
  }))
export type SetupToken = z.output<typeof SetupToken>

export const PaymentToken = z
  .object({
    id: z.string().min(1),
    customer: z.object({ id: z.string().optional() }).optional(),
    payment_source: z
      .object({
        paypal: z
          .object({ payer_id: z.string().optional(), email_address: z.string().optional() })
          .optional(),
      })
      .optional(),
  })
  .transform((wire) => ({
    id: wire.id,
    customerId: wire.customer?.id,
    payerId: wire.payment_source?.paypal?.payer_id,
    email: wire.payment_source?.paypal?.email_address,
  }))
export type PaymentToken = z.output<typeof PaymentToken>

/** A fault, of the REST calls (`name`) or of the token endpoint (`error`). */
export const Fault = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).default([]),
  links: Links,
})

import { z } from 'zod'
import { type FaultDetail, PayPalFault } from './faults.ts'
import { Money } from './money.ts'

const Experience = z.object({
  return_url: z.url().optional(),
  cancel_url: z.url().optional(),
  brand_name: z.string().max(127).optional(),
  locale: z.string().max(10).optional(),
})

const Amount = Money.extend({
  breakdown: z.object({ item_total: Money.optional(), tax_total: Money.optional() }).optional(),
})

const Unit = z.object({
  reference_id: z.string().max(256).optional(),
  custom_id: z.string().max(255).optional(),
  invoice_id: z.string().max(127).optional(),
  description: z.string().max(127).optional(),
  amount: Amount,
})

const CustomerName = z.object({
  id: z.string().max(22).optional(),
  merchant_customer_id: z.string().max(64).optional(),
})

const usage = {
  usage_type: z.enum(['MERCHANT', 'PLATFORM']),
  usage_pattern: z.string().max(30).optional(),
  customer_type: z.enum(['CONSUMER', 'BUSINESS']).optional(),
}

const StoredCredential = z.object({
  payment_initiator: z.enum(['CUSTOMER', 'MERCHANT']),
  usage: z.enum(['FIRST', 'SUBSEQUENT', 'DERIVED']).optional(),
  usage_pattern: z.string().max(30).optional(),
})

const OrderSource = z.object({
  vault_id: z.string().max(255).optional(),
  stored_credential: StoredCredential.optional(),
  experience_context: Experience.optional(),
  attributes: z
    .object({
      customer: CustomerName.optional(),
      vault: z.object({ store_in_vault: z.literal('ON_SUCCESS'), ...usage }).optional(),
    })
    .optional(),
})

/** Only what our product sends is understood: one purchase unit, captured at once, paid with PayPal. */
export const OrderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(Unit).length(1),
  payment_source: z.object({ paypal: OrderSource }).optional(),
})
export type OrderRequest = z.infer<typeof OrderRequest>

export const RefundRequest = z.object({
  amount: Money.optional(),
  invoice_id: z.string().max(127).optional(),
  custom_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

export const SetupTokenRequest = z.object({
  customer: CustomerName.optional(),
  payment_source: z.object({
    paypal: z.object({
      description: z.string().max(128).optional(),
      experience_context: Experience.optional(),
      ...usage,
      usage_type: usage.usage_type.optional(),
    }),
  }),
})
export type SetupTokenRequest = z.infer<typeof SetupTokenRequest>

export const PaymentTokenRequest = z.object({
  customer: CustomerName.optional(),
  payment_source: z.object({
    token: z.object({ id: z.string().max(255), type: z.literal('SETUP_TOKEN') }),
  }),
})

/** Validates a body; throws a 400 that names each invalid field. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new PayPalFault('INVALID_REQUEST', parsed.error.issues.map(detailOf))
}

function detailOf(issue: z.core.$ZodIssue): FaultDetail {
  return {
    field: `/${issue.path.map(String).join('/')}`,
    location: 'body',
    issue: issueName(issue),
    description: issue.message,
  }
}

function issueName(issue: z.core.$ZodIssue): string {
  // By the value and not by the message, which is in French where the server runs in the same process.
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'MISSING_REQUIRED_PARAMETER'
  if (issue.code === 'too_big') return 'INVALID_STRING_LENGTH'
  if (issue.code === 'invalid_format') return 'INVALID_PARAMETER_SYNTAX'
  return 'INVALID_PARAMETER_VALUE'
}

import { type Amount, moneyOnWire } from './paypal-shapes.ts'

/** How the payer comes back from PayPal; it keeps the query of both addresses. */
export type ApprovalReturn = { returnUrl: string; cancelUrl: string; brandName: string }

type Sale = {
  /** Our payment id, repeated in every webhook. */
  paymentId: string
  /** Unique over all payments. */
  invoiceId: string
  description: string
  /** Taxes included. */
  amount: Amount
  /** How many of the cents are tax. */
  taxCents: number
}

/** `saveForUser`: the agreement is vaulted for renewals, under this user id. */
export type NewOrder = Sale & ApprovalReturn & { saveForUser?: string }
export type NewCharge = Sale & { tokenId: string }
export type NewRefund = { amount?: Amount; invoiceId?: string; noteToPayer?: string }

const longestDescription = 127

const unitOf = ({ paymentId, invoiceId, description, amount, taxCents }: Sale) => ({
  reference_id: 'default',
  custom_id: paymentId,
  invoice_id: invoiceId,
  description: description.slice(0, longestDescription),
  amount: {
    ...moneyOnWire(amount),
    breakdown: {
      item_total: moneyOnWire({ ...amount, cents: amount.cents - taxCents }),
      tax_total: moneyOnWire({ ...amount, cents: taxCents }),
    },
  },
})

const experienceOf = ({ returnUrl, cancelUrl, brandName }: ApprovalReturn) => ({
  return_url: returnUrl,
  cancel_url: cancelUrl,
  shipping_preference: 'NO_SHIPPING',
  locale: 'fr-FR',
  brand_name: brandName,
})

const agreementUse = {
  usage_type: 'MERCHANT',
  usage_pattern: 'SUBSCRIPTION_PREPAID',
  customer_type: 'CONSUMER',
}

export const orderBody = (order: NewOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [unitOf(order)],
  payment_source: {
    paypal: {
      experience_context: {
        ...experienceOf(order),
        user_action: 'PAY_NOW',
        landing_page: 'LOGIN',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
      },
      ...(order.saveForUser
        ? {
            attributes: {
              customer: { merchant_customer_id: order.saveForUser },
              vault: { store_in_vault: 'ON_SUCCESS', ...agreementUse },
            },
          }
        : {}),
    },
  },
})

export const chargeBody = (charge: NewCharge) => ({
  intent: 'CAPTURE',
  purchase_units: [unitOf(charge)],
  payment_source: {
    paypal: {
      vault_id: charge.tokenId,
      stored_credential: {
        payment_initiator: 'MERCHANT',
        usage: 'SUBSEQUENT',
        usage_pattern: agreementUse.usage_pattern,
      },
    },
  },
})

export const refundBody = ({ amount, invoiceId, noteToPayer }: NewRefund) => ({
  ...(amount ? { amount: moneyOnWire(amount) } : {}),
  ...(invoiceId ? { invoice_id: invoiceId } : {}),
  ...(noteToPayer ? { note_to_payer: noteToPayer } : {}),
})

export const setupBody = (setup: ApprovalReturn & { description: string; userId: string }) => ({
  customer: { merchant_customer_id: setup.userId },
  payment_source: {
    paypal: {
      description: setup.description.slice(0, longestDescription),
      ...agreementUse,
      experience_context: experienceOf(setup),
    },
  },
})

import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import type { PayPalClient } from './paypal/paypal-client.ts'

/** What the use cases of payments need beside what all use cases may. */
export type BillingSettings = {
  /** Absent where no payments are taken. */
  payPal?: PayPalClient
  /** Ten-thousandths: 2000 is 20 %; 0 for a seller who owes none. */
  taxRate: number
  /** The addresses a payer may be led back to. */
  origins: readonly string[]
}

export type BillingDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl' | 'events'> &
  BillingSettings

/** Where payments are taken. */
export type EnabledBilling = BillingDeps & { payPal: PayPalClient }

/** A transaction of ours. */
export type Tx = Database

/** The dependencies with a PayPal in them, or `PAYMENTS_UNAVAILABLE`. */
export function requireBilling(deps: BillingDeps): EnabledBilling {
  const { payPal } = deps
  if (!payPal) throw failure('PAYMENTS_UNAVAILABLE')
  return { ...deps, payPal }
}

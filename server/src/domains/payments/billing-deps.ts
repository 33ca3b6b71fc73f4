import type { Database } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import type { PayPalClient } from './paypal/paypal-client.ts'

/** Settings of the use cases of payments. */
export type BillingSettings = {
  /** Absent where payments are disabled. */
  payPal?: PayPalClient
  /** Ten-thousandths: 2000 is 20 %; 0 for a seller who owes none. */
  taxRate: number
  /** Key of the hashes of payers who had a trial. */
  payerSecret: string
  /** Allowed origins of return URLs. */
  origins: readonly string[]
}

export type BillingDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'mailer' | 'publicUrl' | 'events'> &
  BillingSettings

/** Dependencies where payments are enabled. */
export type EnabledBilling = BillingDeps & { payPal: PayPalClient }

/** A database transaction. */
export type Tx = Database

/** The dependencies with a PayPal client, or `PAYMENTS_UNAVAILABLE`. */
export function requireBilling(deps: BillingDeps): EnabledBilling {
  const { payPal } = deps
  if (!payPal) throw failure('PAYMENTS_UNAVAILABLE')
  return { ...deps, payPal }
}

import type { Database } from '../../platform/database/database.ts'
import { type LedgerAccount, ledgerEntries } from './payments.tables.ts'

type Movement = {
  transactionId: string
  paymentId: string
  refundId?: string
  currency: string
  madeAt: Date
}

/** Ledger entries of a payment: PayPal balance, PayPal fees, sales, VAT. */
export const recordSale = (
  tx: Pick<Database, 'insert'>,
  movement: Movement,
  { grossCents, taxCents, feeCents }: { grossCents: number; taxCents: number; feeCents: number },
): Promise<void> =>
  enter(tx, movement, {
    paypal: grossCents - feeCents,
    'paypal-fees': feeCents,
    sales: taxCents - grossCents,
    vat: -taxCents,
  })

/** Ledger entries of a refund; PayPal keeps its fee. */
export const recordRefund = (
  tx: Pick<Database, 'insert'>,
  movement: Movement,
  { grossCents, taxCents }: { grossCents: number; taxCents: number },
): Promise<void> => enter(tx, movement, { paypal: -grossCents, sales: grossCents - taxCents, vat: taxCents })

async function enter(
  tx: Pick<Database, 'insert'>,
  movement: Movement,
  amounts: Partial<Record<LedgerAccount, number>>,
): Promise<void> {
  const entries = (Object.entries(amounts) as [LedgerAccount, number][])
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ ...movement, account, amountCents }))
  await tx.insert(ledgerEntries).values(entries)
}

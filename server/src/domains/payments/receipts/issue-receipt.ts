import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { type ReceiptRow, type ReceiptSeries, receiptNumbers, receipts } from '../payments.tables.ts'

/** «F-2026-000042». */
export const receiptNumber = ({
  series,
  year,
  number,
}: Pick<ReceiptRow, 'series' | 'year' | 'number'>): string =>
  `${series}-${year}-${String(number).padStart(6, '0')}`

/**
 * Issues a receipt or a credit note with the next number of its series and year. The number is taken under a row
 * lock of the transaction: a rollback releases the number, so there is never a gap.
 */
export async function issueReceipt(
  tx: Pick<Database, 'insert' | 'execute'>,
  receipt: Omit<ReceiptRow, 'year' | 'number'>,
): Promise<ReceiptRow> {
  const year = yearInParis(receipt.issuedAt)
  const issued = { ...receipt, year, number: await nextNumber(tx, receipt.series, year) }
  await tx.insert(receipts).values(issued)
  return issued
}

async function nextNumber(
  tx: Pick<Database, 'insert'>,
  series: ReceiptSeries,
  year: number,
): Promise<number> {
  const [taken] = await tx
    .insert(receiptNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptNumbers.series, receiptNumbers.year],
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning({ last: receiptNumbers.last })
  return taken!.last
}

/** The accounting year, in the Europe/Paris time zone. */
const yearInParis = (instant: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Paris' }).format(instant))

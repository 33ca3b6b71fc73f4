import type { Typesetter } from '../../../platform/typesetting/typesetter.ts'
import type { ReceiptRow } from '../payments.tables.ts'
import { receiptWords } from './receipt.fr.ts'

/** Renders a receipt or a credit note as a tagged PDF; deterministic. */
export async function drawReceipt(typesetter: Typesetter, receipt: ReceiptRow): Promise<Buffer> {
  const { issuedAt } = receipt
  const issued = [issuedAt.getUTCFullYear(), issuedAt.getUTCMonth() + 1, issuedAt.getUTCDate()]
  const { pdf } = await typesetter.typeset(
    'receipt',
    { ...receiptWords(receipt), issued },
    { pdf: 'accessible' },
  )
  if (!pdf) throw new Error('The typesetter returned no PDF')
  return pdf
}

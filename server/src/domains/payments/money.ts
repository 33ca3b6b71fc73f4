/** The tax included in a gross amount, in cents; `rate` in ten-thousandths. */
export const includedTax = (cents: number, rate: number): number =>
  Math.round((cents * rate) / (10_000 + rate))

/**
 * The tax of a partial refund, computed from the cumulated refunds, so that the tax of all parts sums to the tax of the
 * whole.
 */
export function refundedTax(
  paid: { amountCents: number; taxCents: number; refundedCents: number },
  cents: number,
): number {
  const taxOf = (given: number) => Math.round((paid.taxCents * given) / paid.amountCents)
  return taxOf(paid.refundedCents + cents) - taxOf(paid.refundedCents)
}

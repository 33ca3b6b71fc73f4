/** The tax inside an amount that holds it, in cents; `rate` in ten-thousandths. */
export const includedTax = (cents: number, rate: number): number =>
  Math.round((cents * rate) / (10_000 + rate))

/**
 * The tax in what is given back of a payment: what was given back in all holds the share of the tax that it is of
 * the payment, so that parts given back one by one never sum to another tax than the whole.
 */
export function refundedTax(
  paid: { amountCents: number; taxCents: number; refundedCents: number },
  cents: number,
): number {
  const taxOf = (given: number) => Math.round((paid.taxCents * given) / paid.amountCents)
  return taxOf(paid.refundedCents + cents) - taxOf(paid.refundedCents)
}

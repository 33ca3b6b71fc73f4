import { z } from 'zod'

/** An amount as PayPal writes it: a decimal with two places. */
export const Money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,9}(\.\d{2})?$/),
})
export type Money = z.infer<typeof Money>

/** «9.99» is 999, «10» is 1000. */
export function centsOf({ value }: Money): number {
  const [whole = '0', part = '00'] = value.split('.')
  return Number(whole) * 100 + Number(part)
}

/** 999 is «9.99». */
export const moneyOf = (cents: number, currency_code: string): Money => ({
  currency_code,
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** PayPal’s fee: 2.90 % and 35 cents, at most the payment. */
export const feeOf = (cents: number): number => Math.min(cents, Math.round(cents * 0.029) + 35)

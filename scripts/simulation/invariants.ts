import { billingMessages as texts } from '../billing.fr.ts'
import type { Figures, Series } from './figures.ts'

/** Violated invariants, each as a sentence. */
export function brokenInvariants({ months, accounts, unbalanced, series, payPal }: Figures): string[] {
  const balance = (...names: string[]) =>
    accounts.filter(({ account }) => names.includes(account)).reduce((sum, { cents }) => sum + cents, 0)
  const total = accounts.reduce((sum, { cents }) => sum + cents, 0)
  const soldCents = -balance('sales', 'vat')
  const shownCents = months.reduce((sum, { revenueCents }) => sum + revenueCents, 0)
  const netCents = payPal.takenCents - payPal.givenBackCents
  const found: string[] = []
  if (total !== 0) found.push(texts.ledgerNotZero(total))
  if (unbalanced > 0) found.push(texts.unbalanced(unbalanced))
  found.push(...series.filter(hasGap).map(texts.gap))
  if (netCents !== soldCents) found.push(texts.moneyDiffers(netCents, soldCents))
  if (netCents - payPal.feeCents !== balance('paypal'))
    found.push(texts.balanceDiffers(netCents - payPal.feeCents, balance('paypal')))
  if (shownCents !== soldCents) found.push(texts.monthsDiffer(shownCents, soldCents))
  return found
}

/** Whether numbers have a gap, or do not start at 1. */
const hasGap = ({ first, last, count }: Series): boolean => first !== 1 || last !== count

import { createHmac } from 'node:crypto'
import { trialPayerYears } from '@lettrine/contract/retention'
import { lt } from 'drizzle-orm'
import { calendarDay } from '../../../platform/calendar-day.ts'
import type { BillingDeps, Tx } from '../billing-deps.ts'
import { type PaymentRow, trialPayers } from '../payments.tables.ts'

type PayerDeps = Pick<BillingDeps, 'clock' | 'payerSecret'>

/** A payer at PayPal, as a hash that nobody makes without the secret. */
const payerKey = (secret: string, payerId: string): Buffer =>
  createHmac('sha256', secret).update(payerId).digest()

/** Records that a payer has the trial of a plan; false where the payer had it before, from any account. */
export async function claimTrial(
  tx: Tx,
  { clock, payerSecret }: PayerDeps,
  payerId: string,
  planId: PaymentRow['planId'],
): Promise<boolean> {
  const claimed = await tx
    .insert(trialPayers)
    .values({ payer: payerKey(payerSecret, payerId), planId, hadOn: calendarDay(clock()) })
    .onConflictDoNothing()
    .returning({ planId: trialPayers.planId })
  return claimed.length > 0
}

/** Forgets payers whose trial began too long ago. */
export async function sweepTrialPayers({ db, clock }: Pick<BillingDeps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock())
  oldest.setUTCFullYear(oldest.getUTCFullYear() - trialPayerYears)
  await db.delete(trialPayers).where(lt(trialPayers.hadOn, calendarDay(oldest)))
}

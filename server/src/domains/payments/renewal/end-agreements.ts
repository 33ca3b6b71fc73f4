import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { JobDefinition } from '../../../platform/jobs/job.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { givesAccess, lockLive } from '../../subscriptions/index.ts'
import type { BillingDeps, EnabledBilling, Tx } from '../billing-deps.ts'
import { paymentMethods, payments, receipts, refunds } from '../payments.tables.ts'
import { endSubscriptionNow } from '../settlement/apply-payment.ts'

/** An agreement whose user is gone is ended at PayPal. It is named by PayPal’s id: no row of ours is left. */
export const endAgreement: JobDefinition<{ paypalTokenId: string }> = {
  name: 'payments.end-agreement',
  data: z.object({ paypalTokenId: z.string() }),
  retry: { limit: 20, firstDelaySeconds: 30, maxDelaySeconds: 14_400 },
  expireSeconds: 60,
}

/** Whether a subscription was running, and whether receipts stay, as the law asks (article L123-22 of the Code de commerce). */
export type Left = { subscriptionEnded: boolean; receiptsKept: boolean }

/**
 * Ends all that is charged to a user who leaves, in the transaction of the deletion: no account is gone and still
 * charged. Of payments what the accounts need stays, and nothing that leads back to a person but the receipts.
 */
export async function endAgreements(
  tx: Tx,
  { clock, jobs }: Pick<BillingDeps, 'clock'> & { jobs: JobQueue },
  userId: string,
): Promise<Left> {
  const now = clock()
  const subscription = await lockLive(tx, userId)
  const subscriptionEnded = subscription !== undefined && givesAccess(subscription, now)
  if (subscription) await endSubscriptionNow(tx, subscription, now)
  const agreements = await tx
    .select({ paypalTokenId: paymentMethods.paypalTokenId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), isNull(paymentMethods.goneAt)))
  for (const agreement of agreements) await jobs.enqueue(tx, endAgreement, agreement)
  const mine = tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId))
  await tx.update(refunds).set({ reason: null }).where(inArray(refunds.paymentId, mine))
  await tx
    .update(payments)
    .set({ payerId: null, successUrl: null, cancelUrl: null })
    .where(eq(payments.userId, userId))
  const kept = await tx.select({ id: receipts.id }).from(receipts).where(eq(receipts.userId, userId)).limit(1)
  return { subscriptionEnded, receiptsKept: kept.length > 0 }
}

/** Ends an agreement at PayPal; tried again while nobody knows. */
export const endAgreementWith =
  ({ payPal }: Pick<EnabledBilling, 'payPal'>) =>
  async ({ paypalTokenId }: { paypalTokenId: string }): Promise<void> => {
    const result = await payPal.deletePaymentToken(paypalTokenId)
    if (result.kind === 'unknown')
      throw new Error(`PayPal did not say whether the agreement ended: ${result.reason}`)
  }

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { JobDefinition } from '../../../platform/jobs/job.ts'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'
import { givesAccess, lockLive } from '../../subscriptions/index.ts'
import type { BillingDeps, EnabledBilling, Tx } from '../billing-deps.ts'
import { paymentMethods, payments, receipts, refunds } from '../payments.tables.ts'
import { endSubscriptionNow } from '../settlement/apply-payment.ts'

/** Deletes the agreement of a deleted user at PayPal, by PayPal’s id, since the row is deleted. */
export const endAgreement: JobDefinition<{ paypalTokenId: string }> = {
  name: 'payments.end-agreement',
  data: z.object({ paypalTokenId: z.string() }),
  retry: { limit: 20, firstDelaySeconds: 30, maxDelaySeconds: 14_400 },
  expireSeconds: 60,
}

/** Whether a subscription was ended, and whether receipts are kept, as required by law (article L123-22 of the Code de commerce). */
export type EndedAgreements = { subscriptionEnded: boolean; receiptsKept: boolean }

/**
 * Ends the subscription and the agreements of a user in the transaction of the account deletion, so that no deleted
 * account is charged. Payments are kept anonymously for accounting; only receipts keep the name.
 */
export async function endAgreements(
  tx: Tx,
  { clock, jobs }: Pick<BillingDeps, 'clock'> & { jobs: JobQueue },
  userId: string,
): Promise<EndedAgreements> {
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
  const receiptRows = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.userId, userId))
    .limit(1)
  return { subscriptionEnded, receiptsKept: receiptRows.length > 0 }
}

/** Deletes an agreement at PayPal; retried while the result is unknown. */
export const endAgreementWith =
  ({ payPal }: Pick<EnabledBilling, 'payPal'>) =>
  async ({ paypalTokenId }: { paypalTokenId: string }): Promise<void> => {
    const result = await payPal.deletePaymentToken(paypalTokenId)
    if (result.kind === 'unknown')
      throw new Error(`PayPal did not say whether the agreement ended: ${result.reason}`)
  }

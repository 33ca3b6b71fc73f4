import { failure } from '../../../platform/failure.ts'
import { lockLive, lockSubscription, updateSubscription } from '../../subscriptions/index.ts'
import type { BillingDeps, EnabledBilling, Tx } from '../billing-deps.ts'
import { sendTrialMail } from '../mails/billing-mails.ts'
import { canTransition } from '../payment-rules.ts'
import { hadTrial, lockPayment, savePaymentMethod, updatePayment } from '../payments.repository.ts'
import type { PaymentMethodRow, PaymentRow } from '../payments.tables.ts'
import { applyPayment, hasPaidSubscription } from '../settlement/apply-payment.ts'
import { movePayment, refusePayment } from '../settlement/settle-payment.ts'
import { attempt } from './paypal-attempt.ts'
import { claimTrial } from './trial-payers.ts'

type Agreement = { id: string; email?: string | undefined; payerId?: string | undefined }

const trialUsed = 'TRIAL_ALREADY_USED'

/**
 * Records the approved agreement, and starts the trial or repairs the subscription it is for. Moves no money.
 * @throws `PAYMENT_MISMATCH`, `PAYMENT_NOT_APPROVED`, `PAYMENT_OVER`, `PAYPAL_UNREACHABLE`, `TRIAL_ALREADY_USED`
 */
export async function confirmAgreement(
  deps: EnabledBilling,
  payment: PaymentRow,
  payerID?: string,
): Promise<PaymentRow> {
  if (payment.failure === trialUsed) throw failure(trialUsed)
  if (payment.status === 'awaiting_approval' || payment.status === 'failed') {
    const setup = await deps.payPal.getSetupToken(payment.setupTokenId!)
    if (setup.kind === 'refused') {
      await movePayment(deps, payment, 'expired')
      throw failure('PAYMENT_OVER')
    }
    if (setup.kind !== 'ok') throw failure('PAYPAL_UNREACHABLE')
    if (payerID !== undefined && setup.value.payerId !== payerID) throw failure('PAYMENT_MISMATCH')
    if (setup.value.status !== 'APPROVED') throw failure('PAYMENT_NOT_APPROVED')
  }
  const moved = await movePayment(deps, payment, 'capturing')
  if (moved.status !== 'capturing') {
    if (moved.status === 'canceled' || moved.status === 'expired') throw failure('PAYMENT_OVER')
    return moved
  }
  const result = await attempt(deps, payment.id, 'create-payment-token', (requestId) =>
    deps.payPal.createPaymentToken(requestId, payment.setupTokenId!),
  )
  if (result.kind === 'unknown') return movePayment(deps, moved, 'unknown')
  if (result.kind !== 'ok')
    return refusePayment(
      deps,
      moved,
      result.kind === 'declined' ? result.issue : (result.issues[0] ?? result.name),
    )
  const agreed = await recordAgreement(deps, moved, result.value)
  // An unused agreement is deleted at PayPal, so that it cannot be charged.
  if (agreed.status === 'failed') await deps.payPal.deletePaymentToken(result.value.id)
  if (agreed.failure === trialUsed) throw failure(trialUsed)
  return agreed
}

/** Records an agreement, once. */
function recordAgreement(deps: EnabledBilling, known: PaymentRow, agreement: Agreement): Promise<PaymentRow> {
  return deps.db.transaction(async (tx) => {
    const { payment, user } = await lockPayment(tx, known)
    if (!canTransition(payment.status, 'succeeded')) return payment
    const now = deps.clock()
    const refused = (why = 'SUPERSEDED') =>
      updatePayment(tx, payment.id, { status: 'failed', failure: why, updatedAt: now })
    if (!user) return refused()
    if (payment.kind === 'trial') {
      if (await hadTrial(tx, user.id, payment.planId)) return refused()
      if (hasPaidSubscription(await lockLive(tx, user.id))) return refused()
      if (agreement.payerId && !(await claimTrial(tx, deps, agreement.payerId, payment.planId)))
        return refused(trialUsed)
    }
    const method = await savePaymentMethod(tx, {
      userId: user.id,
      id: deps.newId(),
      paypalTokenId: agreement.id,
      payerEmail: agreement.email ?? null,
      createdAt: now,
    })
    const done = { status: 'succeeded', settledAt: now, updatedAt: now } as const
    if (payment.kind === 'agreement')
      return (await replaceAgreement(tx, deps, { ...payment, userId: user.id }, method))
        ? updatePayment(tx, payment.id, done)
        : refused()
    const opened = await applyPayment(tx, deps, { ...payment, userId: user.id }, method.id)
    if (!opened) return refused()
    await sendTrialMail(tx, deps, user, opened)
    return updatePayment(tx, payment.id, {
      ...done,
      subscriptionId: opened.id,
      periodStart: opened.currentPeriodStart,
      periodEnd: opened.currentPeriodEnd,
    })
  })
}

/** Sets the new agreement of a subscription; a past-due renewal is retried at once. */
async function replaceAgreement(
  tx: Tx,
  { clock }: Pick<BillingDeps, 'clock'>,
  payment: PaymentRow & { userId: string },
  method: PaymentMethodRow,
): Promise<boolean> {
  const subscription =
    payment.subscriptionId && (await lockSubscription(tx, payment.userId, payment.subscriptionId))
  if (!subscription || subscription.status === 'ended' || subscription.status === 'unpaid') return false
  const now = clock()
  await updateSubscription(tx, subscription, {
    paymentMethodId: method.id,
    ...(subscription.status === 'past_due' ? { retryAt: now } : {}),
    updatedAt: now,
  })
  return true
}

import { lockUserForUpdate } from '../../identity/index.ts'
import {
  findSubscription,
  lockSubscription,
  periodEnd,
  type SubscriptionRow,
  updateSubscription,
} from '../../subscriptions/index.ts'
import type { BillingDeps, EnabledBilling, Tx } from '../billing-deps.ts'
import { saleOf, writePayment } from '../checkout/open-session.ts'
import { attempt } from '../checkout/paypal-attempt.ts'
import { sendRefusalMail } from '../mails/billing-mails.ts'
import {
  findMethod,
  findOpenRenewal,
  findRefusedRenewal,
  markMethodRevoked,
  updatePayment,
} from '../payments.repository.ts'
import type { PaymentRow } from '../payments.tables.ts'
import { nextStep } from '../renewal-step.ts'
import { revokedAgreementIssues } from '../settlement/refused-renewal.ts'
import { captureOf, movePayment, refusePayment, settlePayment } from '../settlement/settle-payment.ts'

/** After this delay access has ended: the paid period starts now, and the gap is not charged. */
const latePaymentMs = 24 * 60 * 60 * 1_000

/**
 * Charges the next period of a due subscription, or retries a refused one. Safe under concurrency: a period has one
 * payment.
 */
export async function renewSubscription(
  deps: EnabledBilling,
  due: Pick<SubscriptionRow, 'userId' | 'id'>,
): Promise<void> {
  const payment = await deps.db.transaction((tx) => prepare(tx, deps, due))
  if (payment) await chargeRenewal(deps, payment)
}

async function prepare(
  tx: Tx,
  deps: BillingDeps,
  { userId, id }: Pick<SubscriptionRow, 'userId' | 'id'>,
): Promise<PaymentRow | undefined> {
  await lockUserForUpdate(tx, userId)
  const subscription = await lockSubscription(tx, userId, id)
  const now = deps.clock()
  const step = subscription && nextStep(subscription, now)
  if (!subscription || (step !== 'renew' && step !== 'retry')) return undefined
  if (await findOpenRenewal(tx, id)) return undefined
  const method = await findMethod(tx, userId, subscription.paymentMethodId)
  if (!method || method.goneAt) return recordMissingAgreement(tx, deps, subscription)
  const refused = step === 'retry' ? await findRefusedRenewal(tx, id) : undefined
  if (refused) return updatePayment(tx, refused.id, { status: 'capturing', updatedAt: now })
  return writeRenewal(tx, deps, subscription, now)
}

function writeRenewal(
  tx: Tx,
  deps: BillingDeps,
  subscription: SubscriptionRow,
  now: Date,
): Promise<PaymentRow> {
  const planId = subscription.nextPlanId ?? subscription.planId
  const interval = subscription.nextInterval ?? subscription.interval!
  const cents = subscription.nextPriceCents ?? subscription.priceCents!
  const due = subscription.currentPeriodEnd!
  const isLate = subscription.status !== 'past_due' && now.getTime() - due.getTime() >= latePaymentMs
  const start = isLate ? now : due
  const keepsRhythm = !isLate && interval === subscription.interval && subscription.anchor !== null
  return writePayment(tx, deps, subscription.userId, {
    kind: 'renewal',
    status: 'capturing',
    planId,
    interval,
    subscriptionId: subscription.id,
    amountCents: cents,
    priceCents: cents,
    periodStart: start,
    periodEnd: periodEnd(keepsRhythm ? subscription.anchor! : start, interval, start),
  })
}

/** Without an agreement: a week of grace for the user to approve a new one. */
async function recordMissingAgreement(
  tx: Tx,
  deps: BillingDeps,
  subscription: SubscriptionRow,
): Promise<undefined> {
  const now = deps.clock()
  const changed = await updateSubscription(tx, subscription, {
    status: 'past_due',
    pastDueSince: subscription.pastDueSince ?? now,
    retryAt: null,
    updatedAt: now,
  })
  await sendRefusalMail(tx, deps, changed, { isGone: true })
}

/** Charges a stored renewal, or repeats its attempt. */
export async function chargeRenewal(deps: EnabledBilling, payment: PaymentRow): Promise<void> {
  const charged = await chargeAgreement(deps, payment)
  if (charged === 'gone') await refusePayment(deps, payment, 'AGREEMENT_GONE')
}

/**
 * Charges the agreement of a payment’s subscription for it, without its payer.
 * @returns the updated payment; `gone` without an agreement
 */
export async function chargeAgreement(
  deps: EnabledBilling,
  payment: PaymentRow,
): Promise<PaymentRow | 'gone'> {
  const tokenId = await tokenOf(deps, payment)
  if (!tokenId) return 'gone'
  const result = await attempt(deps, payment.id, 'charge', (requestId) =>
    deps.payPal.chargeSavedToken(requestId, { ...saleOf(payment), tokenId }),
  )
  if (result.kind === 'declined') return refusePayment(deps, payment, result.issue)
  if (result.kind === 'ok') {
    const found = captureOf(result.value)
    if (found) return settlePayment(deps, payment.id, found)
  }
  if (result.kind === 'refused') {
    if (result.issues.some((issue) => revokedAgreementIssues.includes(issue))) {
      await markMethodRevoked(deps.db, tokenId, deps.clock())
      return 'gone'
    }
    // The invoice was paid by an expired attempt: its webhook settles it.
    if (!result.issues.includes('DUPLICATE_INVOICE_ID'))
      return refusePayment(deps, payment, result.issues[0] ?? result.name)
  }
  return movePayment(deps, payment, 'unknown')
}

async function tokenOf(
  { db }: EnabledBilling,
  { userId, subscriptionId }: PaymentRow,
): Promise<string | undefined> {
  if (userId === null || subscriptionId === null) return undefined
  const subscription = await findSubscription(db, userId, subscriptionId)
  const method = subscription && (await findMethod(db, userId, subscription.paymentMethodId))
  return method && !method.goneAt ? method.paypalTokenId : undefined
}

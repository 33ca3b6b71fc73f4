import { euros } from '@lettrine/contract/present-plans'
import { renderMail } from '../../../platform/mail/layout.ts'
import type { SubscriptionRow } from '../../subscriptions/index.ts'
import { accessEnd } from '../../subscriptions/index.ts'
import type { BillingDeps, Tx } from '../billing-deps.ts'
import type { PaymentRow, ReceiptRow, RefundRow } from '../payments.tables.ts'
import { receiptNumber } from '../receipts/issue-receipt.ts'
import { type BillingMail, billingMails, type SubscriptionMail } from './billing.mail.fr.ts'
import { findUser } from './find-user.ts'
import { billingNotified } from './payments.events.ts'

type Mailing = Pick<BillingDeps, 'mailer' | 'publicUrl' | 'events'>
type Person = { id: string; name: string; email: string }

/** Sends one billing mail, once per `key`, and publishes its event, in the caller’s transaction. */
async function send(
  tx: Tx,
  { mailer, publicUrl, events }: Mailing,
  person: Person,
  mail: BillingMail,
  key: string,
) {
  const words = billingMails[mail.about](
    person.name,
    person.email,
    `${publicUrl}/dashboard/subscription`,
    mail as never,
  )
  await mailer.send(tx, {
    to: person.email,
    userId: person.id,
    idempotencyKey: `billing ${mail.about} ${key}`,
    ...renderMail(words, publicUrl),
  })
  await events.publish(tx, billingNotified, { userId: person.id, key: `${mail.about} ${key}`, mail })
}

const planOf = ({ planId, interval }: SubscriptionRow) => ({ planId, interval: interval ?? 'lifetime' })

/** Mail of a successful payment, with its receipt and the next payment. */
export const sendPaymentMail = (
  tx: Tx,
  deps: Mailing,
  person: Person,
  payment: PaymentRow,
  opened: SubscriptionRow,
  receipt: ReceiptRow,
): Promise<void> =>
  send(
    tx,
    deps,
    person,
    {
      about: 'payment-succeeded',
      ...planOf(opened),
      kind: payment.kind,
      amount: euros(payment.amountCents),
      receipt: receiptNumber(receipt),
      nextPaymentAt: opened.cancelAtPeriodEnd ? null : opened.currentPeriodEnd,
      price: euros(opened.priceCents ?? 0),
    },
    payment.id,
  )

/** Mail of a started trial. */
export const sendTrialMail = (
  tx: Tx,
  deps: Mailing,
  person: Person,
  opened: SubscriptionRow,
): Promise<void> =>
  send(
    tx,
    deps,
    person,
    {
      about: 'trial-started',
      ...planOf(opened),
      firstPaymentAt: opened.trialEnd ?? opened.createdAt,
      price: euros(opened.priceCents ?? 0),
    },
    opened.id,
  )

/** Mail of a refused renewal: retried, agreement revoked, or access ended. */
export async function sendRefusalMail(
  tx: Tx,
  deps: Mailing & Pick<BillingDeps, 'clock'>,
  subscription: SubscriptionRow,
  { isGone }: { isGone: boolean },
): Promise<void> {
  const person = await findUser(tx, subscription.userId)
  if (!person) return
  const key = `${subscription.id} ${subscription.pastDueSince?.toISOString()}`
  const about = { ...planOf(subscription), amount: euros(subscription.priceCents ?? 0) }
  if (subscription.status === 'unpaid')
    return send(tx, deps, person, { about: 'access-ended', ...about }, key)
  const graceEnd = accessEnd(subscription) ?? deps.clock()
  if (isGone) return send(tx, deps, person, { about: 'agreement-gone', ...about, graceEnd }, key)
  // One mail for the first refusal, and one for each retry.
  await send(
    tx,
    deps,
    person,
    { about: 'payment-failed', ...about, retryAt: subscription.retryAt, graceEnd },
    `${key} ${subscription.retryAt?.toISOString() ?? 'last'}`,
  )
}

export const sendRefundMail = (
  tx: Tx,
  deps: Mailing,
  person: Person,
  payment: PaymentRow,
  refund: RefundRow,
  note: ReceiptRow,
): Promise<void> =>
  send(
    tx,
    deps,
    person,
    {
      about: 'refunded',
      planId: payment.planId,
      interval: payment.interval,
      amount: euros(note.content.grossCents),
      creditNote: receiptNumber(note),
      cause: refund.cause,
    },
    refund.id,
  )

/** Mail about the state of a subscription, once per `key`. */
export async function sendSubscriptionMail(
  tx: Tx,
  deps: Mailing,
  subscription: SubscriptionRow,
  about: SubscriptionMail,
  key: string,
): Promise<void> {
  const person = await findUser(tx, subscription.userId)
  if (!person) return
  await send(
    tx,
    deps,
    person,
    {
      about,
      ...planOf(subscription),
      until: subscription.status === 'ended' ? null : subscription.currentPeriodEnd,
      price: euros(subscription.nextPriceCents ?? subscription.priceCents ?? 0),
      next:
        subscription.nextPlanId && subscription.nextInterval
          ? { planId: subscription.nextPlanId, interval: subscription.nextInterval }
          : null,
    },
    `${subscription.id} ${key}`,
  )
}

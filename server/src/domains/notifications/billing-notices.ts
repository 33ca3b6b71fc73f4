import type { NotificationType } from '@lettrine/contract/notifications'
import { planWords } from '@lettrine/contract/plan-catalogue.fr'
import type { PaidPlanId } from '@lettrine/contract/plans'
import type { BillingMail } from '../payments/index.ts'
import { notificationMessages as texts, notificationTitles as titles } from './notifications.fr.ts'
import type { Notice } from './notify-user.ts'
import { pages } from './pages.ts'

type Words = Pick<Notice, 'type' | 'title' | 'message' | 'action'>
type Writers = { [About in BillingMail['about']]: (mail: Extract<BillingMail, { about: About }>) => Words }

const nameOf = (planId: PaidPlanId) => planWords[planId].name

const words = (
  type: NotificationType,
  title: string,
  message: string,
  action: Notice['action'] = pages.subscription,
): Words => ({ type, title, message, action })

const writers: Writers = {
  'trial-started': ({ planId, firstPaymentAt }) =>
    words('subscription_changed', titles.trialStarted, texts.trialStarted(nameOf(planId), firstPaymentAt)),
  'payment-succeeded': ({ planId, amount }) =>
    words('payment_received', titles.paymentReceived, texts.paymentReceived(nameOf(planId), amount)),
  'payment-failed': ({ planId, amount, graceEnd }) =>
    words('payment_refused', titles.paymentRefused, texts.paymentRefused(nameOf(planId), amount, graceEnd)),
  'agreement-gone': ({ planId, graceEnd }) =>
    words(
      'payment_refused',
      titles.agreementGone,
      texts.agreementGone(nameOf(planId), graceEnd),
      pages.agreement,
    ),
  'access-ended': ({ planId }) =>
    words('payment_refused', titles.accessEnded, texts.accessEnded(nameOf(planId)), pages.plans),
  refunded: ({ planId, amount }) =>
    words('payment_refunded', titles.refunded, texts.refunded(nameOf(planId), amount)),
  cancelled: ({ planId, until }) =>
    words('subscription_ending', titles.cancelled, texts.cancelled(nameOf(planId), until)),
  reactivated: ({ planId }) =>
    words('subscription_changed', titles.reactivated, texts.reactivated(nameOf(planId))),
  'renewal-ahead': ({ planId, price, until }) =>
    words('subscription_renewing', titles.renewalAhead, texts.renewalAhead(nameOf(planId), price, until)),
  'trial-ending': ({ planId, price, until }) =>
    words('trial_ending', titles.trialEnding, texts.trialEnding(nameOf(planId), price, until)),
  'change-scheduled': ({ planId, next, until }) =>
    words(
      'subscription_changed',
      titles.changeScheduled,
      texts.changeScheduled(nameOf(next?.planId ?? planId), until),
    ),
  'plan-changed': ({ planId }) =>
    words('subscription_changed', titles.planChanged, texts.planChanged(nameOf(planId))),
}

/** The notification that corresponds to a billing mail. */
export const billingNotice = (mail: BillingMail): Omit<Notice, 'key'> => ({
  ...writers[mail.about](mail as never),
  data: { about: mail.about, planId: mail.planId },
})

import { graceDays } from '@lettrine/contract/retention'
import { and, eq, gt, inArray, isNull, lte, ne, notExists, or } from 'drizzle-orm'
import {
  lockSubscription,
  type SubscriptionRow,
  subscriptions,
  updateSubscription,
} from '../subscriptions/index.ts'
import type { EnabledBilling } from './billing-deps.ts'
import { forEachSettled } from './for-each-settled.ts'
import { sendRefusalMail, sendSubscriptionMail } from './mails/billing-mails.ts'
import { findOpenRenewal, markMethodRevoked } from './payments.repository.ts'
import { paymentMethods } from './payments.tables.ts'
import { reconcile } from './reconcile.ts'
import { renewSubscription } from './renewal/renew-subscription.ts'
import { dueReminder, nextStep, reminderLeadDays } from './renewal-step.ts'
import { endSubscriptionNow } from './settlement/apply-payment.ts'

const batchSize = 200

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000)

/**
 * Runs due renewals, retries, ends, reminders and the reconciler. Safe in several processes: each step locks its row and
 * checks again.
 */
export async function runBilling(deps: EnabledBilling): Promise<void> {
  await forEachSettled([reconcile, runSteps, remindAll, deleteUnusedAgreements], (part) => part(deps))
}

const runSteps = async (deps: EnabledBilling) =>
  forEachSettled(await findDue(deps), (due) => runStep(deps, due))
const remindAll = async (deps: EnabledBilling) =>
  forEachSettled(await findDueReminders(deps), (due) => remind(deps, due))

function findDue({ db, clock }: EnabledBilling): Promise<SubscriptionRow[]> {
  const now = clock()
  return db
    .select()
    .from(subscriptions)
    .where(
      or(
        and(inArray(subscriptions.status, ['trialing', 'active']), lte(subscriptions.currentPeriodEnd, now)),
        and(
          eq(subscriptions.status, 'past_due'),
          or(
            // No retry is planned: checked again at the end of the grace period.
            and(
              isNull(subscriptions.retryAt),
              lte(subscriptions.currentPeriodEnd, daysFrom(now, -graceDays)),
            ),
            lte(subscriptions.retryAt, now),
            eq(subscriptions.cancelAtPeriodEnd, true),
          ),
        ),
        and(eq(subscriptions.status, 'unpaid'), lte(subscriptions.updatedAt, daysFrom(now, -30))),
      ),
    )
    .orderBy(subscriptions.currentPeriodEnd)
    .limit(batchSize)
}

async function runStep(deps: EnabledBilling, due: SubscriptionRow): Promise<void> {
  const step = nextStep(due, deps.clock())
  if (step === 'renew' || step === 'retry') return renewSubscription(deps, due)
  if (step) await endOrMarkUnpaid(deps, due)
}

/** Ends an expired subscription, or marks it as unpaid; checked again under its lock. */
async function endOrMarkUnpaid(deps: EnabledBilling, due: SubscriptionRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, due.userId, due.id)
    const now = deps.clock()
    const step = subscription && nextStep(subscription, now)
    if (!subscription || !step || step === 'renew' || step === 'retry') return
    if (step === 'end' || step === 'forget') return void (await endSubscriptionNow(tx, subscription, now))
    // A pending renewal is not refused yet, but its access ends.
    const changed = await updateSubscription(tx, subscription, { status: 'unpaid', updatedAt: now })
    if (!(await findOpenRenewal(tx, subscription.id)))
      await sendRefusalMail(tx, deps, changed, { isGone: false })
  })
}

function findDueReminders({ db, clock }: EnabledBilling): Promise<SubscriptionRow[]> {
  const now = clock()
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.source, 'paid'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.currentPeriodEnd, now),
        or(
          and(
            eq(subscriptions.status, 'trialing'),
            lte(subscriptions.currentPeriodEnd, daysFrom(now, reminderLeadDays.trial)),
          ),
          and(
            eq(subscriptions.status, 'active'),
            eq(subscriptions.interval, 'yearly'),
            lte(subscriptions.currentPeriodEnd, daysFrom(now, reminderLeadDays.yearly)),
          ),
        ),
        or(isNull(subscriptions.remindedOf), ne(subscriptions.remindedOf, subscriptions.currentPeriodEnd)),
      ),
    )
    .limit(batchSize)
}

async function remind(deps: EnabledBilling, due: SubscriptionRow): Promise<void> {
  if (!dueReminder(due, deps.clock())) return
  await deps.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, due.userId, due.id)
    const about = subscription && dueReminder(subscription, deps.clock())
    if (!subscription || !about) return
    const end = subscription.currentPeriodEnd!
    await updateSubscription(tx, subscription, { remindedOf: end, updatedAt: subscription.updatedAt })
    await sendSubscriptionMail(tx, deps, subscription, about, end.toISOString())
  })
}

/** Deletes unused agreements at PayPal, so that nobody can be charged by mistake. */
async function deleteUnusedAgreements({ db, clock, payPal }: EnabledBilling): Promise<void> {
  const used = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, paymentMethods.userId),
        eq(subscriptions.paymentMethodId, paymentMethods.id),
        ne(subscriptions.status, 'ended'),
      ),
    )
  const unused = await db
    .select()
    .from(paymentMethods)
    .where(and(isNull(paymentMethods.goneAt), notExists(used)))
    .limit(batchSize)
  for (const { paypalTokenId } of unused) {
    const result = await payPal.deletePaymentToken(paypalTokenId)
    if (result.kind === 'ok') await markMethodRevoked(db, paypalTokenId, clock())
  }
}

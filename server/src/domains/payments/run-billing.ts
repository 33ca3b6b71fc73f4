import { graceDays } from '@lettrine/contract/retention'
import { and, eq, gt, inArray, isNull, lte, ne, notExists, or } from 'drizzle-orm'
import {
  lockSubscription,
  type SubscriptionRow,
  subscriptions,
  updateSubscription,
} from '../subscriptions/index.ts'
import type { OpenBilling } from './billing-deps.ts'
import { eachOnItsOwn } from './for-each-settled.ts'
import { tellOfRefusal, tellOfSubscription } from './mails/billing-mails.ts'
import { findOpenRenewal, markMethodGone } from './payments.repository.ts'
import { paymentMethods } from './payments.tables.ts'
import { reconcile } from './reconcile.ts'
import { renewSubscription } from './renewal/renew-subscription.ts'
import { aheadDays, reminderOf, stepOf } from './renewal-step.ts'
import { endNow } from './settlement/apply-payment.ts'

const most = 200

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000)

/**
 * Does what time asks for: renewals, retries, ends, reminders, and the questions that were left open. Any number of
 * processes may do it at once; each step is taken under the lock of what it moves, and looks again before it moves it.
 */
export async function runBilling(deps: OpenBilling): Promise<void> {
  await eachOnItsOwn([reconcile, takeSteps, remindAll, forgetUnusedAgreements], (part) => part(deps))
}

const takeSteps = async (deps: OpenBilling) => eachOnItsOwn(await findDue(deps), (due) => takeStep(deps, due))
const remindAll = async (deps: OpenBilling) =>
  eachOnItsOwn(await findToRemind(deps), (due) => remind(deps, due))

function findDue({ db, clock }: OpenBilling): Promise<SubscriptionRow[]> {
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
            // Nothing is tried: it is looked at again once its grace may be over.
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
    .limit(most)
}

async function takeStep(deps: OpenBilling, due: SubscriptionRow): Promise<void> {
  const step = stepOf(due, deps.clock())
  if (step === 'renew' || step === 'retry') return renewSubscription(deps, due)
  if (step) await endOrLapse(deps, due)
}

/** Ends what is over, or notes that nobody paid in time; looked at again under its lock. */
async function endOrLapse(deps: OpenBilling, due: SubscriptionRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const held = await lockSubscription(tx, due.userId, due.id)
    const now = deps.clock()
    const step = held && stepOf(held, now)
    if (!held || !step || step === 'renew' || step === 'retry') return
    if (step === 'end' || step === 'forget') return void (await endNow(tx, held, now))
    // A renewal that PayPal holds back is not refused yet; its access is over all the same.
    const changed = await updateSubscription(tx, held, { status: 'unpaid', updatedAt: now })
    if (!(await findOpenRenewal(tx, held.id))) await tellOfRefusal(tx, deps, changed, { isGone: false })
  })
}

function findToRemind({ db, clock }: OpenBilling): Promise<SubscriptionRow[]> {
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
            lte(subscriptions.currentPeriodEnd, daysFrom(now, aheadDays.trial)),
          ),
          and(
            eq(subscriptions.status, 'active'),
            eq(subscriptions.interval, 'yearly'),
            lte(subscriptions.currentPeriodEnd, daysFrom(now, aheadDays.yearly)),
          ),
        ),
        or(isNull(subscriptions.remindedOf), ne(subscriptions.remindedOf, subscriptions.currentPeriodEnd)),
      ),
    )
    .limit(most)
}

async function remind(deps: OpenBilling, due: SubscriptionRow): Promise<void> {
  if (!reminderOf(due, deps.clock())) return
  await deps.db.transaction(async (tx) => {
    const held = await lockSubscription(tx, due.userId, due.id)
    const about = held && reminderOf(held, deps.clock())
    if (!held || !about) return
    const end = held.currentPeriodEnd!
    await updateSubscription(tx, held, { remindedOf: end, updatedAt: held.updatedAt })
    await tellOfSubscription(tx, deps, held, about, end.toISOString())
  })
}

/** An agreement that no subscription needs any more is ended at PayPal: nobody can be charged by mistake. */
async function forgetUnusedAgreements({ db, clock, payPal }: OpenBilling): Promise<void> {
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
    .limit(most)
  for (const { paypalTokenId } of unused) {
    const result = await payPal.deletePaymentToken(paypalTokenId)
    if (result.kind === 'ok') await markMethodGone(db, paypalTokenId, clock())
  }
}

import type { NewPaymentSession, PaymentSession } from '@lettrine/contract/payments'
import { offerOf } from '@lettrine/contract/plan-catalogue'
import { planWords } from '@lettrine/contract/plan-catalogue.fr'
import { termsVersion } from '@lettrine/contract/terms'
import { failure } from '../../../platform/failure.ts'
import { findLive } from '../../subscriptions/index.ts'
import type { BillingDeps, EnabledBilling } from '../billing-deps.ts'
import { includedTax } from '../money.ts'
import { findMethod, hadTrial, insertPayment, updatePayment } from '../payments.repository.ts'
import { consents, type NewPayment, type PaymentRow } from '../payments.tables.ts'
import { hasPaidSubscription } from '../settlement/apply-payment.ts'
import { orderTexts as texts } from './order.fr.ts'
import { attempt } from './paypal-attempt.ts'

const hourMs = 60 * 60 * 1_000
/** Validity of PayPal’s approval links for orders and agreements. */
const approvalMs = { order: 6 * hourMs, agreement: 3 * 24 * hourMs } as const

type Return = { successUrl?: string | undefined; cancelUrl?: string | undefined }

/**
 * Starts a purchase, or a trial where the plan has one that the user has not had yet.
 * @throws `PLAN_NOT_SOLD`, `ALREADY_SUBSCRIBED`, `RETURN_URL_REFUSED`, `PAYPAL_UNREACHABLE`
 */
export async function openSession(
  deps: EnabledBilling,
  userId: string,
  { planType, interval, ...given }: NewPaymentSession,
): Promise<PaymentSession> {
  const offer = offerOf(planType, interval)
  if (!offer) throw failure('PLAN_NOT_SOLD')
  const urls = requireOwnAddresses(deps, given)
  if (hasPaidSubscription(await findLive(deps.db, userId))) throw failure('ALREADY_SUBSCRIBED')
  const isTrial = offer.trialDays > 0 && !(await hadTrial(deps.db, userId, planType))
  return beginPayment(deps, userId, {
    kind: isTrial ? 'trial' : 'purchase',
    planId: planType,
    interval,
    amountCents: isTrial ? 0 : offer.cents,
    priceCents: offer.cents,
    trialDays: isTrial ? offer.trialDays : 0,
    ...urls,
  })
}

/**
 * Requests a new agreement, where the current one is revoked or cannot pay.
 * @throws `SUBSCRIPTION_NOT_FOUND`, `AGREEMENT_NOT_NEEDED`
 */
export async function renewAgreement(
  deps: EnabledBilling,
  userId: string,
  given: Return,
): Promise<PaymentSession> {
  const subscription = await findLive(deps.db, userId)
  if (!subscription || !hasPaidSubscription(subscription) || subscription.interval === null)
    throw failure('SUBSCRIPTION_NOT_FOUND')
  const method = await findMethod(deps.db, userId, subscription.paymentMethodId)
  const isNeeded =
    subscription.interval !== 'lifetime' &&
    (subscription.status === 'past_due' || !method || method.goneAt !== null)
  if (!isNeeded) throw failure('AGREEMENT_NOT_NEEDED')
  return beginPayment(deps, userId, {
    kind: 'agreement',
    planId: subscription.planId,
    interval: subscription.interval,
    subscriptionId: subscription.id,
    amountCents: 0,
    priceCents: subscription.priceCents ?? 0,
    ...requireOwnAddresses(deps, given),
  })
}

type NewPaymentDetails = Pick<
  NewPayment,
  'kind' | 'planId' | 'interval' | 'amountCents' | 'priceCents' | 'successUrl' | 'cancelUrl'
> &
  Partial<Pick<NewPayment, 'trialDays' | 'subscriptionId' | 'quoteId'>>

/** Stores a payment with the accepted terms, then creates it at PayPal for approval. */
export async function beginPayment(
  deps: EnabledBilling,
  userId: string,
  details: NewPaymentDetails,
): Promise<PaymentSession> {
  const payment = await deps.db.transaction(async (tx) => {
    const written = await writePayment(tx, deps, userId, details)
    await tx.insert(consents).values({ paymentId: written.id, termsVersion, givenAt: written.createdAt })
    return written
  })
  return requestApproval(deps, payment)
}

/** Inserts a payment without calling PayPal. */
export function writePayment(
  db: Pick<BillingDeps['db'], 'insert'>,
  { clock, newId, taxRate }: Pick<BillingDeps, 'clock' | 'newId' | 'taxRate'>,
  userId: string,
  details: NewPaymentDetails & Partial<NewPayment>,
): Promise<PaymentRow> {
  const [id, now] = [newId(), clock()]
  return insertPayment(db, {
    id,
    userId,
    status: 'created',
    taxCents: includedTax(details.amountCents, taxRate),
    taxRate,
    currency: 'EUR',
    invoiceId: id,
    createdAt: now,
    updatedAt: now,
    ...details,
  })
}

const needsAgreementOnly = ({ kind }: PaymentRow) => kind === 'trial' || kind === 'agreement'

async function requestApproval(deps: EnabledBilling, payment: PaymentRow): Promise<PaymentSession> {
  const asked = needsAgreementOnly(payment)
    ? await requestAgreement(deps, payment)
    : await requestOrder(deps, payment)
  const now = deps.clock()
  if (!asked?.approvalUrl) {
    await updatePayment(deps.db, payment.id, { status: 'failed', failure: 'NO_SESSION', updatedAt: now })
    throw failure('PAYPAL_UNREACHABLE')
  }
  const { approvalUrl, ids, openMs } = asked
  await updatePayment(deps.db, payment.id, {
    ...ids,
    status: 'awaiting_approval',
    expiresAt: new Date(now.getTime() + openMs),
    updatedAt: now,
  })
  const sessionId = ids.orderId ?? ids.setupTokenId
  return { sessionId: sessionId!, approvalUrl, paymentId: payment.id }
}

type ApprovalRequest =
  | { approvalUrl: string | undefined; ids: { orderId?: string; setupTokenId?: string }; openMs: number }
  | undefined

async function requestOrder(deps: EnabledBilling, payment: PaymentRow): Promise<ApprovalRequest> {
  const result = await attempt(deps, payment.id, 'create-order', (requestId) =>
    deps.payPal.createOrder(requestId, {
      ...saleOf(payment),
      ...returnTo(payment, withQuery(payment.successUrl!, { success: 'true', paymentId: payment.id })),
      // A lifetime plan is not charged again: it needs no agreement.
      ...(payment.interval === 'lifetime' ? {} : { saveForUser: payment.userId! }),
    }),
  )
  if (result.kind !== 'ok') return undefined
  return {
    approvalUrl: result.value.approvalUrl,
    ids: { orderId: result.value.id },
    openMs: approvalMs.order,
  }
}

async function requestAgreement(deps: EnabledBilling, payment: PaymentRow): Promise<ApprovalRequest> {
  const bounce = `${deps.publicUrl}/v1/payments/paypal-return?paymentId=${payment.id}`
  const result = await attempt(deps, payment.id, 'create-setup-token', (requestId) =>
    deps.payPal.createSetupToken(requestId, {
      ...returnTo(payment, bounce),
      description: saleOf(payment).description,
      userId: payment.userId!,
    }),
  )
  if (result.kind !== 'ok') return undefined
  return {
    approvalUrl: result.value.approvalUrl,
    ids: { setupTokenId: result.value.id },
    openMs: approvalMs.agreement,
  }
}

/** A sale for the PayPal API. */
export const saleOf = (payment: PaymentRow) => ({
  paymentId: payment.id,
  invoiceId: payment.invoiceId,
  description: texts.description(planWords[payment.planId].name, payment.interval),
  amount: { cents: payment.amountCents, currency: payment.currency },
  taxCents: payment.taxCents,
})

const returnTo = (payment: PaymentRow, returnUrl: string) => ({
  returnUrl,
  cancelUrl: withQuery(payment.cancelUrl!, { canceled: 'true', paymentId: payment.id }),
  brandName: 'Lettrine',
})

/** Adds query parameters to a URL. */
export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

function requireOwnAddresses({ publicUrl, origins }: BillingDeps, { successUrl, cancelUrl }: Return) {
  const page = `${publicUrl}/dashboard/subscription`
  const own = (address = page): string => {
    if (!origins.includes(new URL(address).origin)) throw failure('RETURN_URL_REFUSED')
    return address
  }
  return { successUrl: own(successUrl), cancelUrl: own(cancelUrl) }
}

import { euros } from '@lettrine/contract/present-plans'
import { failure } from '../../platform/failure.ts'
import { freshlySignedIn, type RequestContext, signedIn } from '../../platform/http/api.ts'
import { type BillingSettings, type EnabledBilling, requireBilling } from './billing-deps.ts'
import { cancelPayment } from './checkout/cancel-payment.ts'
import { confirmPayment } from './checkout/confirm-payment.ts'
import { openSession, renewAgreement } from './checkout/open-session.ts'
import { shownStatus } from './payment-rules.ts'
import { findOwnPayment, pageOfPayments, sumOfPayments } from './payments.repository.ts'
import type { PaymentRow } from './payments.tables.ts'
import { presentPayment, presentPayments } from './present-payment.ts'
import { withdraw } from './settlement/refund-payment.ts'

/** The routes of payments. */
export function paymentRoutes(billing: BillingSettings) {
  const open = (context: RequestContext): EnabledBilling => requireBilling({ ...context, ...billing })
  const present = async ({ db, clock }: RequestContext, payment: PaymentRow) => ({
    data: await presentPayment(db, payment, clock()),
  })
  const requireOwn = async ({ db }: RequestContext, userId: string, id: string) => {
    const payment = await findOwnPayment(db, userId, id)
    if (!payment) throw failure('PAYMENT_NOT_FOUND')
    return payment
  }
  return {
    createSession: freshlySignedIn.payments.createSession.handler(async ({ context, input }) => ({
      data: await openSession(open(context), context.user.id, input),
    })),
    renewAgreement: freshlySignedIn.payments.renewAgreement.handler(async ({ context, input }) => ({
      data: await renewAgreement(open(context), context.user.id, input),
    })),
    confirm: signedIn.payments.confirm.handler(async ({ context, input }) =>
      present(context, await confirmPayment(open(context), context.user.id, input)),
    ),
    // The reason that may come with it is asked of nobody here, and not kept.
    cancel: signedIn.payments.cancel.handler(async ({ context, input }) =>
      present(context, await cancelPayment(open(context), context.user.id, input.paymentId)),
    ),
    history: signedIn.payments.history.handler(async ({ context, input }) => {
      const { rows, total } = await pageOfPayments(context.db, context.user.id, input)
      return { data: { payments: await presentPayments(context.db, rows, context.clock()), ...input, total } }
    }),
    stats: signedIn.payments.stats.handler(async ({ context }) => {
      const { paidCents, refundedCents, count, lastAt } = await sumOfPayments(context.db, context.user.id)
      return {
        data: {
          totalPaid: euros(paidCents),
          totalRefunded: euros(refundedCents),
          successfulPayments: count,
          lastPaymentAt: lastAt?.toISOString() ?? null,
        },
      }
    }),
    read: signedIn.payments.read.handler(async ({ context, input }) =>
      present(context, await requireOwn(context, context.user.id, input.id)),
    ),
    status: signedIn.payments.status.handler(async ({ context, input }) => {
      const { status } = await requireOwn(context, context.user.id, input.id)
      return { data: { status: shownStatus[status], state: status } }
    }),
    refund: freshlySignedIn.payments.refund.handler(async ({ context, input }) =>
      present(context, await withdraw(open(context), context.user.id, input.id, input.reason ?? null)),
    ),
  }
}

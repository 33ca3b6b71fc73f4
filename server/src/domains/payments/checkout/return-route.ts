import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BillingDeps } from '../billing-deps.ts'
import { findPayment } from '../payments.repository.ts'
import { withQuery } from './open-session.ts'

const Query = z.object({ paymentId: z.uuid(), approval_token_id: z.string().min(1).max(200) })

/**
 * The return URL of an agreement. PayPal adds only `approval_token_id`; this redirects to the page with the parameters
 * of an order, `token` and `PayerID`. It discloses nothing to a caller without the token.
 */
export function registerReturnRoute(app: FastifyInstance, deps: BillingDeps): void {
  app.get('/v1/payments/paypal-return', async (request, reply) => {
    const page = `${deps.publicUrl}/dashboard/subscription`
    const query = Query.safeParse(request.query)
    const payment = query.success ? await findPayment(deps.db, query.data.paymentId) : undefined
    const token = query.data?.approval_token_id
    if (!payment || !deps.payPal || !token || payment.setupTokenId !== token)
      return reply.redirect(withQuery(page, { success: 'true' }), 303)
    const setup = await deps.payPal.getSetupToken(token)
    const payerId = setup.kind === 'ok' ? setup.value.payerId : undefined
    const back = { success: 'true', paymentId: payment.id, token, ...(payerId && { PayerID: payerId }) }
    return reply.redirect(withQuery(payment.successUrl ?? page, back), 303)
  })
}

import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Typesetting } from '../../platform/typesetting/typesetter.ts'
import { billingRoutes } from './billing.routes.ts'
import type { BillingDeps } from './billing-deps.ts'
import { registerReturnRoute } from './checkout/return-route.ts'
import { paymentRoutes } from './payments.routes.ts'
import { registerReceiptRoute } from './receipts/receipt-route.ts'
import { registerWebhookRoute } from './webhook-route.ts'

type PaymentDeps = BillingDeps & Pick<RequestContext, 'readToken'> & { typesetting: Typesetting }

/** Serves payments, receipts, PayPal's webhooks and returns, and the routes of subscriptions that move money. */
export async function register(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  registerReceiptRoute(app, deps)
  registerReturnRoute(app, deps)
  await registerWebhookRoute(app, deps)
  app.addRoutes({ payments: paymentRoutes(deps), subscriptions: billingRoutes(deps) })
}

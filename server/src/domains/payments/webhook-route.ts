import type { FastifyInstance } from 'fastify'
import { failure } from '../../platform/failure.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { countAttempt, type Limit, waitOf } from '../../platform/rate-limit.ts'
import type { BillingDeps } from './billing-deps.ts'
import { receiveWebhook } from './receive-webhook.ts'

const maxEventBytes = 200_000
/** Rate limit, per address, of events whose certificate could not be fetched: each makes a request to PayPal. */
const unknown: Limit = { max: 60, windowSeconds: 60 }
/** Rate limit of refused events per address. */
const forgeries: Limit = { max: 30, windowSeconds: 60 }

/**
 * Receives PayPal’s webhooks: `POST /v1/payments/webhooks/paypal`. The body is read raw, since the signature covers its
 * bytes. PayPal sends the event again unless answered with 2xx.
 */
export async function registerWebhookRoute(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxEventBytes }, (_request, body, done) =>
      done(null, body),
    )
    raw.post('/v1/payments/webhooks/paypal', async (request, reply) => {
      const { payPal } = deps
      if (!payPal) throw failure('PAYMENTS_UNAVAILABLE')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const asking = `unknown webhook ${clientNetwork(request)}`
      const early = await waitOf(deps, asking, unknown)
      if (early !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: early } })
      const verdict = await payPal.verifyWebhook(body, request.headers)
      if (verdict.kind === 'unknown') {
        await countAttempt(deps, asking, unknown)
        throw failure('PAYPAL_UNREACHABLE')
      }
      if (verdict.kind === 'forged') {
        request.log.warn({ reason: verdict.reason }, 'webhook with an invalid signature refused')
        const wait = await countAttempt(deps, `forged webhook ${clientNetwork(request)}`, forgeries)
        if (wait === undefined) throw failure('VALIDATION_FAILED')
        throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
      }
      await receiveWebhook({ ...deps, payPal }, verdict.event)
      return reply.code(204).send()
    })
  })
}

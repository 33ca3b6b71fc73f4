import type { FastifyInstance } from 'fastify'
import { failure } from '../../platform/failure.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { BillingDeps } from './billing-deps.ts'
import { receiveWebhook } from './receive-webhook.ts'

const largestEvent = 200_000
/** Refused events that one address may send before it waits. */
const forgeries = { max: 30, windowSeconds: 60 }

/**
 * Where PayPal tells what happened: `POST /v1/payments/webhooks/paypal`. The signature is of the raw bytes, so they are
 * read as they come. 2xx ends the delivery; anything else has PayPal send it again.
 */
export async function registerWebhookRoute(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestEvent }, (_request, body, done) =>
      done(null, body),
    )
    raw.post('/v1/payments/webhooks/paypal', async (request, reply) => {
      const { payPal } = deps
      if (!payPal) throw failure('PAYMENTS_UNAVAILABLE')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const verdict = await payPal.verifyWebhook(body, request.headers)
      if (verdict.kind === 'unknown') throw failure('PAYPAL_UNREACHABLE')
      if (verdict.kind === 'forged') {
        request.log.warn({ reason: verdict.reason }, 'a webhook that PayPal did not sign was refused')
        const wait = await countAttempt(deps, `forged webhook ${request.ip}`, forgeries)
        throw failure(wait === undefined ? 'VALIDATION_FAILED' : 'TOO_MANY_REQUESTS')
      }
      await receiveWebhook({ ...deps, payPal }, verdict.event)
      return reply.code(204).send()
    })
  })
}

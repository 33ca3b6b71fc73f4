import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failure } from '../../platform/failure.ts'
import type { Deps, RequestContext } from '../../platform/http/api.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { receiptNumber } from './issue-receipt.ts'
import { findOwnPayment, receiptsOf } from './payments.repository.ts'
import { drawReceipt } from './draw-receipt.ts'

type RouteDeps = Pick<Deps, 'db' | 'typesetter'> & Pick<RequestContext, 'readToken'>

const Params = z.object({ id: z.uuid() })
const Query = z.object({ note: z.string().max(20).optional() })

/** The receipt of a payment as a PDF, or one of the credit notes that correct it, to its owner. */
export function registerReceiptRoute(app: FastifyInstance, deps: RouteDeps): void {
  app.get('/v1/payments/:id/receipt', async (request, reply) => {
    const { userId } = await deps.readToken(request.headers.authorization)
    const params = Params.safeParse(request.params)
    const query = Query.safeParse(request.query)
    const payment = params.success ? await findOwnPayment(deps.db, userId, params.data.id) : undefined
    if (!payment || !query.success) throw failure('PAYMENT_NOT_FOUND')
    const all = await receiptsOf(deps.db, [payment.id])
    const { note } = query.data
    const receipt = all.find((one) => (note ? receiptNumber(one) === note : one.refundId === null))
    if (!receipt) throw failure('RECEIPT_NOT_FOUND')
    const pdf = await drawReceipt(deps.typesetter, receipt)
    return reply
      .header('content-disposition', contentDisposition(`receipt-${note ?? payment.id}.pdf`))
      .header('cache-control', 'private, no-store')
      .type('application/pdf')
      .send(pdf)
  })
}

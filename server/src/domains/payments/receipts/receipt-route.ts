import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failure } from '../../../platform/failure.ts'
import type { Deps, RequestContext } from '../../../platform/http/api.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { findOwnPayment, receiptsOf } from '../payments.repository.ts'
import { drawReceipt } from './draw-receipt.ts'
import { receiptNumber } from './issue-receipt.ts'

type RouteDeps = Pick<Deps, 'db' | 'typesetting'> & Pick<RequestContext, 'readToken'>

const Params = z.object({ id: z.uuid() })
/** Number of a credit note; without it, the receipt. */
const Query = z.object({ note: z.string().max(20).optional() })

/** Serves the receipt of a payment, or a credit note, as a PDF to the payer. */
export function registerReceiptRoute(app: FastifyInstance, deps: RouteDeps): void {
  app.get('/v1/payments/:id/receipt', async (request, reply) => {
    const { userId } = await deps.readToken(request.headers.authorization)
    const params = Params.safeParse(request.params)
    const payment = params.success ? await findOwnPayment(deps.db, userId, params.data.id) : undefined
    if (!payment) throw failure('PAYMENT_NOT_FOUND')
    const query = Query.safeParse(request.query)
    const wanted = query.data?.note
    const receipt = (await receiptsOf(deps.db, [payment.id])).find((one) =>
      wanted ? receiptNumber(one) === wanted : one.refundId === null,
    )
    if (!query.success || !receipt) throw failure('RECEIPT_NOT_FOUND')
    return reply
      .header('content-disposition', contentDisposition(`receipt-${wanted ?? payment.id}.pdf`))
      .header('cache-control', 'private, no-store')
      .type('application/pdf')
      .send(await drawReceipt(deps.typesetting.of(userId), receipt))
  })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalServer } from '../../sandbox/local-server.ts'
import { type EnabledBilling, receiveWebhook } from '../../server/src/domains/payments/index.ts'

/**
 * Receives the sandbox’s webhooks over the network, as the route of the server does: the signature is verified, then the
 * event is handled; a failure answers 500, and the webhook is sent again.
 * @param onFault - called for each failed one
 */
export function listenToWebhooks(
  server: LocalServer,
  deps: EnabledBilling,
  onFault: (fault: unknown) => void,
): void {
  server.answerWith(async (request, response) => {
    const status = await receive(deps, request).catch((fault: unknown) => {
      onFault(fault)
      return 500
    })
    answer(response, status)
  })
}

async function receive(deps: EnabledBilling, request: IncomingMessage): Promise<number> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const verdict = await deps.payPal.verifyWebhook(Buffer.concat(parts), request.headers)
  if (verdict.kind !== 'genuine') throw new Error(`A webhook of the sandbox is ${verdict.kind}`)
  await receiveWebhook(deps, verdict.event)
  return 204
}

const answer = (response: ServerResponse, status: number) => void response.writeHead(status).end()

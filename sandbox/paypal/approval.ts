import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { approvalPage } from './approval-page.ts'
import type { ApprovalRequest } from './approval-request.ts'
import { approveOrder, requireOrder } from './orders.ts'
import { notePage, pageHeaders } from './pages.ts'
import { payerFrom } from './payers.ts'
import { formatPrice, paymentTexts as texts } from './paypal.fr.ts'
import { agreementPath, approvalPath } from './present.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { approveSetupToken, setupTokenOfSession } from './vault.ts'

const Decision = z.object({
  decision: z.enum(['accept', 'cancel']),
  payer: z.string().default(''),
  email: z.string().default(''),
  outcome: z.enum(['approve', 'declined', 'pending', 'time-out']).default('approve'),
})

export const isApproval = (pathname: string): boolean => [approvalPath, agreementPath].includes(pathname)

function orderApproval(context: SandboxContext, id: string): ApprovalRequest {
  const order = requireOrder(context, id)
  const price = formatPrice(order.unit.amount)
  return {
    title: texts.payTitle,
    heading: texts.toPay(order.experience.brand_name ?? texts.someone),
    price,
    ...(order.unit.description ? { description: order.unit.description } : {}),
    saves: order.saveTo !== undefined,
    accept: texts.pay(price),
    experience: order.experience,
    ...(order.status === 'COMPLETED' ? { settled: texts.alreadyPaid } : {}),
    outcomes: true,
    approve: (payer, outcome) => {
      approveOrder(context, id, payer, outcome)
      return { token: id, PayerID: payer.payerId }
    },
    canceled: { token: id },
  }
}

function agreementApproval(context: SandboxContext, sessionId: string): ApprovalRequest {
  const token = setupTokenOfSession(context, sessionId)
  return {
    title: texts.agreeTitle,
    heading: texts.agreement(token.experience.brand_name ?? texts.someone),
    ...(token.description ? { description: token.description } : {}),
    saves: true,
    accept: texts.agree,
    experience: token.experience,
    ...(token.status === 'TOKENIZED' ? { settled: texts.alreadyAgreed } : {}),
    outcomes: false,
    approve: (payer) => {
      approveSetupToken(token, payer)
      return { approval_token_id: token.id, approval_session_id: token.sessionId }
    },
    canceled: { approval_token_id: token.id, approval_session_id: token.sessionId },
  }
}

/** Serves an approval page, or applies its decision and redirects to the merchant. */
export async function answerApproval(
  context: SandboxContext,
  request: IncomingMessage,
  response: ServerResponse,
  readText: () => Promise<string>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const approval =
    pathname === approvalPath
      ? orderApproval(context, searchParams.get('token') ?? '')
      : agreementApproval(context, searchParams.get('approval_session_id') ?? '')
  if (approval.settled) return sendPage(response, 200, notePage(approval.title, approval.settled))
  const action = `${pathname}?${searchParams}`
  if (request.method !== 'POST') return sendPage(response, 200, approvalPage(approval, action))
  const form = new URLSearchParams(await readText())
  const decision = Decision.safeParse(Object.fromEntries(form))
  if (decision.success && decision.data.decision === 'cancel')
    return redirectToMerchant(response, approval, approval.experience.cancel_url, approval.canceled)
  const payer = decision.success && payerFrom(decision.data.payer, decision.data.email)
  if (!decision.success || !payer) return sendPage(response, 422, approvalPage(approval, action, form))
  redirectToMerchant(
    response,
    approval,
    approval.experience.return_url,
    approval.approve(payer, decision.data.outcome),
  )
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, pageHeaders).end(html)
}

/** Redirects with the query of the merchant’s URL kept. */
function redirectToMerchant(
  response: ServerResponse,
  approval: ApprovalRequest,
  address: string | undefined,
  added: Record<string, string>,
): void {
  if (!address) {
    sendPage(response, 200, notePage(approval.title, texts.noReturn))
    return
  }
  const target = new URL(address)
  for (const [name, value] of Object.entries(added)) target.searchParams.set(name, value)
  response.writeHead(303, { location: target.href, 'cache-control': 'no-store' }).end()
}

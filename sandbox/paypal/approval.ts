import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { approvalPage } from './approval-page.ts'
import { approveOrder, requireOrder } from './orders.ts'
import { notePage, pageHeaders } from './pages.ts'
import { payerFrom } from './payers.ts'
import { priceOf, paymentTexts as texts } from './paypal.fr.ts'
import { agreementPath, approvalPath } from './present.ts'
import type { Desk } from './sandbox-context.ts'
import type { Experience, Outcome, Payer } from './sandbox-state.ts'
import { approveSetupToken, setupTokenOfSession } from './vault.ts'

const Decision = z.object({
  decision: z.enum(['accept', 'cancel']),
  payer: z.string().default(''),
  email: z.string().default(''),
  outcome: z.enum(['approve', 'declined', 'pending', 'time-out']).default('approve'),
})

/** What an approval page asks for, of an order or of an agreement. */
export type Asked = {
  title: string
  heading: string
  /** Absent where nothing is paid now. */
  price?: string
  description?: string
  saves: boolean
  accept: string
  experience: Experience
  /** Said in place of the question when it was answered for good. */
  settled?: string
  outcomes: boolean
  /** Carries out the decision; gives what comes back in the address. */
  approve: (payer: Payer, outcome: Outcome) => Record<string, string>
  canceled: Record<string, string>
}

export const isApproval = (pathname: string): boolean => [approvalPath, agreementPath].includes(pathname)

function orderAsked(desk: Desk, id: string): Asked {
  const order = requireOrder(desk, id)
  const price = priceOf(order.unit.amount)
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
      approveOrder(desk, id, payer, outcome)
      return { token: id, PayerID: payer.payerId }
    },
    canceled: { token: id },
  }
}

function agreementAsked(desk: Desk, sessionId: string): Asked {
  const token = setupTokenOfSession(desk, sessionId)
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

/** Shows an approval page, or carries out what was decided on it and sends the browser back. */
export async function answerApproval(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  readText: () => Promise<string>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const asked =
    pathname === approvalPath
      ? orderAsked(desk, searchParams.get('token') ?? '')
      : agreementAsked(desk, searchParams.get('approval_session_id') ?? '')
  if (asked.settled) return show(response, 200, notePage(asked.title, asked.settled))
  const action = `${pathname}?${searchParams}`
  if (request.method !== 'POST') return show(response, 200, approvalPage(asked, action))
  const form = new URLSearchParams(await readText())
  const decision = Decision.safeParse(Object.fromEntries(form))
  if (decision.success && decision.data.decision === 'cancel')
    return goBack(response, asked, asked.experience.cancel_url, asked.canceled)
  const payer = decision.success && payerFrom(decision.data.payer, decision.data.email)
  if (!decision.success || !payer) return show(response, 422, approvalPage(asked, action, form))
  goBack(response, asked, asked.experience.return_url, asked.approve(payer, decision.data.outcome))
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, pageHeaders).end(html)
}

/** Keeps the query that the merchant put into the address. */
function goBack(
  response: ServerResponse,
  asked: Asked,
  address: string | undefined,
  added: Record<string, string>,
): void {
  if (!address) {
    show(response, 200, notePage(asked.title, texts.noReturn))
    return
  }
  const target = new URL(address)
  for (const [name, value] of Object.entries(added)) target.searchParams.set(name, value)
  response.writeHead(303, { location: target.href, 'cache-control': 'no-store' }).end()
}

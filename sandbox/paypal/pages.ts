import { look } from './look.ts'
import { moneyOf } from './money.ts'
import {
  captureStates,
  eventStates,
  momentOf,
  orderStates,
  priceOf,
  paymentTexts as texts,
} from './paypal.fr.ts'
import { approvalUrl } from './present.ts'
import type { Desk } from './sandbox-context.ts'
import type { KeptCapture, KeptEvent, KeptOrder, KeptPaymentToken, KeptRefund } from './sandbox-state.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)

/** Nothing but their own style, and never in a frame. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const

/** A page of the sandbox, marked as one. */
export function page(title: string, main: string, width: 'wide' | 'narrow'): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · ${texts.mark}</title><style>${look}</style></head>
<body><header><p class="band"><strong>${texts.mark}.</strong> ${texts.meaning}</p></header><main class="${width}"><h1>${escaped(title)}</h1>
${main}
</main></body></html>
`
}

/** Says that what was asked for is not there. */
export const faultPage = (): string => notePage(texts.payTitle, texts.gone)

export const notePage = (title: string, note: string): string =>
  page(title, `<p>${escaped(note)}</p>`, 'narrow')

/** All that was paid here, the newest first, and what can be done to it. */
export function listPage(desk: Desk): string {
  const { book } = desk
  const live = Object.values(book.paymentTokens).filter(({ endedBy }) => !endedBy)
  const lists = [
    list(texts.orders, Object.values(book.orders), (order) => orderLine(desk, order)),
    list(texts.captures, Object.values(book.captures), captureLine),
    list(texts.refunds, Object.values(book.refunds), refundLine),
    list(texts.tokens, live, tokenLine),
    list(texts.webhooks, book.events, eventLine),
  ]
  return page(texts.title, lists.join('\n'), 'wide')
}

function list<Thing>(title: string, things: Thing[], line: (thing: Thing) => string): string {
  const lines = things.map(line).reverse()
  const body =
    lines.length > 0
      ? `<ul class="things">\n${lines.join('\n')}\n</ul>`
      : `<p class="quiet">${texts.none}</p>`
  return `<section><h2>${title}</h2>${body}</section>`
}

type Line = { title: string; atMs: number; details: string[]; doings?: string[] }

const item = ({ title, atMs, details, doings = [] }: Line): string =>
  `<li><strong>${escaped(title)}</strong><span class="quiet when">${momentOf(atMs)}</span><span class="quiet">${escaped(details.join(' · '))}</span>${
    doings.length > 0 ? `<div class="doings">${doings.join('')}</div>` : ''
  }</li>`

const doing = (path: string, label: string): string =>
  `<form method="post" action="/__sandbox/${escaped(path)}"><button>${label}</button></form>`

function orderLine(desk: Desk, order: KeptOrder): string {
  const { id, status, unit, payer } = order
  const doings = {
    CREATED: [`<a href="${escaped(approvalUrl(desk, order))}">${texts.openApproval}</a>`],
    PAYER_ACTION_REQUIRED: [`<a href="${escaped(approvalUrl(desk, order))}">${texts.openApproval}</a>`],
    APPROVED: [doing(`orders/${id}/reverse-approval`, texts.reverseApproval)],
    COMPLETED: [],
  } satisfies Record<KeptOrder['status'], string[]>
  return item({
    title: `${unit.description ?? texts.noDescription} · ${priceOf(unit.amount)}`,
    atMs: order.createdAtMs,
    details: [orderStates[status], ...(payer ? [payer.email] : []), id],
    doings: doings[status],
  })
}

function captureLine(capture: KeptCapture): string {
  const { id, status, amount, refundedCents, invoice_id } = capture
  const back =
    refundedCents > 0 ? [texts.refunded(priceOf(moneyOf(refundedCents, amount.currency_code)))] : []
  return item({
    title: priceOf(amount),
    atMs: capture.createdAtMs,
    details: [captureStates[status], ...back, ...(invoice_id ? [invoice_id] : []), id],
    doings: captureDoings(id, status),
  })
}

function captureDoings(id: string, status: KeptCapture['status']): string[] {
  if (status === 'PENDING')
    return [doing(`captures/${id}/complete`, texts.complete), doing(`captures/${id}/deny`, texts.deny)]
  if (status === 'DECLINED' || status === 'REFUNDED') return []
  return [doing(`captures/${id}/dispute`, texts.dispute), doing(`captures/${id}/reverse`, texts.reverse)]
}

const refundLine = (refund: KeptRefund): string =>
  item({
    title: priceOf(refund.amount),
    atMs: refund.createdAtMs,
    details: [texts.refundOf(refund.captureId), ...(refund.note_to_payer ? [refund.note_to_payer] : [])],
  })

const tokenLine = ({ id, payer, createdAtMs }: KeptPaymentToken): string =>
  item({
    title: payer.email,
    atMs: createdAtMs,
    details: [id],
    doings: [doing(`payment-tokens/${id}/cancel`, texts.cancelAgreement)],
  })

function eventLine({ id, type, state, attempts, createdAtMs }: KeptEvent): string {
  const last = attempts.at(-1)
  return item({
    title: type,
    atMs: createdAtMs,
    details: [
      eventStates[state],
      texts.attempts(attempts.length),
      ...(last ? [texts.lastAnswer(last.status)] : []),
    ],
    doings: [doing(`webhooks/${id}/send`, texts.resend)],
  })
}

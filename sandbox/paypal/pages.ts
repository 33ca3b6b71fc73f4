import { moneyOf } from './money.ts'
import {
  captureStates,
  eventStates,
  formatPrice,
  momentOf,
  orderStates,
  paymentTexts as texts,
} from './paypal.fr.ts'
import { approvalUrl } from './present.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type {
  StoredCapture,
  StoredEvent,
  StoredOrder,
  StoredPaymentToken,
  StoredRefund,
} from './sandbox-state.ts'
import { look } from './styles.ts'

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

/** The not-found page. */
export const faultPage = (): string => notePage(texts.payTitle, texts.gone)

export const notePage = (title: string, note: string): string =>
  page(title, `<p>${escaped(note)}</p>`, 'narrow')

/** Lists payments, newest first, with their control actions. */
export function listPage(context: SandboxContext): string {
  const { state } = context
  const live = Object.values(state.paymentTokens).filter(({ endedBy }) => !endedBy)
  const lists = [
    list(texts.orders, Object.values(state.orders), (order) => orderLine(context, order)),
    list(texts.captures, Object.values(state.captures), captureLine),
    list(texts.refunds, Object.values(state.refunds), refundLine),
    list(texts.tokens, live, tokenLine),
    list(texts.webhooks, state.events, eventLine),
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

function orderLine(context: SandboxContext, order: StoredOrder): string {
  const { id, status, unit, payer } = order
  const doings = {
    CREATED: [`<a href="${escaped(approvalUrl(context, order))}">${texts.openApproval}</a>`],
    PAYER_ACTION_REQUIRED: [`<a href="${escaped(approvalUrl(context, order))}">${texts.openApproval}</a>`],
    APPROVED: [doing(`orders/${id}/reverse-approval`, texts.reverseApproval)],
    COMPLETED: [],
  } satisfies Record<StoredOrder['status'], string[]>
  return item({
    title: `${unit.description ?? texts.noDescription} · ${formatPrice(unit.amount)}`,
    atMs: order.createdAtMs,
    details: [orderStates[status], ...(payer ? [payer.email] : []), id],
    doings: doings[status],
  })
}

function captureLine(capture: StoredCapture): string {
  const { id, status, amount, refundedCents, invoice_id } = capture
  const back =
    refundedCents > 0 ? [texts.refunded(formatPrice(moneyOf(refundedCents, amount.currency_code)))] : []
  return item({
    title: formatPrice(amount),
    atMs: capture.createdAtMs,
    details: [captureStates[status], ...back, ...(invoice_id ? [invoice_id] : []), id],
    doings: captureDoings(id, status),
  })
}

function captureDoings(id: string, status: StoredCapture['status']): string[] {
  if (status === 'PENDING')
    return [doing(`captures/${id}/complete`, texts.complete), doing(`captures/${id}/deny`, texts.deny)]
  if (status === 'DECLINED' || status === 'REFUNDED') return []
  return [doing(`captures/${id}/dispute`, texts.dispute), doing(`captures/${id}/reverse`, texts.reverse)]
}

const refundLine = (refund: StoredRefund): string =>
  item({
    title: formatPrice(refund.amount),
    atMs: refund.createdAtMs,
    details: [texts.refundOf(refund.captureId), ...(refund.note_to_payer ? [refund.note_to_payer] : [])],
  })

const tokenLine = ({ id, payer, createdAtMs }: StoredPaymentToken): string =>
  item({
    title: payer.email,
    atMs: createdAtMs,
    details: [id],
    doings: [doing(`payment-tokens/${id}/cancel`, texts.cancelAgreement)],
  })

function eventLine({ id, type, state, attempts, createdAtMs }: StoredEvent): string {
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

import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { SigningCertificate } from './certificate.ts'
import { hourMs, instant, minuteMs } from './clock.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type { StoredEvent } from './sandbox-state.ts'

/** PayPal retries 25 times in three days: after a minute, then with exponential backoff up to four hours. */
const maxRetries = 25
const retryDelayMs = (retry: number): number => Math.min(minuteMs * 2 ** retry, 4 * hourMs)

const maxStored = 200
const answerTimeoutMs = 10_000

export type Sender = {
  certificate: SigningCertificate
  webhookId: string
  /** Where events are posted; without it they stay waiting. */
  webhookUrl?: string
}

/** Creates an event in the state set by the fault settings: waiting, held or dropped. */
export function newEvent(context: SandboxContext, event: Parameters<SandboxContext['emit']>[0]): StoredEvent {
  const id = `WH-${context.newCode(17)}-${context.newCode(17)}`
  const now = context.clock().getTime()
  const states = { deliver: 'waiting', hold: 'held', drop: 'dropped' } as const
  return {
    id,
    type: event.type,
    createdAtMs: now,
    state: states[context.faultSettings.webhooks],
    dueAtMs: now,
    attempts: [],
    body: JSON.stringify({
      id,
      event_version: '1.0',
      create_time: context.clock().toISOString(),
      resource_type: event.resourceType,
      resource_version: '2.0',
      event_type: event.type,
      summary: event.summary,
      resource: event.resource,
      links: [
        { href: `${context.url}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' },
        {
          href: `${context.url}/v1/notifications/webhooks-events/${id}/resend`,
          rel: 'resend',
          method: 'POST',
        },
      ],
    }),
  }
}

/** Stores the event, and drops the oldest above the maximum. */
export function storeEvent(context: SandboxContext, event: StoredEvent): void {
  context.state.events.push(event)
  context.state.events.splice(0, Math.max(0, context.state.events.length - maxStored))
}

/** Signature headers of a webhook. */
function signedHeaders(context: SandboxContext, sender: Sender, body: string): Record<string, string> {
  const transmissionId = randomUUID()
  const time = instant(context.clock().getTime())
  const signed = `${transmissionId}|${time}|${sender.webhookId}|${crc32(body)}`
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': transmissionId,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sender.certificate.sign(signed),
    'paypal-cert-url': `${context.url}${sender.certificate.path}`,
    'paypal-auth-algo': 'SHA256withRSA',
  }
}

/** Posts an event once, now, whatever its state; anything but a 2xx is tried again later. */
export async function sendEvent(context: SandboxContext, sender: Sender, event: StoredEvent): Promise<void> {
  if (!sender.webhookUrl) return
  const status = await post(sender.webhookUrl, signedHeaders(context, sender, event.body), event.body)
  const now = context.clock().getTime()
  event.attempts.push({ atMs: now, ...(status === undefined ? {} : { status }) })
  if (status !== undefined && status >= 200 && status < 300) event.state = 'delivered'
  else if (event.state !== 'delivered') planRetry(event, now)
}

/** The HTTP status; undefined without an answer. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}

function planRetry(event: StoredEvent, now: number): void {
  const retries = event.attempts.length - 1
  event.state = retries < maxRetries ? 'waiting' : 'given-up'
  event.dueAtMs = now + retryDelayMs(retries)
}

const dueEvents = ({ state, clock }: SandboxContext): StoredEvent[] =>
  state.events.filter(({ state, dueAtMs }) => state === 'waiting' && dueAtMs <= clock().getTime())

/** Sends the due events, oldest first; returns the number. */
export async function deliverDue(context: SandboxContext, sender: Sender): Promise<number> {
  if (!sender.webhookUrl) return 0
  const due = dueEvents(context)
  for (const event of due) await sendEvent(context, sender, event)
  return due.length
}

/** Sends due events concurrently, as PayPal does: an unanswered one does not delay the others. */
export function webhookDispatcher(context: SandboxContext, sender: Sender, onSent: () => void): () => void {
  const underWay = new Set<StoredEvent>()
  const send = async (event: StoredEvent) => {
    underWay.add(event)
    await sendEvent(context, sender, event)
    underWay.delete(event)
    onSent()
  }
  return () => {
    if (!sender.webhookUrl) return
    for (const event of dueEvents(context)) if (!underWay.has(event)) void send(event)
  }
}

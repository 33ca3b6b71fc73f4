import { z } from 'zod'
import type { AccessTokens } from './access-tokens.ts'
import { disputeCapture, reverseCapture, settlePending } from './captures.ts'
import { Knobs } from './configure-faults.ts'
import { notFound } from './faults.ts'
import { reverseApproval } from './orders.ts'
import { captureOnWire, paymentTokenOnWire, refundOnWire, setupTokenOnWire, wholeOrder } from './present.ts'
import { readBody } from './requests.ts'
import type { Desk } from './sandbox-context.ts'
import type { Book, KeptEvent } from './sandbox-state.ts'
import { endToken, setDeclines } from './vault.ts'
import { deliverDue, type Sender, sendEvent } from './webhooks.ts'

export type Controlled = { desk: Desk; tokens: AccessTokens; sender: Sender }

type Action = (controlled: Controlled, id: string) => void | Promise<void>

/** What can be made to happen, by its path under `/__sandbox/`; `:id` names what it befalls. */
const actions: Record<string, Action> = {
  'orders/:id/reverse-approval': ({ desk }, id) => reverseApproval(desk, id),
  'captures/:id/complete': ({ desk }, id) => settlePending(desk, id, 'complete'),
  'captures/:id/deny': ({ desk }, id) => settlePending(desk, id, 'deny'),
  'captures/:id/reverse': ({ desk }, id) => reverseCapture(desk, id),
  'captures/:id/dispute': ({ desk }, id) => disputeCapture(desk, id),
  'payment-tokens/:id/cancel': ({ desk }, id) => endToken(desk, id, 'payer'),
  'payment-tokens/:id/decline': ({ desk }, id) => setDeclines(desk, id, true),
  'payment-tokens/:id/accept': ({ desk }, id) => setDeclines(desk, id, false),
  'webhooks/:id/send': ({ desk, sender }, id) => sendEvent(desk, sender, requireEvent(desk, id)),
  'webhooks/:id/drop': ({ desk }, id) => {
    requireEvent(desk, id).state = 'dropped'
  },
  'webhooks/deliver-due': async ({ desk, sender }) => {
    await deliverDue(desk, sender)
  },
  'access-tokens/revoke': ({ tokens }) => tokens.revokeAll(),
}

function requireEvent(desk: Desk, id: string): KeptEvent {
  const event = desk.book.events.find((one) => one.id === id)
  if (!event) throw notFound()
  return event
}

/** Makes something happen; throws a 404 for what is unknown. */
export async function act(controlled: Controlled, path: string): Promise<void> {
  const [kind = '', id = '', verb] = path.split('/')
  const action = actions[verb ? `${kind}/:id/${verb}` : path]
  if (!action) throw notFound()
  await action(controlled, id)
}

/** All there is, as PayPal would show each thing, and the webhooks. */
export function stateOf({ desk, tokens }: Controlled) {
  const { book } = desk
  return {
    orders: Object.values(book.orders).map((order) => wholeOrder(desk, order)),
    captures: Object.values(book.captures).map((capture) => captureOnWire(desk, capture)),
    refunds: Object.values(book.refunds).map((refund) => refundOnWire(desk, refund)),
    setupTokens: Object.values(book.setupTokens).map((token) => setupTokenOnWire(desk, token)),
    paymentTokens: Object.values(book.paymentTokens)
      .filter(({ endedBy }) => !endedBy)
      .map((token) => paymentTokenOnWire(desk, token)),
    webhooks: book.events.map(({ body, ...event }) => ({ ...event, event: JSON.parse(body) as unknown })),
    accessTokensGranted: tokens.granted,
    knobs: desk.knobs,
  }
}

const Change = Knobs.partial()

/** Turns some knobs and leaves the others; throws a 400 for a wrong one. */
export function turnKnobs(desk: Desk, change: unknown): void {
  const parsed = readBody(Change, change)
  const given = typeof change === 'object' && change !== null ? Object.keys(change) : []
  const wanted = Object.fromEntries(Object.entries(parsed).filter(([name]) => given.includes(name)))
  Object.assign(desk.knobs, wanted)
}

const Snapshot = z.looseObject({ orders: z.record(z.string(), z.unknown()), events: z.array(z.unknown()) })

/** Whether this was a snapshot of ours, by its outline. */
export const isSnapshot = (value: unknown): value is Book => Snapshot.safeParse(value).success

import { z } from 'zod'
import type { AccessTokens } from './access-tokens.ts'
import { disputeCapture, reverseCapture, settlePending } from './captures.ts'
import { FaultSettings } from './fault-settings.ts'
import { notFound } from './faults.ts'
import { reverseApproval } from './orders.ts'
import { captureOnWire, paymentTokenOnWire, refundOnWire, setupTokenOnWire, wholeOrder } from './present.ts'
import { readBody } from './requests.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type { SandboxState, StoredEvent } from './sandbox-state.ts'
import { endToken, setDeclines } from './vault.ts'
import { deliverDue, type Sender, sendEvent } from './webhooks.ts'

export type ControlTarget = { context: SandboxContext; tokens: AccessTokens; sender: Sender }

type Action = (controlled: ControlTarget, id: string) => void | Promise<void>

/** Control actions by their path under `/__sandbox/`. */
const actions: Record<string, Action> = {
  'orders/:id/reverse-approval': ({ context }, id) => reverseApproval(context, id),
  'captures/:id/complete': ({ context }, id) => settlePending(context, id, 'complete'),
  'captures/:id/deny': ({ context }, id) => settlePending(context, id, 'deny'),
  'captures/:id/reverse': ({ context }, id) => reverseCapture(context, id),
  'captures/:id/dispute': ({ context }, id) => disputeCapture(context, id),
  'payment-tokens/:id/cancel': ({ context }, id) => endToken(context, id, 'payer'),
  'payment-tokens/:id/decline': ({ context }, id) => setDeclines(context, id, true),
  'payment-tokens/:id/accept': ({ context }, id) => setDeclines(context, id, false),
  'webhooks/:id/send': ({ context, sender }, id) => sendEvent(context, sender, requireEvent(context, id)),
  'webhooks/:id/drop': ({ context }, id) => {
    requireEvent(context, id).state = 'dropped'
  },
  'webhooks/deliver-due': async ({ context, sender }) => {
    await deliverDue(context, sender)
  },
  'access-tokens/revoke': ({ tokens }) => tokens.revokeAll(),
}

function requireEvent(context: SandboxContext, id: string): StoredEvent {
  const event = context.state.events.find((one) => one.id === id)
  if (!event) throw notFound()
  return event
}

/** Runs a control action; throws a 404 for an unknown one. */
export async function runAction(controlled: ControlTarget, path: string): Promise<void> {
  const [kind = '', id = '', verb] = path.split('/')
  const action = actions[verb ? `${kind}/:id/${verb}` : path]
  if (!action) throw notFound()
  await action(controlled, id)
}

/** The whole state in PayPal’s format, and the webhooks. */
export function stateOf({ context, tokens }: ControlTarget) {
  const { state } = context
  return {
    orders: Object.values(state.orders).map((order) => wholeOrder(context, order)),
    captures: Object.values(state.captures).map((capture) => captureOnWire(context, capture)),
    refunds: Object.values(state.refunds).map((refund) => refundOnWire(context, refund)),
    setupTokens: Object.values(state.setupTokens).map((token) => setupTokenOnWire(context, token)),
    paymentTokens: Object.values(state.paymentTokens)
      .filter(({ endedBy }) => !endedBy)
      .map((token) => paymentTokenOnWire(context, token)),
    webhooks: state.events.map(({ body, ...event }) => ({ ...event, event: JSON.parse(body) as unknown })),
    accessTokensGranted: tokens.granted,
    knobs: context.faultSettings,
  }
}

const Change = FaultSettings.partial()

/** Changes some fault settings; throws a 400 for an invalid one. */
export function configureFaults(context: SandboxContext, change: unknown): void {
  const parsed = readBody(Change, change)
  const given = typeof change === 'object' && change !== null ? Object.keys(change) : []
  const wanted = Object.fromEntries(Object.entries(parsed).filter(([name]) => given.includes(name)))
  Object.assign(context.faultSettings, wanted)
}

const Snapshot = z.looseObject({ orders: z.record(z.string(), z.unknown()), events: z.array(z.unknown()) })

/** Whether a value has the shape of a snapshot. */
export const isSnapshot = (value: unknown): value is SandboxState => Snapshot.safeParse(value).success

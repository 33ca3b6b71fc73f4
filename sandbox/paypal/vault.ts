import { dayMs } from './clock.ts'
import { notFound, unprocessable } from './faults.ts'
import { paymentTokenOnWire, setupTokenOnWire } from './present.ts'
import type { SetupTokenRequest } from './requests.ts'
import type { Desk } from './sandbox-context.ts'
import type { Customer, KeptPaymentToken, KeptSetupToken, Payer } from './sandbox-state.ts'

const setupTokenLifetimeMs = 3 * dayMs

/** A customer of ours, with the id PayPal gave or a new one. */
export function customerFor(desk: Desk, given: Partial<Customer> | undefined): Customer {
  if (desk.knobs.vaulting === 'disabled') throw unprocessable('NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE')
  return { ...given, id: given?.id ?? desk.newCode(10) }
}

/** Begins an agreement without a payment, for a trial: its payer has to approve it. */
export function createSetupToken(desk: Desk, request: SetupTokenRequest) {
  const { paypal } = request.payment_source
  const token: KeptSetupToken = {
    id: desk.newCode(17),
    sessionId: desk.newCode(20),
    status: 'PAYER_ACTION_REQUIRED',
    customer: customerFor(desk, request.customer),
    experience: paypal.experience_context ?? {},
    ...(paypal.description ? { description: paypal.description } : {}),
    createdAtMs: desk.clock().getTime(),
  }
  desk.book.setupTokens[token.id] = token
  return setupTokenOnWire(desk, token)
}

/** Keeps an agreement of a payer, which may be charged without them from now on. */
export function saveToken(desk: Desk, customer: Customer, payer: Payer): KeptPaymentToken {
  const token = {
    id: desk.newCode(17).toLowerCase(),
    customer,
    payer,
    createdAtMs: desk.clock().getTime(),
  }
  desk.book.paymentTokens[token.id] = token
  tell(desk, token, 'CREATED')
  return token
}

function tell(desk: Desk, token: KeptPaymentToken, what: 'CREATED' | 'DELETED'): void {
  desk.emit({
    type: `VAULT.PAYMENT-TOKEN.${what}`,
    resourceType: 'payment_token',
    summary: `A payment token was ${what.toLowerCase()}`,
    resource: paymentTokenOnWire(desk, token),
  })
}

/** The agreement of that id, for a charge; throws the issue that says why it cannot be charged. */
export function requireLivingToken(desk: Desk, id: string): KeptPaymentToken {
  const token = desk.book.paymentTokens[id]
  if (!token || token.endedBy === 'merchant') throw unprocessable('TOKEN_ID_NOT_FOUND')
  if (token.endedBy === 'payer') throw unprocessable('AGREEMENT_ALREADY_CANCELLED')
  return token
}

export function requireToken(desk: Desk, id: string): KeptPaymentToken {
  const token = desk.book.paymentTokens[id]
  if (!token || token.endedBy) throw notFound()
  return token
}

export function endToken(desk: Desk, id: string, by: 'merchant' | 'payer'): void {
  const token = requireToken(desk, id)
  token.endedBy = by
  tell(desk, token, 'DELETED')
}

/** Has what stands behind an agreement refuse each charge, or pay again. */
export function setDeclines(desk: Desk, id: string, declines: boolean): void {
  const token = requireToken(desk, id)
  if (declines) token.declines = true
  else delete token.declines
}

export function requireSetupToken(desk: Desk, id: string): KeptSetupToken {
  const token = desk.book.setupTokens[id]
  if (!token || desk.clock().getTime() >= token.createdAtMs + setupTokenLifetimeMs) throw notFound()
  return token
}

/** The setup token that an approval page is about. */
export function setupTokenOfSession(desk: Desk, sessionId: string): KeptSetupToken {
  const token = Object.values(desk.book.setupTokens).find((one) => one.sessionId === sessionId)
  return requireSetupToken(desk, token?.id ?? '')
}

export function approveSetupToken(token: KeptSetupToken, payer: Payer): void {
  if (token.status === 'TOKENIZED') return
  Object.assign(token, { status: 'APPROVED', payer })
}

/** Turns an approved setup token into an agreement, once. */
export function exchangeSetupToken(desk: Desk, id: string): KeptPaymentToken {
  const kept = desk.book.setupTokens[id]
  const isOver = !kept || desk.clock().getTime() >= kept.createdAtMs + setupTokenLifetimeMs
  if (isOver || kept.status === 'TOKENIZED') throw unprocessable('TOKEN_ID_NOT_FOUND')
  if (kept.status !== 'APPROVED' || !kept.payer) throw unprocessable('PAYER_ACTION_REQUIRED')
  kept.status = 'TOKENIZED'
  return saveToken(desk, kept.customer, kept.payer)
}

import { dayMs } from './clock.ts'
import { notFound, unprocessable } from './faults.ts'
import { paymentTokenOnWire, setupTokenOnWire } from './present.ts'
import type { SetupTokenRequest } from './requests.ts'
import type { SandboxContext } from './sandbox-context.ts'
import type { Customer, Payer, StoredPaymentToken, StoredSetupToken } from './sandbox-state.ts'

const setupTokenLifetimeMs = 3 * dayMs

/** A customer of ours, with the id PayPal gave or a new one. */
export function customerFor(context: SandboxContext, given: Partial<Customer> | undefined): Customer {
  if (context.faultSettings.vaulting === 'disabled')
    throw unprocessable('NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE')
  return { ...given, id: given?.id ?? context.newCode(10) }
}

/** Creates a setup token for an agreement without a payment; its payer has to approve it. */
export function createSetupToken(context: SandboxContext, request: SetupTokenRequest) {
  const { paypal } = request.payment_source
  const token: StoredSetupToken = {
    id: context.newCode(17),
    sessionId: context.newCode(20),
    status: 'PAYER_ACTION_REQUIRED',
    customer: customerFor(context, request.customer),
    experience: paypal.experience_context ?? {},
    ...(paypal.description ? { description: paypal.description } : {}),
    createdAtMs: context.clock().getTime(),
  }
  context.state.setupTokens[token.id] = token
  return setupTokenOnWire(context, token)
}

/** Saves an agreement, which can be charged from now on. */
export function saveToken(context: SandboxContext, customer: Customer, payer: Payer): StoredPaymentToken {
  const token = {
    id: context.newCode(17).toLowerCase(),
    customer,
    payer,
    createdAtMs: context.clock().getTime(),
  }
  context.state.paymentTokens[token.id] = token
  tell(context, token, 'CREATED')
  return token
}

function tell(context: SandboxContext, token: StoredPaymentToken, what: 'CREATED' | 'DELETED'): void {
  context.emit({
    type: `VAULT.PAYMENT-TOKEN.${what}`,
    resourceType: 'payment_token',
    summary: `A payment token was ${what.toLowerCase()}`,
    resource: paymentTokenOnWire(context, token),
  })
}

/** The agreement of that id, for a charge; throws the issue that says why it cannot be charged. */
export function requireLivingToken(context: SandboxContext, id: string): StoredPaymentToken {
  const token = context.state.paymentTokens[id]
  if (!token || token.endedBy === 'merchant') throw unprocessable('TOKEN_ID_NOT_FOUND')
  if (token.endedBy === 'payer') throw unprocessable('AGREEMENT_ALREADY_CANCELLED')
  return token
}

export function requireToken(context: SandboxContext, id: string): StoredPaymentToken {
  const token = context.state.paymentTokens[id]
  if (!token || token.endedBy) throw notFound()
  return token
}

export function endToken(context: SandboxContext, id: string, by: 'merchant' | 'payer'): void {
  const token = requireToken(context, id)
  token.endedBy = by
  tell(context, token, 'DELETED')
}

/** Sets whether the funding source of an agreement declines. */
export function setDeclines(context: SandboxContext, id: string, declines: boolean): void {
  const token = requireToken(context, id)
  if (declines) token.declines = true
  else delete token.declines
}

export function requireSetupToken(context: SandboxContext, id: string): StoredSetupToken {
  const token = context.state.setupTokens[id]
  if (!token || context.clock().getTime() >= token.createdAtMs + setupTokenLifetimeMs) throw notFound()
  return token
}

/** The setup token that an approval page is about. */
export function setupTokenOfSession(context: SandboxContext, sessionId: string): StoredSetupToken {
  const token = Object.values(context.state.setupTokens).find((one) => one.sessionId === sessionId)
  return requireSetupToken(context, token?.id ?? '')
}

export function approveSetupToken(token: StoredSetupToken, payer: Payer): void {
  if (token.status === 'TOKENIZED') return
  Object.assign(token, { status: 'APPROVED', payer })
}

/** Turns an approved setup token into an agreement, once. */
export function exchangeSetupToken(context: SandboxContext, id: string): StoredPaymentToken {
  const kept = context.state.setupTokens[id]
  const isOver = !kept || context.clock().getTime() >= kept.createdAtMs + setupTokenLifetimeMs
  if (isOver || kept.status === 'TOKENIZED') throw unprocessable('TOKEN_ID_NOT_FOUND')
  if (kept.status !== 'APPROVED' || !kept.payer) throw unprocessable('PAYER_ACTION_REQUIRED')
  kept.status = 'TOKENIZED'
  return saveToken(context, kept.customer, kept.payer)
}

import type { Money } from './money.ts'

export type Payer = { payerId: string; email: string; givenName: string; surname: string }

/** Outcome of the capture, chosen by the payer. */
export type Outcome = 'approve' | 'declined' | 'pending' | 'time-out'

export type PurchaseUnit = {
  reference_id?: string
  custom_id?: string
  invoice_id?: string
  description?: string
  amount: Money & { breakdown?: { item_total?: Money; tax_total?: Money } }
}

/** Return URLs of the approval page. */
export type Experience = { return_url?: string; cancel_url?: string; brand_name?: string; locale?: string }

export type StoredOrder = {
  id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED'
  unit: PurchaseUnit
  createdAtMs: number
  updatedAtMs: number
  experience: Experience
  /** Whether it was created with a payment source, which changes its first status and links. */
  withSource: boolean
  saveTo?: Customer
  payer?: Payer
  outcome?: Outcome
  captureId?: string
  /** The agreement that was saved with it, or that paid it. */
  tokenId?: string
}

export type Customer = { id: string; merchant_customer_id?: string }

export type StoredCapture = {
  id: string
  orderId: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  reason?: string
  amount: Money
  custom_id?: string
  invoice_id?: string
  refundedCents: number
  reversed?: true
  createdAtMs: number
  updatedAtMs: number
}

export type StoredRefund = {
  id: string
  captureId: string
  amount: Money
  invoice_id?: string
  custom_id?: string
  note_to_payer?: string
  createdAtMs: number
}

export type StoredSetupToken = {
  id: string
  sessionId: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'TOKENIZED'
  customer: Customer
  experience: Experience
  description?: string
  payer?: Payer
  createdAtMs: number
}

export type StoredPaymentToken = {
  id: string
  customer: Customer
  payer: Payer
  createdAtMs: number
  /** Who ended it: unknown after a merchant's deletion, «cancelled» after a payer's. */
  endedBy?: 'merchant' | 'payer'
  /** While its funding source declines. */
  declines?: true
}

export type StoredReply = { status: number; body: unknown; untilMs: number }

export type Attempt = {
  atMs: number /** The answered status; absent when nothing answered. */
  status?: number
}

export type StoredEvent = {
  id: string
  type: string
  createdAtMs: number
  /** As it is signed and sent, byte for byte. */
  body: string
  state: 'waiting' | 'held' | 'dropped' | 'delivered' | 'given-up'
  dueAtMs: number
  attempts: Attempt[]
}

/** The state of the sandbox; plain data that can be copied, saved and restored. */
export type SandboxState = {
  orders: Record<string, StoredOrder>
  captures: Record<string, StoredCapture>
  refunds: Record<string, StoredRefund>
  setupTokens: Record<string, StoredSetupToken>
  paymentTokens: Record<string, StoredPaymentToken>
  replies: Record<string, StoredReply>
  events: StoredEvent[]
}

export const emptyState = (): SandboxState => ({
  orders: {},
  captures: {},
  refunds: {},
  setupTokens: {},
  paymentTokens: {},
  replies: {},
  events: [],
})

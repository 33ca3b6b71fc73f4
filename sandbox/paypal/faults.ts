type FaultName =
  | 'INVALID_REQUEST'
  | 'AUTHENTICATION_FAILURE'
  | 'RESOURCE_NOT_FOUND'
  | 'PREVIOUS_REQUEST_IN_PROGRESS'
  | 'UNPROCESSABLE_ENTITY'
  | 'RATE_LIMIT_REACHED'
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE'

const statuses = {
  INVALID_REQUEST: 400,
  AUTHENTICATION_FAILURE: 401,
  RESOURCE_NOT_FOUND: 404,
  PREVIOUS_REQUEST_IN_PROGRESS: 409,
  UNPROCESSABLE_ENTITY: 422,
  RATE_LIMIT_REACHED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<FaultName, number>

// Most are fixed by PayPal’s schemas, which allow no other words.
const messages = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  INTERNAL_SERVER_ERROR: 'An internal server error occurred.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  PREVIOUS_REQUEST_IN_PROGRESS: 'The server has detected a conflict while processing this request.',
  RATE_LIMIT_REACHED: 'Too many requests.',
  SERVICE_UNAVAILABLE: 'Service Unavailable.',
} as const satisfies Record<FaultName, string>

/** Issues of unprocessable requests. */
export const unprocessableIssues = {
  INSTRUMENT_DECLINED: 'The payer’s instrument was declined.',
  ORDER_NOT_APPROVED: 'The payer has not approved the order.',
  ORDER_ALREADY_CAPTURED: 'The order was captured before.',
  PAYER_ACTION_REQUIRED: 'The payer has to act first.',
  PAYER_CANNOT_PAY: 'This payer cannot pay this order.',
  TRANSACTION_REFUSED: 'The transaction was refused.',
  DUPLICATE_INVOICE_ID: 'The invoice id was used by another payment.',
  AMOUNT_MISMATCH: 'The amount is not the sum of its breakdown.',
  TOKEN_ID_NOT_FOUND: 'The token does not exist.',
  AGREEMENT_ALREADY_CANCELLED: 'The payer cancelled the agreement.',
  NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE: 'This account may not save payment sources.',
  CAPTURE_FULLY_REFUNDED: 'The capture was refunded in full.',
  REFUND_AMOUNT_EXCEEDED: 'The refund is larger than what is left of the capture.',
  CURRENCY_MISMATCH: 'The refund is not in the currency of the capture.',
  REFUND_NOT_ALLOWED: 'Only a completed capture can be refunded.',
} as const
export type UnprocessableIssue = keyof typeof unprocessableIssues

export type FaultDetail = {
  issue: string
  description: string
  field?: string
  value?: string
  location?: string
}
type FaultLink = { href: string; rel: string; method: string }

/** An error answer. */
export class PayPalFault extends Error {
  readonly fault: FaultName
  readonly details: FaultDetail[]
  readonly links: FaultLink[]

  constructor(fault: FaultName, details: FaultDetail[] = [], links: FaultLink[] = []) {
    super(`${fault} ${details.map(({ issue }) => issue).join(' ')}`)
    this.fault = fault
    this.details = details
    this.links = links
  }

  get status(): number {
    return statuses[this.fault]
  }

  bodyFor(debugId: string): object {
    return {
      name: this.fault,
      message: messages[this.fault],
      debug_id: debugId,
      details: this.details,
      links: this.links,
    }
  }
}

export const unprocessable = (issue: UnprocessableIssue, links: FaultLink[] = []): PayPalFault =>
  new PayPalFault('UNPROCESSABLE_ENTITY', [{ issue, description: unprocessableIssues[issue] }], links)

export const notFound = (): PayPalFault =>
  new PayPalFault('RESOURCE_NOT_FOUND', [
    { issue: 'INVALID_RESOURCE_ID', description: 'No resource has this id.' },
  ])

export const invalid = (issue: string, description: string, field?: string): PayPalFault =>
  new PayPalFault('INVALID_REQUEST', [
    { issue, description, ...(field ? { field, location: field.startsWith('/') ? 'body' : 'header' } : {}) },
  ])

const isIssue = (code: string): code is UnprocessableIssue => Object.hasOwn(unprocessableIssues, code)
const isName = (code: string): code is FaultName => Object.hasOwn(statuses, code)

/** The fault of a code that `PayPal-Mock-Response` names; one we do not know is itself an invalid request. */
export function faultOfCode(code: string): PayPalFault {
  if (isIssue(code)) return unprocessable(code)
  if (isName(code)) return new PayPalFault(code)
  return invalid('INVALID_MOCK_RESPONSE', 'This code is not one of the sandbox.', 'PayPal-Mock-Response')
}

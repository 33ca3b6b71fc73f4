import type { PayPalResult, UnknownReason } from './paypal-result.ts'
import { Fault } from './paypal-shapes.ts'

/** Issues that mean the payer cannot pay, rather than a wrong request. */
const declines = ['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY']

type Sent = { method: string; headers: Record<string, string>; body?: string; timeoutMs: number }

/**
 * Sends one request and returns how it ended; never throws. A success gives its JSON, undefined without a body.
 * Redirects are not followed: a token goes to no other address.
 */
export async function exchange(url: string, { timeoutMs, ...sent }: Sent): Promise<PayPalResult<unknown>> {
  let status: number
  let text: string
  try {
    const answer = await fetch(url, {
      ...sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = answer.status
    text = await answer.text()
  } catch (fault) {
    const isLate = fault instanceof DOMException && fault.name === 'TimeoutError'
    return { kind: 'unknown', reason: isLate ? 'time-out' : 'unreachable' }
  }
  const body = parsed(text)
  if (status >= 200 && status < 300)
    return body === unreadable
      ? { kind: 'unknown', reason: 'unreadable', status }
      : { kind: 'ok', value: body }
  return endingOf(status, body)
}

const unreadable = Symbol('unreadable')

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

const unknownStatuses: Partial<Record<number, UnknownReason>> = {
  408: 'time-out',
  409: 'in-progress',
  429: 'rate-limited',
}

function endingOf(status: number, body: unknown): PayPalResult<never> {
  const read = Fault.safeParse(body)
  const fault = read.success ? read.data : Fault.parse({})
  const debugId = fault.debug_id ? { debugId: fault.debug_id } : {}
  if (status >= 500) return { kind: 'unknown', reason: 'server-error', status, ...debugId }
  const reason = unknownStatuses[status] ?? (status < 400 ? 'unreadable' : undefined)
  if (reason) return { kind: 'unknown', reason, status, ...debugId }
  const issues = fault.details.flatMap(({ issue }) => issue ?? [])
  const declined = issues.find((issue) => declines.includes(issue))
  if (!declined)
    return { kind: 'refused', status, name: fault.name ?? fault.error ?? 'UNNAMED', issues, ...debugId }
  const payerUrl = fault.links.find(({ rel }) => rel === 'redirect')?.href
  return { kind: 'declined', issue: declined, ...(payerUrl ? { payerUrl } : {}), ...debugId }
}

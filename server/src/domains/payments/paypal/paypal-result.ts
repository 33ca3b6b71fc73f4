/** How a call to PayPal ended. None of these is an exception, and none holds a secret. */
export type PayPalResult<T> =
  | { kind: 'ok'; value: T }
  /** The instrument or the payer cannot pay; another try needs a new Request-Id. */
  | { kind: 'declined'; issue: string; payerUrl?: string; debugId?: string }
  /** It may have happened: ask again with the same Request-Id, or read the resource. */
  | { kind: 'unknown'; reason: UnknownReason; status?: number; debugId?: string }
  /** It did not happen, and asking the same again would not help. */
  | { kind: 'refused'; status: number; name: string; issues: string[]; debugId?: string }

export type UnknownReason =
  | 'time-out'
  | 'unreachable'
  | 'server-error'
  | 'in-progress'
  | 'rate-limited'
  | 'unreadable'

/** What a result holds becomes something else; all other endings stay. */
export function mapResult<T, U>(
  result: PayPalResult<T>,
  change: (value: T) => PayPalResult<U>,
): PayPalResult<U> {
  return result.kind === 'ok' ? change(result.value) : result
}

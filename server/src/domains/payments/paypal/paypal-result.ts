/** Result of a PayPal call. Never an exception, and without secrets. */
export type PayPalResult<T> =
  | { kind: 'ok'; value: T }
  /** The instrument or the payer cannot pay; another try needs a new Request-Id. */
  | { kind: 'declined'; issue: string; payerUrl?: string; debugId?: string }
  /** It may have had an effect: repeat with the same Request-Id, or read the resource. */
  | { kind: 'unknown'; reason: UnknownReason; status?: number; debugId?: string }
  /** It had no effect, and a retry would not help. */
  | { kind: 'refused'; status: number; name: string; issues: string[]; debugId?: string }

export type UnknownReason =
  | 'time-out'
  | 'unreachable'
  | 'server-error'
  | 'in-progress'
  | 'rate-limited'
  | 'unreadable'

/** Maps the value of an `ok` result. */
export function mapResult<T, U>(
  result: PayPalResult<T>,
  change: (value: T) => PayPalResult<U>,
): PayPalResult<U> {
  return result.kind === 'ok' ? change(result.value) : result
}

import type { FallbackReason } from '@lettrine/contract/fallback-reason'
import { AISDKError, APICallError, JSONParseError, TypeValidationError } from 'ai'

/**
 * A model that did not write. It has no `cause`: errors of providers carry the request, and with it the user's
 * texts, which no log may see.
 */
export class WriterFailure extends Error {
  readonly reason: FallbackReason
  /** A status or the code of a fault, for the log. */
  readonly detail: string | undefined
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined

  constructor(
    reason: FallbackReason,
    options: { detail?: string; retryable?: boolean; retryAfterMs?: number | undefined } = {},
  ) {
    super(`The model did not write: ${reason}`)
    this.reason = reason
    this.detail = options.detail
    this.retryable = options.retryable ?? false
    this.retryAfterMs = options.retryAfterMs
  }
}

/** What an error of the SDK, of the network or of the provider means; `textCame`: whether text was received before the error. */
export function failureOf(error: unknown, textCame: boolean): WriterFailure {
  if (error instanceof WriterFailure) return error
  if (isName(error, 'TimeoutError')) return new WriterFailure('timeout')
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300)
    return refusalOf(error.statusCode, error.responseHeaders)
  if (isUnreadable(error)) return new WriterFailure('unusable', { detail: 'unreadable' })
  if (textCame) return new WriterFailure('cut-off')
  if (AISDKError.isInstance(error) && !APICallError.isInstance(error))
    return new WriterFailure('unusable', { detail: error.name })
  return new WriterFailure('unreachable', { detail: faultName(error), retryable: true })
}

function refusalOf(status: number, headers: Record<string, string> | undefined): WriterFailure {
  const detail = String(status)
  if (status !== 408 && status !== 429 && status < 500) return new WriterFailure('refused', { detail })
  return new WriterFailure('overloaded', {
    detail,
    retryable: true,
    retryAfterMs: retryAfter(headers?.['retry-after']),
  })
}

/** «ECONNREFUSED», or the name of the error: never its message, which may quote what was sent. */
function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as NodeJS.ErrnoException
  return code ?? (error.cause instanceof Error ? faultName(error.cause) : error.name)
}

/** Seconds in `Retry-After` as milliseconds; its other form, a date, is left aside. */
const retryAfter = (header: string | undefined) =>
  header !== undefined && /^\d+$/u.test(header.trim()) ? Number(header) * 1_000 : undefined

const isUnreadable = (error: unknown): boolean =>
  JSONParseError.isInstance(error) ||
  TypeValidationError.isInstance(error) ||
  (APICallError.isInstance(error) && error.cause !== undefined && isUnreadable(error.cause))

const isName = (error: unknown, name: string) => error instanceof Error && error.name === name

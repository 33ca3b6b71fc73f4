import { noteFault } from './fault-reference.ts'
import { httpMessages } from './http.fr.ts'

/** A refusal of the server, or no answer (`status` 0). `message` is in French, for the user. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly details: unknown

  constructor(fault: { message: string; code: string; status: number; details?: unknown; cause?: unknown }) {
    super(fault.message, { cause: fault.cause })
    this.name = 'ApiError'
    this.code = fault.code
    this.status = fault.status
    this.details = fault.details
  }

  /** The server could not be reached, or did not answer in time. */
  get isOffline(): boolean {
    return this.status === 0
  }

  /** The server answers again soon, and then takes the same request: its database is away, or a proxy has no process that is ready. */
  get isInterrupted(): boolean {
    return this.code === 'SERVICE_INTERRUPTED' || (this.code === 'UNKNOWN' && isOfProxy(this.status))
  }
}

const isOfProxy = (status: number) => status >= 502 && status <= 504

export function noResponse(cause: unknown): ApiError {
  return new ApiError({ message: httpMessages.noResponse, code: 'NO_RESPONSE', status: 0, cause })
}

/** Reads `{error, code, details?}`, or the `{message, code}` of the identity routes. */
export function refusal(status: number, body: unknown): ApiError {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const text = [fields.error, fields.message].find((candidate) => typeof candidate === 'string')
  const wait = secondsToWait(fields.details)
  const requestId = typeof fields.requestId === 'string' ? fields.requestId : undefined
  if (requestId) noteFault(requestId)
  const other = isOfProxy(status) ? httpMessages.interrupted : httpMessages.unknown
  const message = wait === undefined ? (text ?? other) : httpMessages.tooMany(wait)
  return new ApiError({
    // Of other failures, a full queue or an outside service, the message says what to do.
    message:
      requestId && fields.code === 'INTERNAL_ERROR'
        ? httpMessages.withReference(message, requestId)
        : message,
    code: typeof fields.code === 'string' ? fields.code : 'UNKNOWN',
    status,
    details: fields.details,
  })
}

/** A rate-limited answer says how long to wait. */
function secondsToWait(details: unknown): number | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | null | undefined)?.retryAfterSeconds
  return typeof seconds === 'number' ? seconds : undefined
}

/** Whether an administrator is refused for want of a second factor. */
export const lacksSecondFactor = (fault: unknown): boolean =>
  fault instanceof ApiError && fault.code === 'SECOND_FACTOR_NOT_SET_UP'

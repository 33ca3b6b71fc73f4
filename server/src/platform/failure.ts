import { type ErrorCode, errorStatus } from '@lettrine/contract/errors'
import { errorMessages } from '@lettrine/contract/errors.fr'

/** An expected refusal with a message for the user; anything else that is thrown is a bug and answers 500. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: unknown

  constructor(code: ErrorCode, options: { details?: unknown; message?: string; cause?: unknown } = {}) {
    super(options.message ?? errorMessages[code], { cause: options.cause })
    this.code = code
    this.status = errorStatus[code]
    this.details = options.details
  }
}

export function failure(code: ErrorCode, options?: ConstructorParameters<typeof Failure>[1]): Failure {
  return new Failure(code, options)
}

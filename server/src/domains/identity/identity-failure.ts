import type { ErrorCode } from '@lettrine/contract/errors'
import { type Failure, failure } from '../../platform/failure.ts'
import { identityFailureMessages as texts } from './identity-failure.fr.ts'

/** Maps Better Auth's codes to ours. */
const known: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'INVALID_CREDENTIALS',
  USER_ALREADY_EXISTS: 'EMAIL_ALREADY_USED',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'EMAIL_ALREADY_USED',
  PASSWORD_TOO_COMMON: 'PASSWORD_TOO_COMMON',
  UNAUTHORIZED: 'AUTHENTICATION_REQUIRED',
}

/** Converts a refusal of Better Auth to one of our failures; a 5xx stays a bug. */
export function identityFailure(status: number, body: unknown): Failure {
  const { code, message } = (body ?? {}) as { code?: string; message?: string }
  if (status >= 500) throw new Error(`Better Auth answered ${status}: ${code ?? message ?? 'no reason'}`)
  if (code && Object.hasOwn(known, code)) return failure(known[code]!)
  if (status === 401) return failure('AUTHENTICATION_REQUIRED')
  if (status === 403) return failure('UNTRUSTED_ORIGIN')
  if (status === 404) return failure('NOT_FOUND')
  return failure('VALIDATION_FAILED', { message: texts.other(message ?? code ?? String(status)) })
}

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
  INVALID_CODE: 'SECOND_FACTOR_CODE_WRONG',
  INVALID_BACKUP_CODE: 'RECOVERY_CODE_WRONG',
  INVALID_TWO_FACTOR_COOKIE: 'SECOND_STEP_EXPIRED',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'SECOND_STEP_EXPIRED',
  TOTP_NOT_ENABLED: 'SECOND_STEP_EXPIRED',
  BACKUP_CODES_NOT_ENABLED: 'SECOND_STEP_EXPIRED',
  ACCOUNT_TEMPORARILY_LOCKED: 'TOO_MANY_REQUESTS',
  CHALLENGE_NOT_FOUND: 'PASSKEY_REFUSED',
  PASSKEY_NOT_FOUND: 'PASSKEY_REFUSED',
  AUTHENTICATION_FAILED: 'PASSKEY_REFUSED',
  // Better Auth answers 500 with it to whatever a browser sends wrongly.
  FAILED_TO_VERIFY_REGISTRATION: 'PASSKEY_REFUSED',
}

/** Converts a refusal of Better Auth to one of our failures; a 5xx stays a bug. */
export function identityFailure(status: number, body: unknown): Failure {
  const { code, message } = (body ?? {}) as { code?: string; message?: string }
  if (code && Object.hasOwn(known, code)) return failure(known[code]!)
  if (status >= 500) throw new Error(`Better Auth answered ${status}: ${code ?? message ?? 'no reason'}`)
  if (status === 401) return failure('AUTHENTICATION_REQUIRED')
  if (status === 403) return failure('UNTRUSTED_ORIGIN')
  // Of two requests with one recovery code, the second.
  if (status === 409) return failure('RECOVERY_CODE_WRONG')
  if (status === 404) return failure('NOT_FOUND')
  return failure('VALIDATION_FAILED', { message: texts.other(message ?? code ?? String(status)) })
}

import { z } from 'zod'

/** Stable codes for programs, with the HTTP status each answers. The French sentences are in `errors.fr.ts`. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  AUTHENTICATION_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  PLAN_REQUIRED: 403,
  AI_PLAN_REQUIRED: 403,
  AI_QUOTA_REACHED: 403,
  SHARE_PASSWORD_REQUIRED: 403,
  SHARE_PASSWORD_WRONG: 403,
  SHARE_DOWNLOAD_REFUSED: 403,
  UNTRUSTED_ORIGIN: 403,
  TEMPLATE_LOCKED: 403,
  TEMPLATE_NOT_USED: 403,
  NOT_FOUND: 404,
  PROVIDER_UNKNOWN: 404,
  SESSION_NOT_FOUND: 404,
  SIGN_IN_METHOD_NOT_FOUND: 404,
  LETTER_NOT_FOUND: 404,
  SHARE_NOT_FOUND: 404,
  COPY_NOT_FOUND: 404,
  DATA_EXPORT_NOT_FOUND: 404,
  VERSION_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  LETTER_VERSION_CONFLICT: 409,
  TEMPLATE_VERSION_CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  AVATAR_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  AVATAR_NOT_AN_IMAGE: 422,
  EMAIL_ALREADY_USED: 422,
  WRONG_PASSWORD: 422,
  NO_PASSWORD: 422,
  RESET_LINK_REFUSED: 422,
  VERIFICATION_LINK_REFUSED: 422,
  PASSWORD_TOO_COMMON: 422,
  LAST_SIGN_IN_METHOD: 422,
  TOO_MANY_SHARES: 422,
  SHARE_EXPIRY_REFUSED: 422,
  DICTIONARY_FULL: 422,
  EXPORT_OPTION_OUT_OF_BOUNDS: 422,
  PAGE_REFUSED: 422,
  PDF_QUALITY_REFUSED: 422,
  OFFER_URL_REFUSED: 422,
  LETTER_UNFILLED: 422,
  TEMPLATE_FAULTY: 422,
  TOO_MANY_TEMPLATES: 422,
  OFFER_UNREADABLE: 422,
  OFFER_TOO_LARGE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  OFFER_UNREACHABLE: 502,
  PROVIDER_UNREACHABLE: 502,
  OFFER_TIMEOUT: 504,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One fault in one field; `path` is dotted, as in `recipient.email`. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The body of every answer that is not a success. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  details: z.unknown().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

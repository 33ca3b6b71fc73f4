import { z } from 'zod'
import { email, isEmail, line } from './fields.ts'
import { identityMessages as texts } from './identity.fr.ts'
import { limits, nameMinLength, newPasswordMinLength, passwordMinLength } from './limits.ts'
import { secondFactorMessages as factorTexts } from './second-factor.fr.ts'

// An empty field gets one message, not a second one for being too short.
const required = (error: string) => ({ error, abort: true })

const requiredEmail = z.string().trim().min(1, required(texts.emailRequired)).pipe(email)

const password = (minLength: number) =>
  z
    .string()
    .min(1, required(texts.passwordRequired))
    .min(minLength, texts.passwordTooShort(minLength))
    .max(limits.password, texts.passwordTooLong)

const newPassword = z
  .string()
  .min(1, required(texts.allFieldsRequired))
  .min(newPasswordMinLength, texts.newPasswordTooShort)
  .max(limits.password, texts.passwordTooLong)

/** `POST /v1/auth/sign-up/email` */
export const SignUp = z.object({
  name: line(limits.personName).min(1, required(texts.nameRequired)).min(nameMinLength, texts.nameTooShort),
  email: requiredEmail,
  password: password(newPasswordMinLength),
})
export type SignUp = z.infer<typeof SignUp>

/**
 * `POST /v1/auth/sign-in/email`; `rememberMe: false` ends the session with the browser. Answers `{twoFactorRedirect: true}`
 * for an account with a second factor: a cookie remembers the first step for ten minutes.
 */
export const SignIn = z.object({
  email: requiredEmail,
  password: password(passwordMinLength),
  rememberMe: z.boolean().optional(),
})
export type SignIn = z.infer<typeof SignIn>

/** A code of an application; spaces are taken out, as «123 456» is displayed by many. */
export const applicationCode = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, required(factorTexts.codeRequired))
      .regex(/^\d{6}$/, factorTexts.codeFormat),
  )

const recoveryCode = z
  .string()
  .trim()
  .min(1, required(factorTexts.codeRequired))
  .max(40, factorTexts.recoveryCodeFormat)
  .regex(/^(?:[a-z\d][\s-]*){16}$/i, factorTexts.recoveryCodeFormat)

/** `POST /v1/auth/two-factor/verify-totp`: the second step of a sign-in. `trustDevice` skips it for 30 days here. */
export const ApplicationStep = z.object({ code: applicationCode, trustDevice: z.boolean().optional() })
export type ApplicationStep = z.infer<typeof ApplicationStep>

/** `POST /v1/auth/two-factor/verify-backup-code`: the same with a recovery code, which is used up. */
export const RecoveryStep = z.object({ code: recoveryCode, trustDevice: z.boolean().optional() })
export type RecoveryStep = z.infer<typeof RecoveryStep>

/** `POST /v1/auth/request-password-reset` */
export const RequestPasswordReset = z.object({
  email: line(limits.email).min(1, required(texts.askEmailRequired)).refine(isEmail, texts.askEmailFormat),
})
export type RequestPasswordReset = z.infer<typeof RequestPasswordReset>

const linkToken = z.string().min(1).max(200)

/** `POST /v1/auth/reset-password` */
export const ResetPassword = z.object({ token: linkToken, newPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

/** `POST /v1/auth/verify-email` */
export const VerifyEmail = z.object({ token: linkToken })
export type VerifyEmail = z.infer<typeof VerifyEmail>

/** `POST /v1/users/change-password` */
export const ChangePassword = z.object({
  currentPassword: z.string().min(1, texts.allFieldsRequired).max(limits.password, texts.passwordTooLong),
  newPassword,
  endOtherSessions: z.boolean().default(true),
})
export type ChangePassword = z.infer<typeof ChangePassword>

// Checked even when other fields are invalid.
const typedTwice = {
  path: ['confirmation'],
  message: texts.confirmationDiffers,
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && 'confirmation' in value && Boolean(value.confirmation),
}

const confirmation = z.string().min(1, required(texts.allFieldsRequired))
const isTypedTwice = (form: { newPassword: string; confirmation: string }) =>
  form.newPassword === form.confirmation

/** Form of a new password: the request plus its confirmation. */
export const NewPasswordForm = z.object({ newPassword, confirmation }).refine(isTypedTwice, typedTwice)
export type NewPasswordForm = z.infer<typeof NewPasswordForm>

/** Form of a password change: the request plus the confirmation of the new one. */
export const ChangePasswordForm = ChangePassword.extend({
  endOtherSessions: z.boolean(),
  confirmation,
}).refine(isTypedTwice, typedTwice)
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>

/** The sign-up form: the request plus the fields that are not sent. */
export const SignUpForm = SignUp.extend({
  confirmation: z.string().min(1, required(texts.confirmationRequired)),
  terms: z.boolean().refine((accepted) => accepted, texts.termsRequired),
}).refine((form) => form.password === form.confirmation, typedTwice)
export type SignUpForm = z.infer<typeof SignUpForm>

/**
 * Strength of a password chosen at sign-up, 0 to 5: one point each for 6 characters, 8 characters,
 * an upper-case letter, a digit, a special character; at most 2 for a common shape.
 */
export function passwordStrength(text: string): Strength {
  return strength(text, [passwordMinLength, 8])
}

/**
 * Strength of a password that replaces another, 0 to 5: one point each for 8 characters, 12 characters,
 * an upper-case letter, a digit, a special character; at most 2 for a common shape.
 */
export function newPasswordStrength(text: string): Strength {
  return strength(text, [newPasswordMinLength, 12])
}

type Strength = 0 | 1 | 2 | 3 | 4 | 5

/** One word or number, with digits or a sign at an end, as nearly all passwords that programs try first. */
const commonShape = /^(?:\p{L}+\d{0,6}|\d+\p{L}*)[^\p{L}\d]?$/u
const longEnough = 12

/** Where a password has a common shape, what it is made of says little: the server may refuse it as too common. */
function strength(text: string, lengths: [number, number]): Strength {
  const points = [
    ...lengths.map((length) => text.length >= length),
    /\p{Lu}/u.test(text),
    /\d/.test(text),
    /[^\p{L}\d\s]/u.test(text),
  ]
  const score = points.filter(Boolean).length as Strength
  const isCommon = text.length < longEnough && commonShape.test(text)
  return isCommon ? (Math.min(score, 2) as Strength) : score
}

export const SocialProvider = z.enum(['google', 'github'])
export type SocialProvider = z.infer<typeof SocialProvider>

/** Id of one attempt, so that its result reaches the page that started it and no other. */
const attempt = z.string().regex(/^[\w-]{16,64}$/)

/**
 * `POST /v1/auth/sign-in/social` and `/link-social`: answers `{url}`, the provider's page. The client cannot choose
 * the return URL: it is always a page of this site.
 */
export const SocialSignIn = z.object({ provider: SocialProvider, attempt })
export type SocialSignIn = z.infer<typeof SocialSignIn>

/**
 * The page that ends a sign-in with a provider: `?provider=&attempt=`, and `&error=` when it failed, or
 * `&notice=password_withdrawn` when an unverified password was removed.
 */
export const socialReturnPath = '/social'

import {
  ApplicationStep,
  RecoveryStep,
  RequestPasswordReset,
  ResetPassword,
  SignIn,
  SignUp,
  type SocialProvider,
  SocialSignIn,
  VerifyEmail,
} from '@lettrine/contract/identity'
import { PasskeyRegistration, PasskeySignIn } from '@lettrine/contract/passkeys'
import type { z } from 'zod'
import type { Deps } from '../../platform/http/api.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { hashRecoveryCode } from './second-factor/recovery-codes.ts'
import { readProviderState } from './social-return.ts'
import { verifyEmail } from './verify-email.ts'

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'mailer' | 'publicUrl' | 'events'>
type Body = Record<string, unknown>

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Request schema; validated here for our error format. */
  body?: z.ZodType
  /** Acts on the session cookie, so it requires the XSRF pair. */
  changesSession?: true
  /**
   * Handler instead of Better Auth’s; the body is validated. `owner` is the e-mail address whose ownership the caller
   * proved: their device is remembered, which exempts it from delays caused by others.
   */
  answer?: (deps: AnswerDeps, body: never) => Promise<{ told: object; owner?: string }>
  /** The requested provider, which must be registered with Better Auth first. */
  provider?: (body: Body) => SocialProvider
  /** The body for Better Auth, when it differs from the request. */
  asked?: (body: Body, publicUrl: string) => Body
  /** Redirects to our page, also on failure. */
  returns?: true
  /** A password attempt: throttled after failures. */
  isSignIn?: true
  /** Proves the second factor of a sign-in, or adds what can. */
  proof?: 'application' | 'recovery' | 'passkey' | 'new-passkey'
  /** Adds a passkey: the session must have proved its owner. */
  needsOwnerProof?: true
  /** Answers an access token. */
  keepsToken?: true
  /** Rate limits. */
  limits?: { limit: Limit; key: (address: string, body: Body) => string }[]
}

const perAddress = (address: string) => address
const perAccount = (address: string, body: Body) => `${address} ${String(body.email).toLowerCase()}`

const goingToProvider: Endpoint = {
  method: 'POST',
  body: SocialSignIn,
  provider: (body) => (body as SocialSignIn).provider,
  asked: (body, publicUrl) => readProviderState(body as SocialSignIn, publicUrl),
}

const byHand = [{ limit: { max: 60, windowSeconds: 600 }, key: perAddress }]
const byMail = [
  { limit: { max: 5, windowSeconds: 900 }, key: perAccount },
  { limit: { max: 30, windowSeconds: 900 }, key: perAddress },
]
const byLink = [{ limit: { max: 60, windowSeconds: 900 }, key: perAddress }]

const byBrowser = [{ limit: { max: 300, windowSeconds: 600 }, key: perAddress }]

/** Allow-list of Better Auth endpoints, with our own; all others are closed. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  'sign-up/email': {
    method: 'POST',
    body: SignUp,
    limits: byHand,
  },
  'sign-in/email': { method: 'POST', body: SignIn, isSignIn: true },
  'sign-in/social': {
    ...goingToProvider,
    limits: byHand,
  },
  'request-password-reset': {
    method: 'POST',
    body: RequestPasswordReset,
    limits: byMail,
    answer: async (deps, { email }: RequestPasswordReset) => {
      await requestPasswordReset(deps, email)
      return { told: { status: true } }
    },
  },
  'reset-password': {
    method: 'POST',
    body: ResetPassword,
    limits: byLink,
    answer: async (deps, input: ResetPassword) => {
      const { email } = await resetPassword(deps, input)
      return { told: { status: true }, owner: email }
    },
  },
  'verify-email': {
    method: 'POST',
    body: VerifyEmail,
    limits: byLink,
    answer: async (deps, { token }: VerifyEmail) => ({
      told: { status: true, ...(await verifyEmail(deps, token)) },
    }),
  },
  'link-social': { ...goingToProvider, changesSession: true },
  'callback/google': { method: 'GET', provider: () => 'google', returns: true },
  'callback/github': { method: 'GET', provider: () => 'github', returns: true },
  'two-factor/verify-totp': { method: 'POST', body: ApplicationStep, proof: 'application', limits: byHand },
  'two-factor/verify-backup-code': {
    method: 'POST',
    body: RecoveryStep,
    proof: 'recovery',
    asked: (body) => ({ ...body, code: hashRecoveryCode(String(body.code)) }),
    limits: byHand,
  },
  'passkey/generate-register-options': { method: 'GET', changesSession: true, needsOwnerProof: true },
  'passkey/verify-registration': {
    method: 'POST',
    body: PasskeyRegistration,
    changesSession: true,
    needsOwnerProof: true,
    proof: 'new-passkey',
  },
  'passkey/generate-authenticate-options': { method: 'GET', limits: byBrowser },
  'passkey/verify-authentication': { method: 'POST', body: PasskeySignIn, proof: 'passkey', limits: byHand },
  'sign-out': { method: 'POST', changesSession: true },
  'get-session': { method: 'GET' },
  token: { method: 'GET', keepsToken: true },
  jwks: { method: 'GET' },
}

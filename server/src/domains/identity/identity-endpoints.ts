import {
  RequestPasswordReset,
  ResetPassword,
  SignIn,
  SignUp,
  type SocialProvider,
  SocialSignIn,
  VerifyEmail,
} from '@lettrine/contract/identity'
import type { z } from 'zod'
import type { Deps } from '../../platform/http/api.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { readProviderState } from './social-return.ts'
import { verifyEmail } from './verify-email.ts'

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'mailer' | 'publicUrl' | 'events'>
type Body = Record<string, unknown>

export type Endpoint = {
  method: 'GET' | 'POST'
  /** What is sent; checked here so that the answer is ours. */
  body?: z.ZodType
  /** Acts on the session of the cookie, so it needs proof that our page asked. */
  changesSession?: true
  /**
   * What answers in the place of Better Auth; the body has passed its schema. `owner` is the address whose owner the
   * caller proved to be: their device is known from then on, and no delay of others keeps them out.
   */
  answer?: (deps: AnswerDeps, body: never) => Promise<{ told: object; owner?: string }>
  /** The provider whose page is asked for, which Better Auth must know by then. */
  provider?: (body: Body) => SocialProvider
  /** What Better Auth is told, when that is more than what was sent. */
  asked?: (body: Body, publicUrl: string) => Body
  /** Ends on a page of ours, also when it fails. */
  returns?: true
  /** An attempt with a password: slowed when many fail. */
  isSignIn?: true
  /** How often it may be asked, by whom. */
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

/** The part of Better Auth that is open, and ours; everything else it offers stays shut until a screen needs it. */
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
  'sign-out': { method: 'POST', changesSession: true },
  'get-session': { method: 'GET' },
  token: { method: 'GET' },
  jwks: { method: 'GET' },
}

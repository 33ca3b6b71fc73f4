import { socialReturnPath } from '@lettrine/contract/identity'
import { newPasswordMinLength } from '@lettrine/contract/limits'
import { sessionDays } from '@lettrine/contract/retention'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import { jwt } from 'better-auth/plugins'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Failure } from '../../platform/failure.ts'
import { type AuthReport, authReport } from './auth-report.ts'
import { hashSessionTokens } from './hashed-session-tokens.ts'
import { notingOutages } from './hidden-outage.ts'
import {
  accounts,
  passkeys,
  secondFactors,
  sessions,
  signingKeys,
  users,
  verifications,
} from './identity.tables.ts'
import { passwordHashing } from './password.ts'
import { accountCreation, userCreation } from './proven-owner.ts'
import { passkeysOf, secondStep } from './second-factor/better-auth-plugins.ts'
import { endingSessions } from './session-end.ts'

/** Header that passes the client address to Better Auth; set by us, never taken from the network. */
export const clientAddressHeader = 'x-lettrine-client-address'

export const sessionLifetimeSeconds = 60 * 60 * 24 * sessionDays

const accessTokenLifetime = '15m'

const schema = {
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  jwks: signingKeys,
  twoFactor: secondFactors,
  passkey: passkeys,
}

/**
 * Accounts and sessions: an httpOnly cookie holds the session, a signed token of 15 minutes opens the API.
 * @param options.origins - addresses the site is served under; requests from any other are refused
 */
export function buildAuth(options: {
  db: Database
  events: Events
  secret: string
  publicUrl: string
  origins: string[]
  /** Called once for a new account with an unverified address. */
  welcome: (userId: string) => Promise<unknown>
  report: (said: AuthReport) => void
}) {
  return betterAuth({
    appName: 'Lettrine',
    baseURL: options.publicUrl,
    basePath: '/v1/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    trustedOrigins: options.origins,
    database: hashSessionTokens(
      endingSessions(notingOutages(drizzleAdapter(options.db, { provider: 'pg', schema }))),
    ),
    advanced: {
      cookiePrefix: 'lettrine',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    session: { freshAge: 0, expiresIn: sessionLifetimeSeconds, updateAge: 60 * 60 * 24 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: newPasswordMinLength,
      maxPasswordLength: 128,
      password: {
        hash: (password) => passwordHashing.hash(password).catch(asRefusal),
        verify: (given) => passwordHashing.verify(given),
      },
    },
    // Its links last an hour and are reusable: see verify-email.ts instead.
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user }) => {
        await options.welcome(user.id)
      },
    },
    account: {
      // Accounts are linked by an address that the provider verified; credentials set before by someone who may not
      // own the address are then removed: see proven-owner.ts.
      accountLinking: { enabled: true, requireLocalEmailVerified: false, allowDifferentEmails: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      user: { create: userCreation },
      account: { create: accountCreation(options.db, options.events) },
    },
    onAPIError: {
      errorURL: `${options.publicUrl}${socialReturnPath}`,
      // Otherwise it prints a fault on the console, with the values of failed queries, and answers 500 without the cause.
      onError: (fault) => {
        if (!isAPIError(fault)) throw fault
      },
    },
    // Our rate limits count in the database and answer in French: see identity.routes.ts.
    rateLimit: { enabled: false },
    plugins: [
      jwt({
        jwt: {
          issuer: options.publicUrl,
          audience: options.publicUrl,
          expirationTime: accessTokenLifetime,
          definePayload: ({ user, session }) => ({ sub: user.id, sid: session.id }),
        },
      }),
      secondStep(),
      passkeysOf(options.origins),
    ],
    logger: {
      level: 'error',
      // It logs errors with the values of failed queries, such as mails with links: see auth-report.ts.
      log: (_level, message, ...details) => options.report(authReport(message, details)),
    },
  })
}

/** One of our failures, as an error that Better Auth passes through. */
function asRefusal(fault: unknown): never {
  if (fault instanceof Failure) throw new APIError('UNPROCESSABLE_ENTITY', { code: fault.code })
  throw fault
}

export type Auth = ReturnType<typeof buildAuth>

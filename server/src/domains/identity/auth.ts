import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { jwt } from 'better-auth/plugins'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../platform/database/database.ts'
import { describeFault } from '../../platform/describe-fault.ts'
import { accounts, sessions, signingKeys, users, verifications } from './identity.tables.ts'
import { passwordHashing } from './password.ts'

/** Where Better Auth is told the address of the caller; set by us, never taken from the network. */
export const clientAddressHeader = 'x-lettrine-client-address'

export const sessionLifetimeSeconds = 60 * 60 * 24 * 30

const accessTokenLifetime = '15m'

/**
 * Accounts and sessions: an httpOnly cookie holds the session, a signed token of 15 minutes opens the API.
 * @param options.origins - addresses the site is served under; requests from any other are refused
 */
export function buildAuth(options: {
  db: Database
  secret: string
  publicUrl: string
  origins: string[]
  /** Called once for a new account whose address is not proved. */
  welcome: (userId: string) => Promise<unknown>
}) {
  return betterAuth({
    appName: 'Lettrine',
    baseURL: options.publicUrl,
    basePath: '/v1/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    trustedOrigins: options.origins,
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        jwks: signingKeys,
      },
    }),
    advanced: {
      cookiePrefix: 'lettrine',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    session: { freshAge: 0, expiresIn: sessionLifetimeSeconds, updateAge: 60 * 60 * 24 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: passwordHashing,
    },
    // Its links last an hour and may be used again: ours are in verify-email.ts.
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user }) => {
        await options.welcome(user.id)
      },
    },
    // Ours count in the database and answer in French: see identity.routes.ts.
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
    ],
    logger: {
      level: 'error',
      // It prints faults whole, and a failed query carries the mail it was about, with its link.
      log: (_level, message, ...faults) =>
        console.error(`Better Auth: ${message.split('\n')[0]}`, ...faults.map(describeFault)),
    },
  })
}

export type Auth = ReturnType<typeof buildAuth>

import { contract } from '@lettrine/contract/contract'
import type { EntitlementTable } from '@lettrine/contract/entitlements'
import { implement } from '@orpc/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Events } from '../events/events.ts'
import { failure } from '../failure.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { FetchPage } from '../safe-fetch/safe-fetch.ts'
import type { TextAdviser, TextGenerator, TextRewriter } from '../text-generation/text-generator.ts'
import type { Typesetter } from '../typesetting/typesetter.ts'

/** What every use case may need, assembled once in app.ts. */
export type Deps = {
  db: Database
  clock: Clock
  newId: () => string
  newSeed: () => number
  /** 128 random bits, base64url. */
  newToken: () => string
  /** Keys what is kept of visitors, so that it leads back to nobody. */
  visitSecret: string
  /** The address of the site, without a final slash. */
  publicUrl: string
  typesetter: Typesetter
  writer: TextGenerator
  /** Absent where no model is configured. */
  rewriter?: TextRewriter
  adviser?: TextAdviser
  fetchPage: FetchPage
  jobs: JobQueue
  mailer: Mailer
  /** Tells what happens to the domains that want to know. */
  events: Events
  /** What each plan gives here. */
  entitlements: EntitlementTable
  /** Whether plans decide here; where they do not, all is open to all. */
  isPremiumOn: boolean
  /** Whether plans can be bought here. */
  plansAreSold: boolean
}

export type RequestContext = Deps & {
  authorization: string | undefined
  visitor: { address: string; userAgent: string }
  readToken: (authorization: string | undefined) => Promise<{ userId: string; sessionId: string }>
  /** Asked of the database: a session may have been ended since its access token was made. */
  isSessionLive: (userId: string, sessionId: string) => Promise<boolean>
  /** Tells the browser to forget a cookie of the whole site. */
  forgetCookie: (cookie: { name: string; secure: boolean }) => void
  log: FastifyBaseLogger
}

/** Routes open to everybody. */
export const anyone = implement(contract).$context<RequestContext>()

/** Routes that need a valid access token; the handler's context says whose it is. */
export const signedIn = anyone.use(async ({ context, next }) => {
  const { userId, sessionId } = await context.readToken(context.authorization)
  return next({ context: { user: { id: userId, sessionId } } })
})

/**
 * Routes that a session which was ended must not reach, not even for the minutes its access token still lasts:
 * what hasOption the account itself.
 */
export const freshlySignedIn = signedIn.use(async ({ context, next }) => {
  const { id, sessionId } = context.user
  if (!(await context.isSessionLive(id, sessionId))) throw failure('AUTHENTICATION_REQUIRED')
  return next()
})

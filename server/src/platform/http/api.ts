import { contract } from '@lettrine/contract/contract'
import type { EntitlementTable } from '@lettrine/contract/entitlements'
import { implement, type Router } from '@orpc/server'
import type { FastifyBaseLogger } from 'fastify'
import type { CareerReader } from '../career-reading/career-reader.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Events } from '../events/events.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { LetterReader } from '../letter-reading/letter-reader.ts'
import type { LetterWriting } from '../letter-writing/letter-writing.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { OfferReader } from '../offer-reading/offer-reader.ts'
import type { PictureScaler } from '../pictures/picture-scaler.ts'
import type { FetchPage } from '../safe-fetch/safe-fetch.ts'
import type { SecondOpinion } from '../second-opinion/second-opinion.ts'
import type { TextAdviser, TextGenerator, TextRewriter } from '../text-generation/text-generator.ts'
import type { Typesetting } from '../typesetting/typesetter.ts'
import { type CallerDeps, requireCaller, requireLiveSession } from './require-caller.ts'

/** Dependencies of the use cases, assembled once in app.ts. */
export type Deps = {
  db: Database
  clock: Clock
  newId: () => string
  newSeed: () => number
  /** 128 random bits, base64url. */
  newToken: () => string
  /** HMAC key for visitor ids, so that they identify nobody. */
  visitSecret: string
  /** The address of the site, without a final slash. */
  publicUrl: string
  typesetting: Typesetting
  careerReader: CareerReader
  letterReader: LetterReader
  pictureScaler: PictureScaler
  readOffer: OfferReader
  letterWriting: LetterWriting
  /** A model where one is configured, else the composer. */
  writer: TextGenerator
  composer: TextGenerator
  /** Absent where no model is configured. */
  rewriter?: TextRewriter
  adviser?: TextAdviser
  fetchPage: FetchPage
  /** Absent where no outside proofreader is configured. */
  secondOpinion?: SecondOpinion
  jobs: JobQueue
  mailer: Mailer
  /** Publishes events to the listeners of other domains. */
  events: Events
  /** Entitlements by plan on this site. */
  entitlements: EntitlementTable
  /** Whether plans are enabled; otherwise everybody has every feature. */
  isPremiumOn: boolean
  /** Whether plans can be bought. */
  plansAreSold: boolean
}

export type RequestContext = Deps &
  CallerDeps & {
    request: { method: string; headers: { authorization?: string | undefined } }
    visitor: { address: string; userAgent: string }
    /** Clears a cookie of path `/`. */
    forgetCookie: (cookie: { name: string; secure: boolean }) => void
    /** Sets a header of the answer. */
    setHeader: (name: string, value: string) => void
    log: FastifyBaseLogger
  }

export type ContractRouter = Router<typeof contract, RequestContext>

/** Handlers of some procedures of the contract, in its own shape. */
export type ContractRoutes = { [Group in keyof ContractRouter]?: Partial<ContractRouter[Group]> }

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds the handlers of a domain to those that `serveContract` will serve. */
    addRoutes: (routes: ContractRoutes) => void
  }
}

/** Routes open to everybody. */
export const anyone = implement(contract).$context<RequestContext>()

/** Routes that require a valid access token, and a live session to change anything; the context has the user. */
export const signedIn = anyone.use(async ({ context, next }) => {
  const { userId, sessionId } = await requireCaller(context, context.request)
  return next({ context: { user: { id: userId, sessionId } } })
})

/** Routes that require a live session to read too: what they answer is about the account itself. */
export const freshlySignedIn = anyone.use(async ({ context, next }) => {
  const { userId, sessionId } = await context.readToken(context.request.headers.authorization)
  await requireLiveSession(context, { userId, sessionId })
  return next({ context: { user: { id: userId, sessionId } } })
})

import cookie from '@fastify/cookie'
import { entitlementTable } from '@lettrine/contract/entitlements'
import { installFrenchMessages } from '@lettrine/contract/validation.fr'
import Fastify, { type FastifyInstance } from 'fastify'
import manifest from '../package.json' with { type: 'json' }
import type { AppDeps } from './app-deps.ts'
import { type Config, sessionUrlOf } from './config.ts'
import * as activity from './domains/activity/index.ts'
import * as analysis from './domains/analysis/index.ts'
import * as analytics from './domains/analytics/index.ts'
import * as career from './domains/career/index.ts'
import * as exports from './domains/exports/index.ts'
import * as generation from './domains/generation/index.ts'
import * as health from './domains/health/index.ts'
import * as identity from './domains/identity/index.ts'
import * as letters from './domains/letters/index.ts'
import * as myData from './domains/my-data/index.ts'
import * as notifications from './domains/notifications/index.ts'
import * as occupations from './domains/occupations/index.ts'
import * as offers from './domains/offers/index.ts'
import * as payments from './domains/payments/index.ts'
import * as planAdvice from './domains/plan-advice/index.ts'
import * as profile from './domains/profile/index.ts'
import * as proofreading from './domains/proofreading/index.ts'
import * as search from './domains/search/index.ts'
import * as settings from './domains/settings/index.ts'
import * as sharing from './domains/sharing/index.ts'
import * as subscriptions from './domains/subscriptions/index.ts'
import * as templates from './domains/templates/index.ts'
import * as voice from './domains/voice/index.ts'
import { systemClock } from './platform/clock.ts'
import { knownMigrations } from './platform/database/migrate.ts'
import { acceptConstraint } from './platform/http/accept-constraint.ts'
import type { Deps } from './platform/http/api.ts'
import { boundBodyParts } from './platform/http/body-parts.ts'
import { personBudgets, registerBudgets } from './platform/http/budgets.ts'
import { answerClientError } from './platform/http/client-errors.ts'
import { contentConstraint } from './platform/http/content-constraint.ts'
import { collectRoutes, serveContract } from './platform/http/contract-routes.ts'
import { serveEarlierFiles } from './platform/http/earlier-files.ts'
import { answerUnreadableAddress, registerErrorResponses } from './platform/http/error-responses.ts'
import { registerHealth } from './platform/http/health.ts'
import { loggerOptions } from './platform/http/logger.ts'
import { registerRequestIds, requestIdOf } from './platform/http/request-id.ts'
import { registerSecurityHeaders } from './platform/http/security-headers.ts'
import { registerSecurityTxt } from './platform/http/security-txt.ts'
import { registerWebsite, type Website } from './platform/http/website.ts'
import { isLiveUpgrade } from './platform/realtime/authenticate-upgrade.ts'
import * as publicConfig from './public-config.ts'

// A letter (50,000 characters), its offer and the profile, in up to 4 bytes each, with room for JSON escapes.
const bodyLimit = 1_000_000
/** Node refuses a longer head. */
const longestPath = 16_384

/** All domains with routes under `/v1`; the order does not matter. */
const domains = [
  publicConfig,
  identity,
  profile,
  settings,
  career,
  voice,
  occupations,
  letters,
  generation,
  offers,
  proofreading,
  analysis,
  templates,
  exports,
  sharing,
  activity,
  subscriptions,
  planAdvice,
  payments,
  notifications,
  search,
  analytics,
  health,
  myData,
]

/** Without premium features there are no quotas and no sales; without PayPal quotas apply, but no plan is for sale. */
function planDeps({ features, payPal }: Config): Pick<Deps, 'entitlements' | 'isPremiumOn' | 'plansAreSold'> {
  return {
    entitlements: entitlementTable(features.premium),
    isPremiumOn: features.premium,
    plansAreSold: features.premium && payPal !== undefined,
  }
}

/** The dependencies that `register` of the domains receives. */
function registrationDeps(appDeps: AppDeps) {
  const { config, payPal, ...rest } = appDeps
  const plans = planDeps(config)
  const isSessionLive = (userId: string, sessionId: string) =>
    identity.isSessionLive(appDeps.db, userId, sessionId)
  return {
    ...rest,
    ...plans,
    config,
    isSessionLive,
    social: config.social,
    taxRate: config.taxRate,
    // Without plans for sale, payments are disabled.
    ...(payPal && plans.plansAreSold ? { payPal } : {}),
    analytics: { isOn: config.features.analytics, isForwarded: config.forwarding !== undefined },
    live: {
      databaseUrl: sessionUrlOf(config),
      origins: appDeps.origins,
      clock: systemClock,
      readToken: appDeps.readToken,
      isSessionLive,
      watch: (count: () => number) => {
        appDeps.processState.liveSockets = count
      },
      ...(appDeps.liveTimings ? { timings: appDeps.liveTimings } : {}),
    },
  }
}

/** Metrics, where a token is configured; nothing is loaded or counted without one. */
async function watchProcess(
  app: FastifyInstance,
  { config, db, clock, processState }: AppDeps,
): Promise<void> {
  if (!config.metricsToken) return
  const { registerMetrics } = await import('./platform/observability/register-metrics.ts')
  const { version } = manifest
  registerMetrics(app, {
    token: config.metricsToken,
    state: processState,
    build: { version, node: process.version, role: config.role, schema: knownMigrations().at(-1) ?? '' },
    folders: { data: config.dataDir, ...(config.backup ? { backups: config.backup.folder } : {}) },
    readFigures: () => health.readServiceFigures(db, clock()),
    clock,
  })
}

/** The pages, and what programs read beside them. */
async function serveSite(
  app: FastifyInstance,
  website: Website,
  { config: { publicUrl, securityContact: contact }, clock, db }: AppDeps,
): Promise<void> {
  await registerWebsite(app, website)
  serveEarlierFiles(app, db)
  registerSecurityTxt(app, { publicUrl, contact, clock })
}

/** Builds the HTTP application; never listens. With `ROLE=worker` it only has the health routes. */
export async function createApp(appDeps: AppDeps): Promise<FastifyInstance> {
  installFrenchMessages()
  const { config, website } = appDeps
  const app = Fastify({
    logger: loggerOptions(config.logLevel, appDeps.logTo),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIdOf(config.trustedProxies, appDeps.newId),
    routerOptions: {
      constraints: { accept: acceptConstraint, content: contentConstraint },
      ignoreTrailingSlash: true,
      // What is too long is refused by the schema of its route.
      maxParamLength: longestPath,
    },
    forceCloseConnections: 'idle',
    // A proxy that has not noticed yet that this process stops would hand the refusal on.
    return503OnClosing: false,
    // A body that does not come, a connection that says nothing.
    requestTimeout: 60_000,
    // An answer that is not read; the slowest one, of a model, begins within 90 seconds.
    connectionTimeout: 150_000,
    keepAliveTimeout: 72_000,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnreadableAddress,
    // Some clients always offer an upgrade to HTTP/2; the answer is in HTTP/1.1. Deadlines are looked at every five seconds.
    http: { shouldUpgradeCallback: isLiveUpgrade, connectionsCheckingInterval: 5_000 },
  })
  await appDeps.tracing?.watch(app)
  // Only JSON is accepted; other types that Fastify parses by default answer 415.
  app.removeContentTypeParser('text/plain')
  registerRequestIds(app)
  await app.register(cookie)
  await registerSecurityHeaders(app, {
    scriptHashes: website?.scriptHashes ?? [],
    publicUrl: config.publicUrl,
  })
  registerErrorResponses(app, website)
  registerHealth(app, appDeps.isReady)
  await watchProcess(app, appDeps)
  if (config.role === 'worker') return app
  const deps = registrationDeps(appDeps)
  await registerBudgets(app, appDeps.budgets ?? personBudgets, (authorization) =>
    appDeps.readToken(authorization).then(
      ({ userId }) => userId,
      () => undefined,
    ),
  )
  boundBodyParts(app)
  const router = collectRoutes(app)
  for (const { register } of domains) await register(app, deps)
  await serveContract(app, router, deps)
  if (website) await serveSite(app, website, appDeps)
  return app
}

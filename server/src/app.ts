import cookie from '@fastify/cookie'
import { entitlementTable } from '@lettrine/contract/entitlements'
import { SocialProvider } from '@lettrine/contract/identity'
import { installFrenchMessages } from '@lettrine/contract/validation.fr'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { activityRoutes, letterFigures } from './domains/activity/index.ts'
import { analysisRoutes } from './domains/analysis/index.ts'
import { analyticsRoutes } from './domains/analytics/index.ts'
import { exportRoutes, keptExportRoutes, registerFileRoutes, sendingRoutes } from './domains/exports/index.ts'
import { generationRoutes, registerGenerationStream, rewritingRoutes } from './domains/generation/index.ts'
import {
  accountRoutes,
  isSessionLive as findLiveSession,
  type IdentityDeps,
  registerIdentityRoutes,
  sessionRoutes,
  type TokenReader,
} from './domains/identity/index.ts'
import { letterQuotaRoute, letterRoutes } from './domains/letters/index.ts'
import { myDataRoutes, registerArchiveRoute } from './domains/my-data/index.ts'
import { lastSequences, notificationRoutes, readMissed } from './domains/notifications/index.ts'
import { offerRoutes } from './domains/offers/index.ts'
import {
  type BillingSettings,
  billingRoutes,
  paymentRoutes,
  registerReceiptRoute,
  registerReturnRoute,
  registerWebhookRoute,
} from './domains/payments/index.ts'
import { recommendedPlanRoute } from './domains/plan-advice/index.ts'
import { profileRoutes, registerAvatarRoutes } from './domains/profile/index.ts'
import { proofreadingRoutes } from './domains/proofreading/index.ts'
import { searchRoutes } from './domains/search/index.ts'
import { settingsRoutes } from './domains/settings/index.ts'
import { sharingRoutes } from './domains/sharing/index.ts'
import { subscriptionRoutes } from './domains/subscriptions/index.ts'
import { registerPreviewImageRoute, templateRoutes } from './domains/templates/index.ts'
import { systemClock } from './platform/clock.ts'
import { acceptConstraint } from './platform/http/accept-constraint.ts'
import { anyone, type Deps } from './platform/http/api.ts'
import { registerApi } from './platform/http/contract-routes.ts'
import { registerErrorResponses } from './platform/http/error-responses.ts'
import { registerHealth } from './platform/http/health.ts'
import { type LogStream, loggerOptions } from './platform/http/logger.ts'
import { registerSecurityHeaders } from './platform/http/security-headers.ts'
import { registerWebsite, type Website } from './platform/http/website.ts'
import { isLiveUpgrade } from './platform/realtime/authenticate-upgrade.ts'
import type { LiveTimings } from './platform/realtime/live-limits.ts'
import { registerLive } from './platform/realtime/register-live.ts'
import { displayName } from './platform/text-generation/writer-settings.ts'

export type AppDeps = Omit<Deps, 'entitlements' | 'isPremiumOn' | 'plansAreSold'> & {
  config: Config
  identity: Pick<IdentityDeps, 'auth' | 'origins' | 'deviceSecret'>
  readToken: TokenReader
  billing: BillingSettings
  /** Whether the database answers and its schema is this version's. */
  isReady: () => Promise<boolean>
  /** The built pages; absent in tests of the API alone. */
  website?: Website
  /** How long live sockets wait; the usual times when absent. */
  liveTimings?: Partial<LiveTimings>
  /** Where log lines go; the standard output when absent. */
  logTo?: LogStream
}

// A letter (50,000 characters), its offer and the profile, in up to 4 bytes each, with room for JSON escapes.
const bodyLimit = 1_000_000

/** Without premium features nothing is gated and nothing is sold; without PayPal plans gate, and none can be bought. */
function whatPlansGive({
  features,
  payPal,
}: Config): Pick<Deps, 'entitlements' | 'isPremiumOn' | 'plansAreSold'> {
  return {
    entitlements: entitlementTable(features.premium),
    isPremiumOn: features.premium,
    plansAreSold: features.premium && payPal !== undefined,
  }
}

/** Who takes payments; where that is our sandbox, the page that lists them. */
const paymentsHere = ({ payPal, features }: Config) =>
  payPal && features.premium
    ? {
        payments: {
          mode: payPal.mode,
          ...(payPal.mode === 'local-sandbox' ? { sandboxUrl: `${payPal.baseUrl}/` } : {}),
        },
      }
    : {}

/** Without plans to sell, no payment is begun. */
const sold = ({ payPal, ...rest }: BillingSettings, plansAreSold: boolean): BillingSettings =>
  payPal && plansAreSold ? { ...rest, payPal } : rest

/** Assembles the application; never listens. A process that only works tells its health, and nothing else. */
export async function createApp(given: AppDeps): Promise<FastifyInstance> {
  installFrenchMessages()
  const { config } = given
  const deps = { ...given, ...whatPlansGive(config) }
  const billing = sold(given.billing, deps.plansAreSold)
  const app = Fastify({
    logger: loggerOptions(config.logLevel, deps.logTo),
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { constraints: { accept: acceptConstraint }, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Who offers to go on in HTTP/2, as some clients always do, is answered in HTTP/1.1.
    http: { shouldUpgradeCallback: isLiveUpgrade },
  })
  // Only JSON is read; what else Fastify would parse by default is refused with 415.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await registerSecurityHeaders(app, {
    scriptHashes: deps.website?.scriptHashes ?? [],
    publicUrl: config.publicUrl,
  })
  registerErrorResponses(app, deps.website)
  registerHealth(app, deps.isReady)
  if (config.role === 'worker') return app
  registerIdentityRoutes(app, {
    ...deps,
    ...deps.identity,
    publicUrl: config.publicUrl,
    social: config.social,
  })
  registerGenerationStream(app, deps)
  registerFileRoutes(app, deps)
  registerPreviewImageRoute(app, deps)
  await registerAvatarRoutes(app, deps)
  const isSessionLive = (userId: string, sessionId: string) => findLiveSession(deps.db, userId, sessionId)
  registerArchiveRoute(app, { ...deps, isSessionLive })
  registerLive(app, {
    databaseUrl: config.databaseUrl,
    origins: deps.identity.origins,
    clock: systemClock,
    readToken: deps.readToken,
    isSessionLive,
    source: {
      readMissed: (userId, after) => readMissed(deps.db, userId, after),
      lastSequences: (userIds) => lastSequences(deps.db, userIds),
    },
    ...(deps.liveTimings ? { timings: deps.liveTimings } : {}),
  })
  registerReceiptRoute(app, deps)
  registerReturnRoute(app, { ...deps, ...billing })
  await registerWebhookRoute(app, { ...deps, ...billing })
  await registerApi(
    app,
    { ...deps, isSessionLive },
    {
      config: {
        read: anyone.config.read.handler(() => ({
          data: {
            publicUrl: config.publicUrl,
            features: config.features,
            writer: config.writer.name,
            writerName: displayName(config.writer),
            ...(config.mail.mailboxUrl ? { mailboxUrl: config.mail.mailboxUrl } : {}),
            ...paymentsHere(config),
            ...(config.forwarding ? { analyticsService: new URL(config.forwarding.url).host } : {}),
            socialProviders: SocialProvider.options.filter((name) => config.social[name]),
          },
        })),
      },
      profile: profileRoutes,
      account: accountRoutes,
      settings: settingsRoutes,
      notifications: notificationRoutes,
      sessions: sessionRoutes,
      myData: myDataRoutes,
      letters: { ...letterRoutes, stats: letterFigures },
      generation: generationRoutes,
      proofreading: proofreadingRoutes,
      offers: offerRoutes,
      rewriting: rewritingRoutes,
      analysis: analysisRoutes,
      exports: exportRoutes,
      sharing: sharingRoutes,
      activity: activityRoutes,
      keptExports: keptExportRoutes,
      sending: sendingRoutes,
      subscriptions: {
        ...subscriptionRoutes,
        ...billingRoutes(billing),
        letterQuota: letterQuotaRoute,
        recommendedPlan: recommendedPlanRoute,
      },
      payments: paymentRoutes(billing),
      templates: templateRoutes,
      search: searchRoutes,
      analytics: analyticsRoutes({
        isOn: config.features.analytics,
        isForwarded: config.forwarding !== undefined,
      }),
    },
  )
  if (deps.website) await registerWebsite(app, deps.website)
  return app
}

import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type Seller, seller } from '@lettrine/contract/seller.fr'
import { z } from 'zod'
import { configMessages as texts } from './config.fr.ts'
import type { MatomoSettings } from './domains/analytics/index.ts'
import { minSecretLength, type SocialSettings } from './domains/identity/index.ts'
import { type PayPalSettings, payPalModeOf } from './domains/payments/index.ts'
import type { SecondOpinionSettings } from './platform/second-opinion/second-opinion.ts'
import type { WriterSettings } from './platform/text-generation/writer-settings.ts'

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], texts.flag)
  .default('true')
  .transform((value) => ['true', '1', 'on'].includes(value))

const postgresAddress = /^postgres(ql)?:\/\//

const optionalText = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

/** «10.0.0.1», «10.0.0.0/8», «::1». */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** «Lettrine <ne-pas-repondre@lettrine.example>», or the address alone. */
const senderShape = /^(?:[^<>"\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

/** «securite@lettrine.example», or the https address of a page. */
const contactShape = /^(?:[\x21-\x7e]+@[\w.-]+\.[a-z]+|https:\/\/[\x21-\x7e]+)$/i

/** An address without name and password, which would not be sent. */
const openAddress = (error: string) =>
  z.url({ protocol: /^https?$/, error }).refine((address) => !/^[^/]*\/\/[^/?#]*@/.test(address), error)

/** Guessed by nobody. */
const minMetricsToken = 16

const Environment = z.object({
  PORT: z
    .string()
    .default('3000')
    .transform(Number)
    .pipe(z.number(texts.port).int(texts.port).min(0, texts.port).max(65_535, texts.port)),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: optionalText,
  BACKUP_EVERY_HOURS: z.coerce
    .number(texts.backupEveryHours)
    .int(texts.backupEveryHours)
    .min(1, texts.backupEveryHours)
    .max(168, texts.backupEveryHours)
    .default(24),
  DATABASE_URL: z.string(texts.databaseRequired).regex(postgresAddress, texts.databaseUrl),
  DATABASE_SESSION_URL: optionalText.pipe(z.string().regex(postgresAddress, texts.databaseUrl).optional()),
  DATABASE_POOL: z.coerce
    .number(texts.databasePool)
    .int(texts.databasePool)
    .min(2, texts.databasePool)
    .max(100, texts.databasePool)
    .default(10),
  TYPESETTING_PROCESSES: z.coerce
    .number(texts.typesettingProcesses)
    .int(texts.typesettingProcesses)
    .min(1, texts.typesettingProcesses)
    .max(32, texts.typesettingProcesses)
    .optional(),
  AUTH_SECRET: optionalText.pipe(z.string().min(minSecretLength, texts.authSecret).optional()),
  PUBLIC_URL: optionalText.pipe(z.url({ protocol: /^https?$/, error: texts.publicUrl }).optional()),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((address) => address.trim()))
    .transform((addresses) => addresses.filter((address) => address !== ''))
    .refine((addresses) => addresses.every(isAddressOrRange), texts.trustedProxies),
  ROLE: z.enum(['all', 'web', 'worker'], texts.role).default('all'),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/, error: texts.smtpUrl }).optional()),
  MAIL_FROM: optionalText.pipe(z.string().regex(senderShape, texts.mailFrom).optional()),
  MAILBOX_URL: optionalText.pipe(z.url({ protocol: /^https?$/, error: texts.mailboxUrl }).optional()),
  WRITER: z.enum(['composer', 'gemini', 'openai-compatible'], texts.writer).default('composer'),
  WRITER_MODEL: optionalText,
  WRITER_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/, error: texts.writerBaseUrl }).optional()),
  WRITER_API_KEY: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/, error: texts.googleBaseUrl }).optional()),
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  GITHUB_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/, error: texts.githubBaseUrl }).optional()),
  PAYPAL_CLIENT_ID: optionalText,
  PAYPAL_CLIENT_SECRET: optionalText,
  PAYPAL_WEBHOOK_ID: optionalText,
  PAYPAL_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/, error: texts.payPalBaseUrl }).optional()),
  VAT_RATE: z.coerce
    .number(texts.vatRate)
    .min(0, texts.vatRate)
    .max(50, texts.vatRate)
    .multipleOf(0.01, texts.vatRate)
    .default(20),
  ANALYTICS_FORWARD_URL: optionalText.pipe(
    z.url({ protocol: /^https?$/, error: texts.analyticsForwardUrl }).optional(),
  ),
  ANALYTICS_FORWARD_SITE: optionalText
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(
      z
        .number(texts.analyticsForwardSite)
        .int(texts.analyticsForwardSite)
        .positive(texts.analyticsForwardSite)
        .optional(),
    ),
  GRAMMALECTE_URL: optionalText.pipe(openAddress(texts.grammalecteUrl).optional()),
  LANGUAGETOOL_URL: optionalText.pipe(openAddress(texts.languageToolUrl).optional()),
  SECURITY_CONTACT: optionalText.pipe(z.string().regex(contactShape, texts.securityContact).optional()),
  METRICS_TOKEN: optionalText.pipe(
    z
      .string()
      .min(minMetricsToken, texts.metricsToken)
      .regex(/^[\x21-\x7e]+$/, texts.metricsToken)
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(openAddress(texts.tracesUrl).optional()),
  SLOW_QUERY_MS: z.coerce
    .number(texts.slowQueryMs)
    .int(texts.slowQueryMs)
    .min(0, texts.slowQueryMs)
    .max(30_000, texts.slowQueryMs)
    .default(500),
  STOP_DELAY_SECONDS: z.coerce
    .number(texts.stopDelay)
    .int(texts.stopDelay)
    .min(0, texts.stopDelay)
    .max(30, texts.stopDelay)
    .default(0),
  FEATURE_AI: flag,
  FEATURE_ANALYTICS: flag,
  FEATURE_PREMIUM: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], texts.logLevel).default('warn'),
})

export type Config = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string
  /**
   * For what lasts as long as a connection, past a pooler of transactions at `databaseUrl`; absent without such a pooler.
   */
  sessionDatabaseUrl?: string
  /** Connections that a process keeps to the database, at most. */
  databasePool: number
  /** Processes that lay out pages; by default, two to four, as the machine has cores. */
  typesettingProcesses?: number
  /** Folder and interval of scheduled backups; without it, only the command makes them. */
  backup?: { folder: string; everyHours: number }
  /** Signs the cookies of sessions; that of a file in `dataDir` when absent. */
  authSecret?: string
  /** Origin of the site as users see it, without a final slash. */
  publicUrl: string
  /** Trusted proxies, by address or range; their `X-Forwarded-For` is used. */
  trustedProxies: string[]
  role: 'all' | 'web' | 'worker'
  mail: {
    /** Absent only in a process that runs no jobs. */
    smtpUrl?: string
    /** «Name <address>» */
    from: string
    /** URL of the sandbox mailbox. */
    mailboxUrl?: string
  }
  writer: WriterSettings
  /** Social sign-in providers; one without credentials is absent. */
  social: SocialSettings
  /** PayPal settings; absent when payments are disabled. Only the mode `live` moves money. */
  payPal?: PayPalSettings
  /** Tax included in prices, in ten-thousandths: 2000 is 20 %; 0 for a seller without tax. */
  taxRate: number
  /** External analytics service, for visitors who consent. */
  forwarding?: MatomoSettings
  /** Outside proofreaders, to which the text of a letter is sent. */
  secondOpinion: SecondOpinionSettings
  /** Where faults of security are reported, as a URI; absent where nobody is named. */
  securityContact?: string
  /** What a program shows that reads the metrics; absent where there are none. */
  metricsToken?: string
  /** Address of an OpenTelemetry collector; absent where no traces are made. */
  tracesUrl?: string
  /** Queries that take longer are logged, in milliseconds; 0 for none. */
  slowQueryMs: number
  /** Seconds for which `/readyz` says no before the process serves no more. */
  stopDelaySeconds: number
  features: { ai: boolean; analytics: boolean; premium: boolean }
  logLevel: string
}

function parseValues(environment: NodeJS.ProcessEnv): z.output<typeof Environment> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(texts.badValue(String(issue!.path[0]), issue!.message))
}

/** Where locks, LISTEN, migrations, jobs and backups connect. */
export const sessionUrlOf = ({ sessionDatabaseUrl, databaseUrl }: Config): string =>
  sessionDatabaseUrl ?? databaseUrl

/** Checks each variable, before a database and stand-ins are started; throws as `readConfig` does. */
export function checkValues(environment: NodeJS.ProcessEnv): void {
  parseValues({ ...environment, DATABASE_URL: environment.DATABASE_URL || 'postgresql://embedded' })
}

/** Reads the environment; throws an `Error` whose French message names the invalid variable and the reason. */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  particulars: Pick<Seller, 'isExample' | 'email'> = seller,
): Config {
  const env = parseValues(environment)
  const publicUrl = withoutFinalSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    ...(env.DATABASE_SESSION_URL ? { sessionDatabaseUrl: env.DATABASE_SESSION_URL } : {}),
    databasePool: env.DATABASE_POOL,
    ...(env.TYPESETTING_PROCESSES ? { typesettingProcesses: env.TYPESETTING_PROCESSES } : {}),
    ...(env.BACKUP_DIR
      ? { backup: { folder: resolve(env.BACKUP_DIR), everyHours: env.BACKUP_EVERY_HOURS } }
      : {}),
    ...(env.AUTH_SECRET ? { authSecret: env.AUTH_SECRET } : {}),
    publicUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    role: env.ROLE,
    mail: mailSettings(env, publicUrl),
    // Without models, the composer still writes.
    writer: env.FEATURE_AI ? writerSettings(env) : { name: 'composer' },
    social: {
      ...socialProvider('google', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_BASE_URL),
      ...socialProvider('github', env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, env.GITHUB_BASE_URL),
    },
    ...payPalSettings(env, particulars),
    taxRate: Math.round(env.VAT_RATE * 100),
    ...forwardingSettings(env),
    secondOpinion: secondOpinionSettings(env),
    ...securityContact(env, particulars),
    ...(env.METRICS_TOKEN ? { metricsToken: env.METRICS_TOKEN } : {}),
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { tracesUrl: withoutFinalSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT) }
      : {}),
    slowQueryMs: env.SLOW_QUERY_MS,
    stopDelaySeconds: env.STOP_DELAY_SECONDS,
    features: { ai: env.FEATURE_AI, analytics: env.FEATURE_ANALYTICS, premium: env.FEATURE_PREMIUM },
    logLevel: env.LOG_LEVEL,
  }
}

const withoutFinalSlash = (address: string) => address.replace(/\/+$/, '')

function mailSettings(env: z.output<typeof Environment>, publicUrl: string): Config['mail'] {
  if (!env.SMTP_URL && env.ROLE !== 'web') throw new Error(texts.badValue('SMTP_URL', texts.smtpNeeded))
  return {
    from: env.MAIL_FROM ?? `Lettrine <ne-pas-repondre@${new URL(publicUrl).hostname}>`,
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(env.MAILBOX_URL ? { mailboxUrl: withoutFinalSlash(env.MAILBOX_URL) } : {}),
  }
}

const socialHome = { google: 'https://accounts.google.com', github: 'https://github.com' } as const

function socialProvider(
  name: keyof typeof socialHome,
  clientId: string | undefined,
  clientSecret: string | undefined,
  baseUrl: string | undefined,
): SocialSettings {
  const variables = name.toUpperCase()
  if (!clientId && !clientSecret) return {}
  if (!clientId) throw new Error(texts.badValue(`${variables}_CLIENT_ID`, texts.clientIdNeeded))
  if (!clientSecret) throw new Error(texts.badValue(`${variables}_CLIENT_SECRET`, texts.clientSecretNeeded))
  return { [name]: { clientId, clientSecret, baseUrl: withoutFinalSlash(baseUrl ?? socialHome[name]) } }
}

/** All four or none: half of them, or an address that is neither PayPal’s nor ours, must not pass for the other. */
function payPalSettings(
  env: z.output<typeof Environment>,
  { isExample }: Pick<Seller, 'isExample'>,
): Pick<Config, 'payPal'> {
  const names = ['PAYPAL_BASE_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const
  const missing = names.find((name) => !env[name])
  if (missing && names.every((name) => !env[name])) return {}
  if (missing) throw new Error(texts.badValue(missing, texts.payPalNeeded[missing]))
  const baseUrl = withoutFinalSlash(env.PAYPAL_BASE_URL!)
  const mode = payPalModeOf(baseUrl)
  if (!mode) throw new Error(texts.badValue('PAYPAL_BASE_URL', texts.payPalBaseUrl))
  if (mode === 'live' && isExample) throw new Error(texts.badValue('PAYPAL_BASE_URL', texts.sellerUnknown))
  return {
    payPal: {
      mode,
      baseUrl,
      clientId: env.PAYPAL_CLIENT_ID!,
      clientSecret: env.PAYPAL_CLIENT_SECRET!,
      webhookId: env.PAYPAL_WEBHOOK_ID!,
    },
  }
}

/** Both or none; without measuring at all, nothing is forwarded either. */
function forwardingSettings(env: z.output<typeof Environment>): Pick<Config, 'forwarding'> {
  const { ANALYTICS_FORWARD_URL: url, ANALYTICS_FORWARD_SITE: siteId } = env
  if (!url && siteId === undefined) return {}
  if (!url) throw new Error(texts.badValue('ANALYTICS_FORWARD_URL', texts.analyticsForwardUrl))
  if (siteId === undefined)
    throw new Error(texts.badValue('ANALYTICS_FORWARD_SITE', texts.analyticsForwardSite))
  return env.FEATURE_ANALYTICS ? { forwarding: { url: withoutFinalSlash(url), siteId } } : {}
}

/** Addresses with or without the path that the request adds. */
function secondOpinionSettings({
  GRAMMALECTE_URL: grammalecte,
  LANGUAGETOOL_URL: languageTool,
}: z.output<typeof Environment>): SecondOpinionSettings {
  const without = (path: RegExp, address: string) => withoutFinalSlash(address).replace(path, '')
  return {
    ...(grammalecte ? { grammalecteUrl: without(/\/gc_text\/fr$/, grammalecte) } : {}),
    ...(languageTool ? { languageToolUrl: without(/\/v2(?:\/check)?$/, languageTool) } : {}),
  }
}

/** That of the seller where no other is given; the seller of the example reads no mail. */
function securityContact(
  { SECURITY_CONTACT: given }: z.output<typeof Environment>,
  { isExample, email }: Pick<Seller, 'isExample' | 'email'>,
): Pick<Config, 'securityContact'> {
  const contact = given ?? (isExample ? undefined : email)
  if (contact === undefined) return {}
  return { securityContact: contact.startsWith('https://') ? contact : `mailto:${contact}` }
}

/** Google's own name for the newest model of its fast family. */
const defaultGeminiModel = 'gemini-flash-latest'

function writerSettings(env: z.output<typeof Environment>): WriterSettings {
  const { WRITER: name, WRITER_MODEL: model, WRITER_API_KEY: apiKey } = env
  const baseUrl = env.WRITER_BASE_URL && withoutFinalSlash(env.WRITER_BASE_URL)
  const optional = { ...(apiKey ? { apiKey } : {}) }
  if (name === 'composer') return { name }
  if (name === 'gemini') {
    // An address of one's own may be a proxy that holds the key.
    if (!apiKey && !baseUrl) throw new Error(texts.badValue('WRITER_API_KEY', texts.writerApiKey))
    return { name, model: model ?? defaultGeminiModel, ...optional, ...(baseUrl ? { baseUrl } : {}) }
  }
  if (!baseUrl) throw new Error(texts.badValue('WRITER_BASE_URL', texts.writerBaseUrlNeeded))
  if (!model) throw new Error(texts.badValue('WRITER_MODEL', texts.writerModel))
  return { name, model, baseUrl, ...optional }
}

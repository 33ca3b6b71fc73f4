import { SocialProvider } from '@lettrine/contract/identity'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { anyone } from './platform/http/api.ts'
import { displayName } from './platform/text-generation/writer-settings.ts'

/** Who takes payments; for the sandbox, also the page that lists them. */
const publicPayments = ({ payPal, features }: Config) =>
  payPal && features.premium
    ? {
        payments: {
          mode: payPal.mode,
          ...(payPal.mode === 'local-sandbox' ? { sandboxUrl: `${payPal.baseUrl}/` } : {}),
        },
      }
    : {}

/** Serves what the browser may know of the configuration. */
export function register(app: FastifyInstance, { config }: { config: Config }): void {
  const data = {
    publicUrl: config.publicUrl,
    features: config.features,
    writer: config.writer.name,
    writerName: displayName(config.writer),
    ...(config.mail.mailboxUrl ? { mailboxUrl: config.mail.mailboxUrl } : {}),
    ...publicPayments(config),
    ...(config.forwarding ? { analyticsService: new URL(config.forwarding.url).host } : {}),
    socialProviders: SocialProvider.options.filter((name) => config.social[name]),
  }
  app.addRoutes({ config: { read: anyone.config.read.handler(() => ({ data })) } })
}

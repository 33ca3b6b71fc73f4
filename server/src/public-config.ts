import { SocialProvider } from '@lettrine/contract/identity'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { anyone, type Deps } from './platform/http/api.ts'
import { displayName } from './platform/text-generation/writer-settings.ts'

/** Payment mode; for the sandbox, also the URL of its list of payments. */
const publicPayments = ({ payPal, features }: Config) =>
  payPal && features.premium
    ? {
        payments: {
          mode: payPal.mode,
          ...(payPal.mode === 'local-sandbox' ? { sandboxUrl: `${payPal.baseUrl}/` } : {}),
        },
      }
    : {}

/** Serves the public part of the configuration. */
export function register(
  app: FastifyInstance,
  { config, secondOpinion }: { config: Config } & Pick<Deps, 'secondOpinion'>,
): void {
  const data = {
    publicUrl: config.publicUrl,
    features: config.features,
    writer: config.writer.name,
    writerName: displayName(config.writer),
    ...(config.mail.mailboxUrl ? { mailboxUrl: config.mail.mailboxUrl } : {}),
    ...publicPayments(config),
    ...(config.forwarding ? { analyticsService: new URL(config.forwarding.url).host } : {}),
    secondOpinion: [...(secondOpinion?.languages ?? [])],
    socialProviders: SocialProvider.options.filter((name) => config.social[name]),
  }
  app.addRoutes({ config: { read: anyone.config.read.handler(() => ({ data })) } })
}

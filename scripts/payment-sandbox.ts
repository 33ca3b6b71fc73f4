import { resolve } from 'node:path'
import { startPayPalSandbox } from '../sandbox/paypal/server.ts'
import { isForThisMachine, siteOf } from './identity-sandbox.ts'
import { scriptText as texts } from './scripts.fr.ts'

const variables = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_BASE_URL']

/** Where the server will hear of payments. */
const webhookPath = '/v1/payments/webhooks/paypal'

/** Whether nothing was said of PayPal; half of it is a mistake that the server reports. */
export const isMissingPayPalSettings = (environment: NodeJS.ProcessEnv): boolean =>
  variables.every((name) => !environment[name])

/**
 * Puts a sandbox in PayPal's place when it has no settings, says so, and tells the server where it is. What was paid
 * stays in `DATA_DIR`, so that agreements are renewed after a restart. Elsewhere than on this machine nothing starts.
 */
export async function openPaymentSandbox(
  environment: NodeJS.ProcessEnv,
): Promise<{ environment: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  if (!isMissingPayPalSettings(environment) || !isForThisMachine(environment))
    return { environment: {}, stop: async () => {} }
  const sandbox = await startPayPalSandbox({
    environment,
    file: resolve(environment.DATA_DIR || '.data', 'paypal-sandbox.json'),
    webhookUrl: `${siteOf(environment)}${webhookPath}`,
    tickMs: 1_000,
  })
  console.log(texts.sandboxPayments(sandbox.url))
  return {
    environment: {
      PAYPAL_CLIENT_ID: sandbox.clientId,
      PAYPAL_CLIENT_SECRET: sandbox.clientSecret,
      PAYPAL_WEBHOOK_ID: sandbox.webhookId,
      PAYPAL_BASE_URL: sandbox.url,
    },
    stop: sandbox.close,
  }
}

import { resolve } from 'node:path'
import { startPayPalSandbox } from '../sandbox/paypal/server.ts'
import { isForThisMachine, siteOf } from './identity-sandbox.ts'
import { scriptText as texts } from './scripts.fr.ts'

const variables = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_BASE_URL']

/** URL of the server’s webhook route. */
const webhookPath = '/v1/payments/webhooks/paypal'

/** Whether no PayPal setting is present; partial settings are an error that the server reports. */
export const isMissingPayPalSettings = (environment: NodeJS.ProcessEnv): boolean =>
  variables.every((name) => !environment[name])

/**
 * Starts the PayPal sandbox when PayPal has no settings, prints its URL, and passes it to the server. Its state is saved
 * in `DATA_DIR`, so that agreements are renewed after a restart. Only on localhost.
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

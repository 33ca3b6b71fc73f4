import { startIdentitySandbox } from '../sandbox/identity/server.ts'
import { scriptText as texts } from './scripts.fr.ts'

type Provider = 'GOOGLE' | 'GITHUB'

/** Social sign-in providers without credentials. */
export function missingProviders(environment: NodeJS.ProcessEnv): Provider[] {
  return (['GOOGLE', 'GITHUB'] as const).filter(
    (name) => !environment[`${name}_CLIENT_ID`] && !environment[`${name}_CLIENT_SECRET`],
  )
}

/** Whether a site is on localhost; elsewhere nobody may sign in without a password. */
export function isForThisMachine(environment: NodeJS.ProcessEnv): boolean {
  if (environment.NODE_ENV === 'production') return false
  const { hostname } = new URL(siteOf(environment))
  const listensLocally = ['', 'localhost', '127.0.0.1', '::1'].includes(environment.HOST ?? '')
  return listensLocally && ['localhost', '127.0.0.1'].includes(hostname)
}

/** The public origin, without a final slash. */
export const siteOf = ({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv) =>
  (PUBLIC_URL || `http://localhost:${PORT || '3000'}`).replace(/\/+$/, '')

/**
 * Starts sandboxes for the providers without credentials, prints their URLs, and passes them to the server. Only on
 * localhost; elsewhere the sign-in screen shows no button for them.
 */
export async function openIdentitySandbox(
  environment: NodeJS.ProcessEnv,
): Promise<{ environment: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  const lacking = missingProviders(environment)
  if (lacking.length === 0 || !isForThisMachine(environment)) return { environment: {}, stop: async () => {} }
  const sandbox = await startIdentitySandbox({ site: siteOf(environment), environment })
  const urls = { GOOGLE: sandbox.googleUrl, GITHUB: sandbox.githubUrl }
  const shown = { GOOGLE: 'Google', GITHUB: 'GitHub' }
  for (const name of lacking) console.log(texts.sandboxIdentity(shown[name], urls[name]))
  return {
    environment: Object.fromEntries(
      lacking.flatMap((name) => [
        [`${name}_CLIENT_ID`, sandbox.clientId],
        [`${name}_CLIENT_SECRET`, sandbox.clientSecret],
        [`${name}_BASE_URL`, urls[name]],
      ]),
    ),
    stop: sandbox.close,
  }
}

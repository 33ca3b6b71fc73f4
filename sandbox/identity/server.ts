import { startLocalServer } from '../local-server.ts'
import { githubSandbox, type SandboxClient } from './github.ts'
import { googleSandbox } from './google.ts'
import { identitySandboxTexts as texts } from './identity.fr.ts'

export type IdentitySandbox = {
  /** The issuer, without a final slash. */
  googleUrl: string
  githubUrl: string
  clientId: string
  clientSecret: string
  close: () => Promise<void>
}

const clientId = 'lettrine-sandbox'
const clientSecret = 'sandbox-secret-of-no-value'

const isLocal = (address: string) => /^(localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/**
 * Starts simulated Google and GitHub sign-in on this machine, without passwords. Throws in production, and for a
 * public site.
 * @param options.site - the origin of the site that people sign in to; codes are sent to it alone
 */
export async function startIdentitySandbox(options: {
  site: string
  environment: NodeJS.ProcessEnv
  googlePort?: number
  githubPort?: number
}): Promise<IdentitySandbox> {
  if (options.environment.NODE_ENV === 'production' || !isLocal(options.site))
    throw new Error(texts.onlyLocal)
  const client = (provider: string): SandboxClient => ({
    id: clientId,
    secret: clientSecret,
    name: 'Lettrine',
    redirectUri: `${options.site}/v1/auth/callback/${provider}`,
  })
  const google = await startLocalServer(options.googlePort)
  const github = await startLocalServer(options.githubPort)
  google.answerWith(googleSandbox(google.url, client('google')))
  github.answerWith(githubSandbox(client('github'), Date.now))
  return {
    googleUrl: google.url,
    githubUrl: github.url,
    clientId,
    clientSecret,
    close: async () => {
      await google.close()
      await github.close()
    },
  }
}

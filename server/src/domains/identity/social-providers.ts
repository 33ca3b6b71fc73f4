import type { SocialProvider } from '@lettrine/contract/identity'
import type { AuthContext } from 'better-auth'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins'
import { failure } from '../../platform/failure.ts'
import type { Auth } from './auth.ts'
import { readGithubUser } from './github-user.ts'

export type SocialCredentials = { clientId: string; clientSecret: string; baseUrl: string }
export type SocialSettings = Partial<Record<SocialProvider, SocialCredentials>>

const discoveryTimeoutMs = 5_000

/** Google and OpenID Connect providers: URLs and keys come from the discovery document. */
const google = ({ clientId, clientSecret, baseUrl }: SocialCredentials): GenericOAuthConfig => ({
  providerId: 'google',
  name: 'Google',
  discoveryUrl: `${baseUrl}/.well-known/openid-configuration`,
  clientId,
  clientSecret,
  scopes: ['openid', 'email', 'profile'],
  prompt: 'select_account',
  requireIdTokenVerification: true,
  authentication: 'post',
})

const publicGithub = 'https://github.com'

/** GitHub has no discovery document; GitHub Enterprise has its API under `/api/v3`. */
const github = ({ clientId, clientSecret, baseUrl }: SocialCredentials): GenericOAuthConfig => {
  const api = baseUrl === publicGithub ? 'https://api.github.com' : `${baseUrl}/api/v3`
  return {
    providerId: 'github',
    name: 'GitHub',
    authorizationUrl: `${baseUrl}/login/oauth/authorize`,
    tokenUrl: `${baseUrl}/login/oauth/access_token`,
    clientId,
    clientSecret,
    scopes: ['read:user', 'user:email'],
    authentication: 'post',
    authorizationUrlParams: { prompt: 'select_account' },
    authorizationHeaders: { accept: 'application/json' },
    accountSubject: ({ profile }) => profile.id ?? '',
    getUserInfo: (tokens) => readGithubUser(api, tokens.accessToken ?? ''),
  }
}

const configs = { google, github } as const satisfies Record<SocialProvider, object>

type Provider = AuthContext['socialProviders'][number]

/** The library would ask for the person with the access token alone, where no id token comes. */
const requiringIdToken = (provider: Provider): Provider => ({
  ...provider,
  getUserInfo: async (tokens) => (tokens.idToken ? provider.getUserInfo(tokens) : null),
})

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** The library believes whatever issuer the discovery document states. GitHub states none. */
const isExpectedIssuer = (issuer: string | undefined, { baseUrl }: SocialCredentials): boolean =>
  issuer === undefined || withoutSlash(issuer) === withoutSlash(baseUrl)

export type ProviderOpener = (name: SocialProvider) => Promise<void>

/**
 * Registers a provider with Better Auth at its first use, not at start: a provider that is down at start would be
 * dropped permanently, and one that never answers would block all sign-ins.
 * @returns a function that rejects with `PROVIDER_UNKNOWN` (not configured) or `PROVIDER_UNREACHABLE` (retried next time)
 */
export function buildProviderOpener(auth: Auth, settings: SocialSettings): ProviderOpener {
  const opened = new Map<SocialProvider, Promise<void>>()
  const open = async (name: SocialProvider, credentials: SocialCredentials) => {
    // The plugin does not depend on the exact type of our options.
    const context = (await auth.$context) as unknown as AuthContext
    const found = genericOAuth({ config: [configs[name](credentials)] }).init(context)
    const { context: added } = await inTime(found, name)
    const provider = added.socialProviders.find(({ id }) => id === name)
    if (!provider || !isExpectedIssuer(provider.issuer, credentials))
      throw failure('PROVIDER_UNREACHABLE', { details: { provider: name } })
    const opened = name === 'google' ? requiringIdToken(provider) : provider
    context.socialProviders = [opened, ...context.socialProviders.filter(({ id }) => id !== name)]
  }
  return (name) => {
    const credentials = settings[name]
    if (!credentials) return Promise.reject(failure('PROVIDER_UNKNOWN'))
    const known = opened.get(name)
    if (known) return known
    const opening = open(name, credentials)
    opened.set(name, opening)
    opening.catch(() => opened.delete(name))
    return opening
  }
}

async function inTime<Result>(work: Promise<Result>, provider: SocialProvider): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(failure('PROVIDER_UNREACHABLE', { details: { provider } }))
    timer = setTimeout(refuse, discoveryTimeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

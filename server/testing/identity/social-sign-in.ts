import type { SocialProvider } from '@lettrine/contract/identity'
import { startIdentitySandbox } from '../../../sandbox/identity/server.ts'
import { Visitor } from '../../../sandbox/testing/visitor.ts'
import { openTestApp, type TestApp, type TestAppOptions, testOrigin } from '../test-app.ts'

type Choice = Parameters<Visitor['decide']>[1]

/** The application with sandboxes of Google and GitHub, and simulated browsers. */
export async function openSocialFixture(
  options: {
    isConfigured?: boolean
    isDown?: boolean
    /** Another issuer in Google's place, which asks that of the sandbox. */
    google?: (sandboxUrl: string) => string
  } & Pick<TestAppOptions, 'environment' | 'logTo'> = {},
) {
  const start = (ports: { googlePort?: number; githubPort?: number } = {}) =>
    startIdentitySandbox({ site: testOrigin, environment: {}, ...ports })
  let sandbox = await start()
  const portOf = (url: string) => Number(new URL(url).port)
  const ports = { googlePort: portOf(sandbox.googleUrl), githubPort: portOf(sandbox.githubUrl) }
  const { clientId, clientSecret } = sandbox
  const providers = {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_BASE_URL: options.google?.(sandbox.googleUrl) ?? sandbox.googleUrl,
    GITHUB_CLIENT_ID: clientId,
    GITHUB_CLIENT_SECRET: clientSecret,
    GITHUB_BASE_URL: sandbox.githubUrl,
  }
  const server = await openTestApp({
    environment: { ...(options.isConfigured === false ? {} : providers), ...options.environment },
    ...(options.logTo ? { logTo: options.logTo } : {}),
  })
  if (options.isDown) await sandbox.close()
  return {
    server,
    browser: (cookies: Record<string, string> = {}) => new Browser(server, cookies),
    revive: async () => {
      sandbox = await start(ports)
    },
    accountsOf: async (userId: string) => {
      const { rows } = await server.db.execute(`SELECT * FROM accounts WHERE user_id = '${userId}'`)
      return rows as { provider_id: string }[]
    },
    proveAddress: (userId: string) =>
      server.db.execute(`UPDATE users SET email_verified = true WHERE id = '${userId}'`),
    close: async () => {
      await server.close()
      await sandbox.close()
    },
  }
}

export type SocialFixture = Awaited<ReturnType<typeof openSocialFixture>>

let attempts = 0

/** Stores the cookies of our site. */
class Browser {
  readonly attempt: string
  readonly #server: TestApp
  readonly #cookies: Map<string, string>

  constructor(server: TestApp, cookies: Record<string, string>) {
    attempts += 1
    this.attempt = `attempt-number-${String(attempts).padStart(4, '0')}`
    this.#server = server
    this.#cookies = new Map(Object.entries(cookies))
  }

  cookies = () => Object.fromEntries(this.#cookies)

  async #send(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) {
    const answer = await this.#server.app.inject({ method, url, payload, headers, cookies: this.cookies() })
    for (const { name, value } of answer.cookies) {
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return answer
  }

  get = (url: string) => this.#send('GET', url)

  ask = (provider: SocialProvider, wish: object = {}) =>
    this.#send('POST', '/v1/auth/sign-in/social', { provider, attempt: this.attempt, ...wish })

  link = (provider: SocialProvider, hasPair: boolean) =>
    this.#send(
      'POST',
      '/v1/auth/link-social',
      { provider, attempt: this.attempt },
      hasPair ? { 'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '' } : {},
    )

  signInWithPassword = (email: string, password: string) =>
    this.#send('POST', '/v1/auth/sign-in/email', { email, password })

  prove = (code: string) => this.#send('POST', '/v1/auth/two-factor/verify-totp', { code })

  /** Opens the provider’s page and decides there; returns the address of the redirect. */
  async accept(url: string, choice: Choice): Promise<string> {
    const visitor = new Visitor()
    return (await visitor.decide(await visitor.open(url), choice)).left ?? ''
  }

  returnFrom = async (provider: SocialProvider, choice: Choice) =>
    this.accept((await this.ask(provider)).json().url, choice)

  /** Opens the redirect of the provider; returns where our server redirects. */
  async comeBack(url: string): Promise<URL> {
    const { pathname, search } = new URL(url)
    const answer = await this.#send('GET', `${pathname}${search}`)
    if (answer.statusCode !== 303) throw new Error(`${answer.statusCode}: ${answer.body}`)
    return new URL(String(answer.headers.location))
  }

  signInWith = async (provider: SocialProvider, choice: Choice) =>
    this.comeBack(await this.returnFrom(provider, choice))

  tokenStatus = async () => (await this.get('/v1/auth/token')).statusCode

  token = async () => (await this.get('/v1/auth/token')).json().token as string

  userId = async () => (await this.get('/v1/auth/get-session')).json().user.id as string

  sessionId = async () => (await this.get('/v1/auth/get-session')).json().session.id as string
}

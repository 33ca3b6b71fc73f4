import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { readForm } from '../local-server.ts'
import type { SandboxClient } from './github.ts'
import { identitySandboxTexts as texts } from './identity.fr.ts'
import { MemoryAdapter } from './memory-adapter.ts'
import { choicePage, faultPage, pageHeaders } from './page.ts'
import { avatarOf, readDecision, type SandboxUser } from './sandbox-users.ts'

const provider = 'Google'

/** Simulates Google's sign-in with a real OpenID provider: discovery, PKCE, id tokens and userinfo. */
export function googleSandbox(url: string, client: SandboxClient) {
  const people = new Map<string, SandboxUser>()
  const oidc = new Provider(url, configurationFor(url, client, people))
  const answer = oidc.callback()

  async function ask(request: IncomingMessage, response: ServerResponse, action: string): Promise<void> {
    const form = request.method === 'POST' ? await readForm(request) : undefined
    const decision = form ? readDecision(form) : undefined
    if (!decision || decision.kind === 'incomplete') {
      await oidc.interactionDetails(request, response)
      const page = choicePage({ provider, client: client.name, action, incomplete: form })
      return void response.writeHead(form ? 422 : 200, pageHeaders).end(page)
    }
    if (decision.kind === 'refused')
      return oidc.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The user refused',
      })
    const { person } = decision
    people.set(person.id, person)
    const grant = new oidc.Grant({ accountId: person.id, clientId: client.id })
    grant.addOIDCScope('openid email profile')
    return oidc.interactionFinished(request, response, {
      login: { accountId: person.id, remember: false },
      consent: { grantId: await grant.save() },
      select_account: {},
    })
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', url)
    const portrait = /^\/portraits\/(\d+)$/.exec(pathname)
    const someone = portrait && people.get(portrait[1]!)
    if (someone)
      return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(avatarOf(someone))
    if (!pathname.startsWith('/interaction/')) return void (await answer(request, response))
    await ask(request, response, pathname).catch(() =>
      response.writeHead(400, pageHeaders).end(faultPage(provider, texts.unknownRequest)),
    )
  }
}

/** Generated at each start: its signatures need not outlive the process. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA' as const, use: 'sig', alg: 'RS256' }
}

function configurationFor(
  url: string,
  client: SandboxClient,
  people: Map<string, SandboxUser>,
): Configuration {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture'],
    },
    // Google puts these claims into the id token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: { policy, url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['for this machine alone'] },
    jwks: { keys: [signingKey()] },
    adapter: MemoryAdapter,
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 3_600,
    },
    renderError: (context, out) => {
      context.type = 'html'
      context.body = faultPage(provider, texts.badRequest(out.error_description ?? out.error))
    },
    findAccount: (_context, id) => {
      const person = people.get(id)
      if (!person) return undefined
      const { name, email, emailVerified } = person
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name,
          email,
          email_verified: emailVerified,
          picture: `${url}/portraits/${id}`,
        }),
      }
    },
  }
}

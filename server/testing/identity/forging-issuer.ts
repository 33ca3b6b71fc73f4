import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'

type Forgery = {
  /** Claims that replace those of the provider. */
  claims?: Record<string, unknown>
  /** Signed by a key that the provider does not publish. */
  isOtherKey?: boolean
  /** No id token comes. */
  isMissing?: boolean
  /** What the discovery document says of its issuer. */
  issuer?: string
}

/**
 * An OpenID Connect issuer that lets the sandbox do everything, and signs the id tokens again with a key of its own, faithfully or as
 * `forge` says.
 */
export async function openForgingIssuer() {
  let forgery: Forgery = {}
  let sandboxUrl = ''
  const own = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }
  let url = ''

  const sandboxDiscovery = async () => {
    const answer = await fetch(`${sandboxUrl}/.well-known/openid-configuration`)
    return (await answer.json()) as { token_endpoint: string }
  }

  async function discovery() {
    const document = await sandboxDiscovery()
    const { issuer = url } = forgery
    return { ...document, issuer, jwks_uri: `${url}/keys`, token_endpoint: `${url}/token` }
  }

  async function exchange(request: IncomingMessage) {
    const answer = await fetch((await sandboxDiscovery()).token_endpoint, {
      method: 'POST',
      headers: { 'content-type': String(request.headers['content-type']) },
      body: await text(request),
    })
    const { id_token: idToken, ...tokens } = (await answer.json()) as { id_token: string }
    if (forgery.isMissing) return tokens
    const claims = { ...decodeJwt(idToken), iss: url, ...forgery.claims }
    const key = forgery.isOtherKey ? other.privateKey : own.privateKey
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key)
    return { ...tokens, id_token: signed }
  }

  const server = createServer((request, response) => {
    const answer =
      request.url === '/token'
        ? exchange(request)
        : request.url === '/keys'
          ? Promise.resolve({ keys: [publicKey] })
          : discovery()
    answer.then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url,
    inFrontOf: (sandbox: string) => {
      sandboxUrl = sandbox
      return url
    },
    forge: (next: Forgery) => {
      forgery = next
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

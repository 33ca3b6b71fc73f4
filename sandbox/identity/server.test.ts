import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from '../testing/visitor.ts'
import { type IdentitySandbox, startIdentitySandbox } from './server.ts'

const site = 'http://localhost:4999'

let sandbox: IdentitySandbox
beforeAll(async () => {
  sandbox = await startIdentitySandbox({ site, environment: {} })
})
afterAll(() => sandbox.close())

const verifier = randomBytes(40).toString('base64url')

function authorizeUrl(provider: 'google' | 'github', changes: Record<string, string> = {}): string {
  const path =
    provider === 'google' ? `${sandbox.googleUrl}/auth` : `${sandbox.githubUrl}/login/oauth/authorize`
  const query = new URLSearchParams({
    client_id: sandbox.clientId,
    redirect_uri: `${site}/v1/auth/callback/${provider}`,
    response_type: 'code',
    scope: provider === 'google' ? 'openid email profile' : 'read:user user:email',
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })
  return `${path}?${query}`
}

async function exchange(provider: 'google' | 'github', code: string, changes: Record<string, string> = {}) {
  const path =
    provider === 'google' ? `${sandbox.googleUrl}/token` : `${sandbox.githubUrl}/login/oauth/access_token`
  const answer = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: sandbox.clientId,
      client_secret: sandbox.clientSecret,
      redirect_uri: `${site}/v1/auth/callback/${provider}`,
      code,
      code_verifier: verifier,
      ...changes,
    }),
  })
  return (await answer.json()) as Record<string, string>
}

const someone = { name: 'Zoé <b>Martin', email: 'zoe@example.org', verified: true }

test.each([
  { site, environment: { NODE_ENV: 'production' } },
  { site: 'https://lettrine.example', environment: {} },
  { site: 'http://127.0.0.1.evil.example', environment: {} },
])('it does not start for %j', async (options) => {
  await expect(startIdentitySandbox(options)).rejects.toThrow('ne démarre qu’avec un site de cet ordinateur')
})

describe.each(['google', 'github'] as const)('in place of %s', (provider) => {
  test('the consent page is marked as a sandbox', async () => {
    const page = await new Visitor().open(authorizeUrl(provider))
    expect(page.html).toContain('Bac à sable')
    expect(page.html).toContain(`Ceci n’est pas ${provider === 'google' ? 'Google' : 'GitHub'}.`)
    expect(page.html).toContain('ines.carpentier@example.org')
  })

  test('an incomplete form is shown again with its values', async () => {
    const visitor = new Visitor()
    const page = await visitor.open(authorizeUrl(provider))
    const again = await visitor.decide(page, { name: '<i>Zoé', email: 'zoe', verified: false })
    expect(again.html).toContain('Indiquez un nom et une adresse email complète.')
    expect(again.html).toContain('value="&lt;i&gt;Zoé"')
  })

  test('a refusal redirects with access_denied', async () => {
    const visitor = new Visitor()
    const back = await visitor.decide(await visitor.open(authorizeUrl(provider)), 'refuse')
    const { searchParams, origin } = new URL(back.left!)
    expect([origin, searchParams.get('error'), searchParams.get('state')]).toEqual([
      site,
      'access_denied',
      'a-state',
    ])
  })

  test('an approval gives a code that its client can exchange once', async () => {
    const codeFor = async () => {
      const visitor = new Visitor()
      const back = await visitor.decide(await visitor.open(authorizeUrl(provider)), someone)
      return new URL(back.left!).searchParams.get('code')!
    }
    expect(await exchange(provider, await codeFor(), { code_verifier: 'x'.repeat(50) })).toHaveProperty(
      'error',
    )
    expect(await exchange(provider, await codeFor(), { client_secret: 'guess' })).toHaveProperty('error')
    const code = await codeFor()
    expect(await exchange(provider, code)).toHaveProperty('access_token')
    expect(await exchange(provider, code)).toHaveProperty('error')
  })

  test('a code is not sent to another site', async () => {
    const page = await new Visitor().open(authorizeUrl(provider, { redirect_uri: 'https://evil.example/' }))
    expect([page.status, page.left]).toEqual([400, undefined])
  })
})

test('Google returns the user in the id token and in userinfo', async () => {
  const visitor = new Visitor()
  const back = await visitor.decide(await visitor.open(authorizeUrl('google')), {
    ...someone,
    verified: false,
  })
  const tokens = await exchange('google', new URL(back.left!).searchParams.get('code')!)
  const claims = JSON.parse(Buffer.from(tokens.id_token!.split('.')[1]!, 'base64url').toString())
  const said = { email: someone.email, email_verified: false, name: someone.name }
  expect(claims).toMatchObject({ ...said, iss: sandbox.googleUrl, aud: sandbox.clientId })
  const userinfo = await fetch(`${sandbox.googleUrl}/me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await userinfo.json()).toMatchObject({ ...said, sub: claims.sub })
  expect(await (await fetch(claims.picture)).text()).toContain('>Z</text>')
})

test('GitHub returns the address only with its scope', async () => {
  const visitor = new Visitor()
  const back = await visitor.decide(await visitor.open(authorizeUrl('github')), someone)
  const { access_token } = await exchange('github', new URL(back.left!).searchParams.get('code')!)
  const ask = async (path: string) => {
    const answer = await fetch(`${sandbox.githubUrl}/api/v3${path}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    return answer.json()
  }
  expect(await ask('/user')).toMatchObject({ login: 'zoe', name: someone.name, email: null })
  expect(await ask('/user/emails')).toEqual([
    { email: someone.email, primary: true, verified: true, visibility: 'private' },
  ])
  expect((await fetch(`${sandbox.githubUrl}/api/v3/user`)).status).toBe(401)
})

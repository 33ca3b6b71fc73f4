import { sql } from 'drizzle-orm'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts'
import { sessionLifetimeSeconds } from './auth.ts'
import { endpoints } from './identity-endpoints.ts'
import { secretHashing } from './password.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Extra = { cookies?: Record<string, string>; headers?: Record<string, string | undefined> }

const post = (path: string, payload: object, extra: Extra = {}) =>
  server.app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload, ...extra })

describe('signing up', () => {
  test('signs in at once, with the address unverified', async () => {
    const { token } = await server.signUp({ name: '  Inès Carpentier ', email: 'Ines@Example.org' })
    const { body } = await server.request('GET', '/users/profile', { token })
    expect(body.data).toMatchObject({
      displayName: 'Inès Carpentier',
      email: 'ines@example.org',
      isEmailVerified: false,
      plan: 'free',
    })
  })

  test('with a used address is refused, and the existing account is unchanged', async () => {
    const first = await server.signUp()
    const again = await post('sign-up/email', {
      name: 'Autre',
      email: first.email.toUpperCase(),
      password: 'Secret2!',
    })
    expect([again.statusCode, again.json().code]).toEqual([422, 'EMAIL_ALREADY_USED'])
    const known = await post('sign-in/email', { email: first.email, password: first.password })
    expect(known.statusCode).toBe(200)
  })

  test.each([
    [{}, 'name', 'Ce champ est requis.'],
    [{ name: ' ' }, 'name', 'Le nom est requis'],
    [{ name: 'A' }, 'name', 'Le nom doit contenir au moins 2 caractères'],
    [
      { name: 'Al\u0000ice' },
      'name',
      'Ce texte contient des caractères invisibles qui ne peuvent pas être enregistrés.',
    ],
    [{ email: '' }, 'email', 'L’adresse email est requise'],
    [{ email: 'ines@' }, 'email', 'Format d’email invalide'],
    [{ email: 'a b@c.fr' }, 'email', 'Format d’email invalide'],
    [{ password: '' }, 'password', 'Le mot de passe est requis'],
    [{ password: 'carpes7' }, 'password', 'Le mot de passe doit contenir au moins 8 caractères'],
    [{ password: 'x'.repeat(129) }, 'password', 'Le mot de passe ne peut pas dépasser 128 caractères'],
    [{ password: 42 }, 'password', 'Valeur inattendue\u00a0: un texte est attendu.'],
  ])('refuses %j and says why', async (wrong, path, message) => {
    const whole = { name: 'Alice', email: 'wrong@example.org', password: 'Secret1!' }
    const answer = await post('sign-up/email', Object.keys(wrong).length > 0 ? { ...whole, ...wrong } : {})
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toContainEqual({ path, message })
  })

  test.each(['12345678', 'azertyuiop', 'MotDePasse', 'Password1'])(
    'refuses %s, which everybody has',
    async (password) => {
      const answer = await post('sign-up/email', { name: 'Alice', email: 'common@example.org', password })
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        {
          error: 'Ce mot de passe est trop courant\u00a0: il figure parmi les premiers qu’un pirate essaie.',
          code: 'PASSWORD_TOO_COMMON',
        },
      ])
      const { rows } = await server.db.execute(`SELECT id FROM users WHERE email = 'common@example.org'`)
      expect(rows).toEqual([])
    },
  )

  test('stores the password as an argon2id hash', async () => {
    const { id, password } = await server.signUp()
    const { rows } = await server.db.execute(`SELECT password FROM accounts WHERE user_id = '${id}'`)
    expect(rows[0]!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(rows)).not.toContain(password)
  })
})

describe('signing in', () => {
  test('takes the six characters, or the common password, of an account from before', async () => {
    for (const password of ['carpes', '123456']) {
      const { id, email } = await server.signUp()
      await server.db.execute(
        sql`UPDATE accounts SET password = ${await secretHashing.hash(password)} WHERE user_id = ${id}`,
      )
      expect((await post('sign-in/email', { email, password })).statusCode).toBe(200)
    }
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await server.signUp()
    const wrong = await post('sign-in/email', { email, password: 'not this one' })
    const unknown = await post('sign-in/email', { email: 'nobody@example.org', password: 'not this one' })
    expect([wrong.statusCode, wrong.json()]).toEqual([unknown.statusCode, unknown.json()])
    expect(wrong.json()).toEqual({
      error: 'Adresse email ou mot de passe incorrect.',
      code: 'INVALID_CREDENTIALS',
    })
  })

  test('without being remembered ends with the browser', async () => {
    const { email, password } = await server.signUp()
    const lasting = async (rememberMe: boolean) => {
      const answer = await post('sign-in/email', { email, password, rememberMe })
      return answer.cookies.find(({ name }) => name === 'lettrine.session_token')
    }
    expect((await lasting(true))?.maxAge).toBe(60 * 60 * 24 * 30)
    expect(await lasting(false)).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect((await lasting(false))?.maxAge).toBeUndefined()
  })
})

describe('the session cookie', () => {
  test('is not accepted for changes without the XSRF pair', async () => {
    const { cookies } = await server.signUp()
    expect((await post('sign-out', {}, { cookies })).json().code).toBe('UNTRUSTED_ORIGIN')
    const headers = { 'x-xsrf-token': cookies['XSRF-TOKEN'], origin: testOrigin }
    expect((await post('sign-out', {}, { cookies, headers })).statusCode).toBe(200)
    const token = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
    expect(token.json().code).toBe('AUTHENTICATION_REQUIRED')
  })

  test('is not used for a page of another site', async () => {
    const { cookies } = await server.signUp()
    const headers = { 'x-xsrf-token': cookies['XSRF-TOKEN'], origin: 'https://evil.example' }
    expect((await post('sign-out', {}, { cookies, headers })).statusCode).toBe(403)
    const token = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies, headers })
    expect(token.statusCode).toBe(403)
  })

  test.each(Object.entries(endpoints).map(([path, { method }]) => [method, path] as const))(
    '%s %s refuses a page of another site, before anything else',
    async (method, path) => {
      const { cookies } = await server.signUp()
      for (const origin of ['https://evil.example', 'null', `${testOrigin}.evil.example`]) {
        const headers = { 'x-xsrf-token': cookies['XSRF-TOKEN'], origin }
        const answer = await server.app.inject({ method, url: `/v1/auth/${path}`, cookies, headers })
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'UNTRUSTED_ORIGIN'])
      }
    },
  )

  const actingOnIt = Object.entries(endpoints).filter(([, { changesSession }]) => changesSession)
  test.each(actingOnIt.map(([path, { method }]) => [path, method] as const))(
    '%s needs the pair, not half of it nor another',
    async (path, method) => {
      const ask = (extra: Extra) =>
        method === 'POST'
          ? post(path, {}, extra)
          : server.app.inject({ method, url: `/v1/auth/${path}`, ...extra })
      const { cookies } = await server.signUp()
      const given = cookies['XSRF-TOKEN']!
      for (const pair of [undefined, '', `${given}x`, given.slice(1)]) {
        const headers = { ...(pair !== undefined && { 'x-xsrf-token': pair }), origin: testOrigin }
        const answer = await ask({ cookies, headers })
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'UNTRUSTED_ORIGIN'])
      }
      const alone = { 'lettrine.session_token': cookies['lettrine.session_token']! }
      const answer = await ask({ cookies: alone, headers: { 'x-xsrf-token': given } })
      expect(answer.json().code).toBe('UNTRUSTED_ORIGIN')
    },
  )

  test('is issued with the XSRF pair, which is not issued without a session', async () => {
    const { email } = await server.signUp()
    const pairIn = (answer: Awaited<ReturnType<typeof post>>) =>
      answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
    for (const refused of [
      await server.app.inject({ url: '/v1/auth/token' }),
      await server.app.inject({ url: '/v1/auth/get-session' }),
      await server.app.inject({ url: '/v1/auth/jwks' }),
      await post('sign-in/email', { email, password: 'pas celui-ci' }),
      await post('request-password-reset', { email }),
    ])
      expect(pairIn(refused)).toBeUndefined()
    expect(
      pairIn(await post('sign-up/email', { name: 'Inès', email: 'paire@example.org', password: 'Secret2!' })),
    ).toMatch(/^[\w-]{24}$/)
  })

  test('and the XSRF pair expire together, also when extended', async () => {
    const { cookies, id } = await server.signUp()
    const twoDays = 2 * 24 * 3600
    await server.db.execute(
      sql`UPDATE sessions SET expires_at = expires_at - make_interval(secs => ${twoDays}) WHERE user_id = ${id}`,
    )
    const answer = await server.app.inject({ url: '/v1/auth/token', cookies })
    const lasting = Object.fromEntries(answer.cookies.map(({ name, maxAge }) => [name, maxAge]))
    expect(lasting).toEqual({
      'lettrine.session_token': sessionLifetimeSeconds,
      'XSRF-TOKEN': sessionLifetimeSeconds,
    })
    expect(answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value).toBe(cookies['XSRF-TOKEN'])
  })

  test('is renewed at sign-in (session fixation)', async () => {
    const [attacker, victim] = [await server.signUp(), await server.signUp()]
    const planted = { 'lettrine.session_token': attacker.cookies['lettrine.session_token']! }
    for (const cookies of [planted, { 'lettrine.session_token': 'made-up.by-somebody' }]) {
      const { email, password } = victim
      const answer = await post('sign-in/email', { email, password }, { cookies })
      const opened = answer.cookies.find(({ name }) => name === 'lettrine.session_token')!.value
      expect(Object.values(cookies)).not.toContain(opened)
      expect(Object.values(cookies)).not.toContain(decodeURIComponent(opened))
    }
    // The fixated cookie still belongs to the attacker, never to the victim.
    const owner = await server.app.inject({ url: '/v1/auth/get-session', cookies: planted })
    expect(owner.json().user.id).toBe(attacker.id)
  })

  test('opens only the allowed endpoints', async () => {
    const { cookies } = await server.signUp()
    for (const path of ['update-user', 'delete-user', 'change-email', 'list-sessions', '__proto__']) {
      expect((await post(path, {}, { cookies })).statusCode).toBe(404)
    }
  })
})

describe('an access token', () => {
  const read = (token: string) => server.request('GET', '/letters', { token })

  test('lasts 15 minutes', async () => {
    const { token } = await server.signUp()
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
    expect(claims.exp - claims.iat).toBe(900)
  })

  test('that is tampered with, foreign, cut or missing is refused', async () => {
    const { id, token } = await server.signUp()
    const other = await server.signUp()
    const [head, , signature] = token.split('.')
    const { privateKey } = await generateKeyPair('EdDSA')
    const forged = await new SignJWT({ sub: id })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(testOrigin)
      .setAudience(testOrigin)
      .setExpirationTime('15m')
      .sign(privateKey)
    const mixed = [head, other.token.split('.')[1], signature].join('.')
    for (const wrong of [mixed, forged, token.slice(0, -4), `${head}..${signature}`, 'x', '']) {
      expect(await read(wrong)).toMatchObject({ status: 401, body: { code: 'AUTHENTICATION_REQUIRED' } })
    }
    expect((await read(token)).status).toBe(200)
  })

  test('of a deleted account opens nothing', async () => {
    const { id, token } = await server.signUp()
    await server.db.execute(`DELETE FROM users WHERE id = '${id}'`)
    expect((await server.request('GET', '/users/profile', { token })).status).toBe(401)
  })
})

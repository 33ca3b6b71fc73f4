import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfApplication, nextCodeOfApplication } from '../../../../sandbox/testing/application.ts'
import { giveSecondFactor } from '../../../testing/identity/give-second-factor.ts'
import { openSocialFixture, type SocialFixture } from '../../../testing/identity/social-sign-in.ts'

let fixture: SocialFixture
beforeAll(async () => {
  fixture = await openSocialFixture()
})
afterAll(() => fixture.close())

const newEmail = () => `zoe.${randomBytes(4).toString('hex')}@example.org`

const someone = (changes: { email?: string; verified?: boolean } = {}) => ({
  name: 'Zoé Martin',
  email: newEmail(),
  verified: true,
  ...changes,
})

describe.each(['google', 'github'] as const)('with %s', (provider) => {
  test('creates an account, signed in, with a verified address', async () => {
    const person = someone()
    const browser = fixture.browser()
    const back = await browser.signInWith(provider, person)
    expect(Object.fromEntries(back.searchParams)).toEqual({ provider, attempt: browser.attempt })
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/social\?/)
    const { body } = await fixture.server.request('GET', '/users/profile', { token: await browser.token() })
    expect(body.data).toMatchObject({
      displayName: person.name,
      email: person.email,
      isEmailVerified: true,
    })
    // The first sign-in method is not notified.
    const told = await fixture.server.request('GET', '/notifications', { token: await browser.token() })
    expect(told.body.data.notifications).toEqual([])
  })

  test('signs in to the same account the next time, and stores no token', async () => {
    const person = someone()
    const first = fixture.browser()
    await first.signInWith(provider, person)
    const second = fixture.browser()
    await second.signInWith(provider, person)
    expect(await second.userId()).toBe(await first.userId())
    const rows = await fixture.accountsOf(await first.userId())
    expect(rows).toEqual([
      expect.objectContaining({
        provider_id: provider,
        access_token: null,
        refresh_token: null,
        id_token: null,
      }),
    ])
  })

  test('a refusal returns to our page with the reason', async () => {
    const browser = fixture.browser()
    const back = await browser.signInWith(provider, 'refuse')
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(await browser.tokenStatus()).toBe(401)
  })

  test('an unverified address does not sign in to an existing account', async () => {
    const owner = await fixture.server.signUp({ email: newEmail() })
    const browser = fixture.browser()
    const back = await browser.signInWith(provider, someone({ email: owner.email, verified: false }))
    expect(back.searchParams.get('error')).toBe('account_not_linked')
    expect(await browser.tokenStatus()).toBe(401)
    expect(await fixture.accountsOf(owner.id)).toHaveLength(1)
  })

  test('a verified address signs in to a verified account, which keeps its password', async () => {
    const owner = await fixture.server.signUp({ email: newEmail() })
    await fixture.proveAddress(owner.id)
    const browser = fixture.browser()
    const back = await browser.signInWith(provider, someone({ email: owner.email }))
    expect(back.searchParams.has('notice')).toBe(false)
    expect(await browser.userId()).toBe(owner.id)
    expect((await fixture.accountsOf(owner.id)).map((row) => row.provider_id).sort()).toEqual([
      'credential',
      provider,
    ])
  })

  test('a verified address takes over an unverified account, which loses password and sessions', async () => {
    const squatter = await fixture.server.signUp({ email: newEmail() })
    const browser = fixture.browser()
    const back = await browser.signInWith(provider, someone({ email: squatter.email }))
    expect(back.searchParams.get('notice')).toBe('password_withdrawn')
    expect(await browser.userId()).toBe(squatter.id)
    expect((await fixture.accountsOf(squatter.id)).map((row) => row.provider_id)).toEqual([provider])
    expect(await fixture.browser(squatter.cookies).tokenStatus()).toBe(401)
    const password = await fixture.browser().signInWithPassword(squatter.email, squatter.password)
    expect(password.statusCode).toBe(401)
  })
})

test('a name is normalized like in our form, and no external picture is stored', async () => {
  const browser = fixture.browser()
  await browser.signInWith('google', { ...someone(), name: 'Zoé\u202e  <b>Martin' })
  const { body } = await fixture.server.request('GET', '/users/profile', { token: await browser.token() })
  expect(body.data).toMatchObject({ displayName: 'Zoé <b>Martin', photoURL: null })
})

describe('attacks', () => {
  test('the session is renewed (session fixation)', async () => {
    const planted = await fixture.server.signUp({ email: newEmail() })
    const browser = fixture.browser(planted.cookies)
    const before = await browser.sessionId()
    await browser.signInWith('google', someone())
    expect(await browser.sessionId()).not.toBe(before)
    expect(await browser.userId()).not.toBe(planted.id)
  })

  test('a callback with another state, in another browser or replayed is refused', async () => {
    const victim = fixture.browser()
    const back = await victim.returnFrom('google', someone())
    const tampered = new URL(back)
    tampered.searchParams.set('state', `${tampered.searchParams.get('state')}x`)
    const errorOf = async (browser: ReturnType<SocialFixture['browser']>, url: URL | string) =>
      (await browser.comeBack(String(url))).searchParams.get('error')
    expect(await errorOf(victim, tampered)).toMatch(/^state_/)
    const attacker = fixture.browser()
    expect(await errorOf(attacker, back)).toMatch(/^state_/)
    expect(await attacker.tokenStatus()).toBe(401)
    expect(await errorOf(victim, back)).toBeNull()
    const again = fixture.browser(victim.cookies())
    expect(await errorOf(again, back)).toMatch(/^state_/)
  })

  test('a code of another attempt is refused by the provider: PKCE', async () => {
    const stolen = new URL(await fixture.browser().returnFrom('google', someone()))
    const browser = fixture.browser()
    const own = new URL(await browser.returnFrom('google', someone()))
    own.searchParams.set('code', stolen.searchParams.get('code')!)
    expect((await browser.comeBack(own.href)).searchParams.get('error')).toBe('invalid_code')
    expect(await browser.tokenStatus()).toBe(401)
  })

  test.each([
    { callbackURL: 'https://evil.example/' },
    { errorCallbackURL: '//evil.example' },
    { newUserCallbackURL: 'https://evil.example/' },
  ])('%j does not change the return address', async (wish) => {
    const browser = fixture.browser()
    const answer = await browser.ask('google', wish)
    const back = await browser.comeBack(await browser.accept(answer.json().url, someone()))
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/social\?/)
  })

  test.each(['facebook', '__proto__', ''])('a provider «%s» is refused', async (provider) => {
    const browser = fixture.browser()
    expect((await browser.ask(provider as 'google')).statusCode).toBe(400)
    expect((await browser.get(`/v1/auth/callback/${provider}`)).statusCode).toBe(404)
  })

  test('linking requires the session and the XSRF pair', async () => {
    expect((await fixture.browser().link('google', false)).json().code).toBe('UNTRUSTED_ORIGIN')
    const { cookies } = await fixture.server.signUp({ email: newEmail() })
    expect((await fixture.browser(cookies).link('google', false)).json().code).toBe('UNTRUSTED_ORIGIN')
    const stranger = fixture.browser({ 'XSRF-TOKEN': cookies['XSRF-TOKEN']! })
    expect((await stranger.link('google', true)).json().code).toBe('AUTHENTICATION_REQUIRED')
  })
})

describe('linking while signed in', () => {
  test('adds a sign-in method, whatever its address', async () => {
    const owner = await fixture.server.signUp({ email: newEmail() })
    const browser = fixture.browser(owner.cookies)
    const started = await browser.link('github', true)
    const person = someone()
    await browser.comeBack(await browser.accept(started.json().url, person))
    expect(await fixture.accountsOf(owner.id)).toHaveLength(2)
    expect(await browser.tokenStatus()).toBe(200)
    const { body } = await fixture.server.request('GET', '/notifications', { token: owner.token })
    expect(body.data.notifications).toMatchObject([{ type: 'security', title: 'Moyen de connexion ajouté' }])
    const elsewhere = fixture.browser()
    await elsewhere.signInWith('github', person)
    expect(await elsewhere.userId()).toBe(owner.id)
  })

  test('refuses a provider account linked to another user', async () => {
    const person = someone()
    await fixture.browser().signInWith('google', person)
    const other = await fixture.server.signUp({ email: newEmail() })
    const browser = fixture.browser(other.cookies)
    const started = await browser.link('google', true)
    const back = await browser.comeBack(await browser.accept(started.json().url, person))
    expect(back.searchParams.get('error')).toBe('account_already_linked_to_different_user')
  })
})

test('an account with a second factor is asked for its code after a provider, too', async () => {
  const person = someone()
  const first = fixture.browser()
  await first.signInWith('google', person)
  const token = await first.token()
  const ask = (path: string, body: object) =>
    fixture.server.request('POST', `/users/second-factor${path}`, { token, body })
  const { key } = (await ask('', {})).body.data
  await ask('/activate', { code: codeOfApplication(key) })
  const browser = fixture.browser()
  const back = await browser.signInWith('google', person)
  expect(Object.fromEntries(back.searchParams)).toEqual({
    provider: 'google',
    attempt: browser.attempt,
    notice: 'second_step',
  })
  expect(await browser.tokenStatus()).toBe(401)
  const answer = await browser.prove(nextCodeOfApplication(key))
  expect(answer.statusCode).toBe(200)
  expect(await browser.tokenStatus()).toBe(200)
})

test('who proves an address that was never verified is rid of the second factor of whoever took it', async () => {
  const email = newEmail()
  const other = await fixture.server.signUp({ email })
  const ask = (path: string, body: object) =>
    fixture.server.request('POST', `/users/second-factor${path}`, { token: other.token, body })
  const { key } = (await ask('', { password: other.password })).body.data
  await ask('/activate', { code: codeOfApplication(key) })
  await giveSecondFactor(fixture.server, other.id)
  await fixture.browser().signInWith('google', someone({ email }))
  const browser = fixture.browser()
  await browser.signInWith('google', someone({ email }))
  const state = await fixture.server.request('GET', '/users/second-factor', { token: await browser.token() })
  expect(state.body.data).toMatchObject({ isOn: false, passkeys: [] })
})

test('a provider that is down is reported, and works once it is back', async () => {
  const late = await openSocialFixture({ isDown: true })
  try {
    const answer = await late.browser().ask('google')
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'PROVIDER_UNREACHABLE'])
    const back = await late.browser().get('/v1/auth/callback/google?code=abc&state=xyz')
    expect(back.headers.location).toBe('http://localhost:3000/social?error=provider_unreachable')
    const { cookies } = await late.server.signUp({ email: newEmail() })
    expect(await late.browser(cookies).tokenStatus()).toBe(200)
    await late.revive()
    const browser = late.browser()
    await browser.signInWith('google', someone())
    expect(await browser.tokenStatus()).toBe(200)
  } finally {
    await late.close()
  }
})

test('a provider without credentials is not offered', async () => {
  const bare = await openSocialFixture({ isConfigured: false })
  try {
    const { body } = await bare.server.request('GET', '/config')
    expect(body.data.socialProviders).toEqual([])
    expect((await bare.browser().ask('google')).json().code).toBe('PROVIDER_UNKNOWN')
    const offered = await fixture.server.request('GET', '/config')
    expect(offered.body.data.socialProviders).toEqual(['google', 'github'])
  } finally {
    await bare.close()
  }
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfApplication, nextCodeOfApplication } from '../../../../sandbox/testing/application.ts'
import { openSocialFixture, type SocialFixture } from '../../../testing/identity/social-sign-in.ts'

let fixture: SocialFixture
let lines: string[] = []
beforeAll(async () => {
  // The ordinary level.
  fixture = await openSocialFixture({
    environment: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
beforeEach(() => {
  lines = []
})
afterAll(() => fixture.close())

const told = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ signIn }) => signIn)
    .map(({ msg, level, signIn }) => [level, msg, signIn.method, signIn.code, signIn.network].filter(Boolean))

const post = (path: string, payload: object, cookies = {}) =>
  fixture.server.app.inject({
    method: 'POST',
    url: `/v1/auth/${path}`,
    payload,
    cookies,
    remoteAddress: '203.0.113.77',
  })

const network = '203.0.113.0/24'

test('sign-ins that succeed and fail are logged with their method and network, and nothing of the person', async () => {
  const person = {
    name: 'Hildegarde Quenneville',
    email: 'hilde.q@courrier.example',
    password: 'Secret1!-Zx',
  }
  await post('sign-up/email', person)
  await post('sign-in/email', { ...person, password: 'not-this-one' })
  await post('sign-in/email', { ...person, email: 'nobody@courrier.example' })
  await post('sign-in/email', person)
  await post('two-factor/verify-totp', { code: '123456' })
  expect(told()).toEqual([
    [30, 'sign-in succeeded', 'sign-up', network],
    [40, 'sign-in refused', 'password', 'INVALID_CREDENTIALS', network],
    [40, 'sign-in refused', 'password', 'INVALID_CREDENTIALS', network],
    [30, 'sign-in succeeded', 'password', network],
    [40, 'sign-in refused', 'application', 'SECOND_STEP_EXPIRED', network],
  ])
  const log = lines.join('')
  for (const word of ['Hildegarde', 'hilde', 'courrier', 'Secret1', 'not-this', '203.0.113.77'])
    expect(log).not.toContain(word)
  const [line = ''] = lines
  expect(JSON.parse(line).reqId).toMatch(/^[\da-f-]{36}$/)
})

test('a second step is told apart from a sign-in', async () => {
  const person = await fixture.server.signUp()
  const { token, email, password } = person
  const factor = (path: string, body: object) =>
    fixture.server.request('POST', `/users/second-factor${path}`, { token, body })
  const { key } = (await factor('', { password })).body.data
  await factor('/activate', { code: codeOfApplication(key) })
  lines = []
  const first = await post('sign-in/email', { email, password })
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]))
  await post('two-factor/verify-totp', { code: nextCodeOfApplication(key) }, cookies)
  expect(told()).toEqual([
    [30, 'sign-in second step asked', 'password', network],
    [30, 'sign-in succeeded', 'application', network],
  ])
})

test('a provider is told like a password', async () => {
  const person = { name: 'Zoé Martin', email: 'zoe.log@example.org', verified: true }
  await fixture.browser().signInWith('google', person)
  await fixture.browser().signInWith('github', 'refuse')
  expect(told().map(([, ...rest]) => rest.slice(0, 3))).toEqual([
    ['sign-in succeeded', 'google', '127.0.0.0/24'],
    ['sign-in refused', 'github', 'access_denied'],
  ])
  expect(lines.join('')).not.toMatch(/zoe|Martin/i)
})

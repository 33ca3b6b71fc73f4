import { afterAll, beforeAll, expect, test } from 'vitest'
import { openForgingIssuer } from '../../../testing/identity/forging-issuer.ts'
import { openSocialFixture, type SocialFixture } from '../../../testing/identity/social-sign-in.ts'

let issuer: Awaited<ReturnType<typeof openForgingIssuer>>
let fixture: SocialFixture
beforeAll(async () => {
  issuer = await openForgingIssuer()
  fixture = await openSocialFixture({ google: issuer.inFrontOf })
})
afterAll(async () => {
  await fixture.close()
  await issuer.close()
})

const someone = () => ({
  name: 'Zoé Martin',
  email: `zoe.${Math.floor(performance.now())}@example.org`,
  verified: true,
})
/** Signs in; the answer of the sandbox names its own issuer. */
async function signInThroughIssuer() {
  const browser = fixture.browser()
  const back = new URL(await browser.returnFrom('google', someone()))
  if (back.searchParams.has('iss')) back.searchParams.set('iss', issuer.url)
  return { browser, returned: await browser.comeBack(back.href) }
}

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds

// First, because the discovery document is read once.
test('a discovery document that states another issuer is refused, until it states the expected one', async () => {
  issuer.forge({ issuer: 'https://accounts.other.example' })
  const refused = await fixture.browser().ask('google')
  expect([refused.statusCode, refused.json().code]).toEqual([502, 'PROVIDER_UNREACHABLE'])
  issuer.forge({})
  expect((await fixture.browser().ask('google')).statusCode).toBe(200)
})

test('the id token of the expected issuer, for this site, signs in', async () => {
  issuer.forge({})
  const { browser, returned } = await signInThroughIssuer()
  expect(returned.searchParams.get('error')).toBeNull()
  expect(await browser.tokenStatus()).toBe(200)
})

test.each([
  ['for another site', { claims: { aud: 'another-client' } }],
  ['of another issuer', { claims: { iss: 'https://accounts.other.example' } }],
  ['signed by an unknown key', { isOtherKey: true }],
  ['of another sign-in', { claims: { nonce: 'of-another-sign-in' } }],
  ['that has ended', { claims: { exp: secondsFromNow(-600) } }],
])('an id token %s signs nobody in', async (_name, forgery) => {
  issuer.forge(forgery)
  const { browser, returned } = await signInThroughIssuer()
  expect(returned.searchParams.get('error')).toMatch(/^[a-z_]+$/)
  expect(await browser.tokenStatus()).toBe(401)
})

test('an answer without an id token signs nobody in', async () => {
  issuer.forge({ isMissing: true })
  const { browser, returned } = await signInThroughIssuer()
  expect(returned.searchParams.get('error')).toMatch(/^[a-z_]+$/)
  expect(await browser.tokenStatus()).toBe(401)
})

import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { vi } from 'vitest'
import { grantPlan } from '../../src/domains/subscriptions/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { newId } from '../../src/platform/new-id.ts'
import { giveSecondFactor } from '../identity/give-second-factor.ts'
import { openTestApp, type TestApp, testOrigin } from '../test-app.ts'
import { unreachablePayPal } from './unreachable-paypal.ts'

export const callers = [
  'anonymous',
  // The owner’s cookies sent by a page of another site: valid for /v1/auth only.
  'cookieAlone',
  'expired',
  'tampered',
  'otherKey',
  'deleted',
  'stranger',
  'admin',
  'owner',
] as const
export type Caller = (typeof callers)[number]

type Person = Awaited<ReturnType<TestApp['signUp']>>

const minutes = 60_000

/** An access token issued twenty minutes ago. */
async function expiredToken(server: TestApp, { cookies }: Person): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * minutes })
  const answer = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
  vi.useRealTimers()
  return answer.json().token as string
}

/** The owner’s claims, signed with another key. */
async function tokenOfOtherKey({ id }: Person): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA')
  return new SignJWT({ sub: id, sid: randomUUID() })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(testOrigin)
    .setAudience(testOrigin)
    .setExpirationTime('15m')
    .sign(privateKey)
}

/** The owner’s claims under the signature of another token. */
function tamperedToken(owner: Person, stranger: Person): string {
  const [head, , signature] = stranger.token.split('.')
  return [head, owner.token.split('.')[1], signature].join('.')
}

/** A server with all kinds of callers. */
export async function openMatrixFixture() {
  const server = await openTestApp({ withLibrary: true, environment: unreachablePayPal })
  const owner = await server.signUp()
  const [stranger, admin, deleted] = [await server.signUp(), await server.signUp(), await server.signUp()]
  // All have a plan, so that refusals are due to ownership.
  for (const { id } of [owner, stranger, admin, deleted])
    await grantPlan({ db: server.db, clock: systemClock, newId, actor: 'test' }, id, 'premium', 1)
  await server.db.execute(`INSERT INTO administrators (user_id, granted_at) VALUES ('${admin.id}', now())`)
  await giveSecondFactor(server, admin.id)
  await server.db.execute(`DELETE FROM users WHERE id = '${deleted.id}'`)
  const tokens: Record<Caller, string | undefined> = {
    anonymous: undefined,
    cookieAlone: undefined,
    expired: await expiredToken(server, owner),
    tampered: tamperedToken(owner, stranger),
    otherKey: await tokenOfOtherKey(owner),
    deleted: deleted.token,
    stranger: stranger.token,
    admin: admin.token,
    owner: owner.token,
  }
  const cookies: Partial<Record<Caller, Record<string, string>>> = { cookieAlone: owner.cookies }
  return { server, owner, tokens, cookies }
}

export type MatrixFixture = Awaited<ReturnType<typeof openMatrixFixture>>

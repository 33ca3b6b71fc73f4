import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { buildTokenReader } from './access-token.ts'

const issuer = 'https://lettrine.example'

async function fixture() {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'EdDSA' }
  let asked = 0
  let now = new Date()
  const read = buildTokenReader({
    issuer,
    readKeys: async () => {
      asked += 1
      return { keys: [jwk] }
    },
    clock: () => now,
  })
  const token = (seconds: number) =>
    new SignJWT({ sid: 'session' })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
      .setSubject('alice')
      .setIssuer(issuer)
      .setAudience(issuer)
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(privateKey)
  return {
    read,
    token,
    asked: () => asked,
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}

test('a verified token is cached until it expires, and keys are fetched once', async () => {
  const { read, token, asked } = await fixture()
  const bearer = `Bearer ${await token(900)}`
  expect([await read(bearer), await read(bearer)]).toEqual(
    Array(2).fill({ userId: 'alice', sessionId: 'session', expiresAtMs: expect.any(Number) }),
  )
  expect(asked()).toBe(1)
})

test('a cached token is refused once it has expired', async () => {
  const { read, token, later } = await fixture()
  const bearer = `Bearer ${await token(1)}`
  await read(bearer)
  later(2)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await expect(read(bearer)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' })
})

test.each([undefined, '', 'Bearer', 'Bearer a.b.c', 'Basic abc'])('%j is refused', async (authorization) => {
  const { read } = await fixture()
  await expect(read(authorization)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' })
})

test('a cached token with one changed character is refused', async () => {
  const { read, token } = await fixture()
  const good = await token(900)
  await read(`Bearer ${good}`)
  const [head, body, signature = ''] = good.split('.')
  const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  await expect(read(`Bearer ${forged}`)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' })
})

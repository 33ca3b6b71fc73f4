import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { failure } from '../../platform/failure.ts'

/** The user, session and expiry of an access token. */
export type Bearer = { userId: string; sessionId: string; expiresAtMs: number }

/** Verifies a bearer token. */
export type TokenReader = (authorization: string | undefined) => Promise<Bearer>

/** Size of the cache of verified tokens: verifying a signature takes longer than the rest of a small request. */
const maxCachedTokens = 5_000

/**
 * Verifies access tokens without the database; keys are fetched once, and again for an unknown key id.
 * A verified token is cached until it expires.
 */
export function buildTokenReader(options: {
  issuer: string
  readKeys: () => Promise<JSONWebKeySet>
  clock: Clock
}): TokenReader {
  const believed = new Map<string, Bearer>()
  let keys: Promise<ReturnType<typeof createLocalJWKSet>> | undefined
  const loadKeys = () => {
    keys = options.readKeys().then(createLocalJWKSet)
    keys.catch(() => {
      keys = undefined
    })
    return keys
  }
  const check = async (token: string, keySet: ReturnType<typeof createLocalJWKSet>) =>
    jwtVerify(token, keySet, { issuer: options.issuer, audience: options.issuer })

  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
    if (!token) throw failure('AUTHENTICATION_REQUIRED')
    const known = believed.get(token)
    if (known && options.clock().getTime() < known.expiresAtMs) return known
    try {
      const verified = await check(token, await (keys ?? loadKeys())).catch(async (fault) => {
        if (fault instanceof errors.JWKSNoMatchingKey) return check(token, await loadKeys())
        throw fault
      })
      const { sub: userId, sid: sessionId, exp = 0 } = verified.payload
      if (!userId || typeof sessionId !== 'string') throw failure('AUTHENTICATION_REQUIRED')
      if (believed.size >= maxCachedTokens) believed.delete(believed.keys().next().value ?? '')
      const bearer: Bearer = { userId, sessionId, expiresAtMs: exp * 1_000 }
      believed.set(token, bearer)
      return bearer
    } catch (fault) {
      if (fault instanceof errors.JOSEError) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    }
  }
}

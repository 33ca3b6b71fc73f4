import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { failure } from '../../platform/failure.ts'

/** Says whose a bearer token is. */
export type TokenReader = (authorization: string | undefined) => Promise<{ userId: string }>

/**
 * Verifies access tokens without asking the database; keys are fetched once, and again when a token
 * names one that is new.
 */
export function buildTokenReader(options: {
  issuer: string
  readKeys: () => Promise<JSONWebKeySet>
}): TokenReader {
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
    try {
      const verified = await check(token, await (keys ?? loadKeys())).catch(async (fault) => {
        if (fault instanceof errors.JWKSNoMatchingKey) return check(token, await loadKeys())
        throw fault
      })
      if (!verified.payload.sub) throw failure('AUTHENTICATION_REQUIRED')
      return { userId: verified.payload.sub }
    } catch (fault) {
      if (fault instanceof errors.JOSEError) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    }
  }
}

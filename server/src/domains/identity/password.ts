import { hash, verify } from '@node-rs/argon2'
import { APIError } from 'better-auth/api'
import { failure } from '../../platform/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

// OWASP's recommendation: argon2id, 19 MiB, two passes, one lane. The library's enum cannot be imported
// by type stripping, so its number is written here.
const argon2id = 2

const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const passwordHashing = {
  hash: (password: string) => hash(password, options),
  verify: ({ hash: stored, password }: { hash: string; password: string }) => verify(stored, password),
}

/** The hash of a new password for an account; `PASSWORD_TOO_COMMON` for one that anybody would try. */
export async function newPasswordHash(password: string): Promise<string> {
  const hashed = await uncommonHash(password)
  if (hashed !== undefined) return hashed
  const { message } = failure('PASSWORD_TOO_COMMON')
  throw failure('PASSWORD_TOO_COMMON', { details: [{ path: 'newPassword', message }] })
}

// The work is done before the refusal: see below.
async function uncommonHash(password: string): Promise<string | undefined> {
  const hashed = await passwordHashing.hash(password)
  return (await isCommonPassword(password)) ? undefined : hashed
}

/**
 * The same for Better Auth, whose every route that sets a password hashes it here. It also hashes at sign-in to an
 * address without an account, to take as long as for one with an account: identity.routes.ts turns the refusal into
 * «wrong credentials» there.
 */
export const accountPasswords = {
  hash: async (password: string) => {
    const hashed = await uncommonHash(password)
    if (hashed === undefined) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'PASSWORD_TOO_COMMON' })
    return hashed
  },
  verify: passwordHashing.verify,
}

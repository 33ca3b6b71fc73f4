import { hash, verify } from '@node-rs/argon2'
import { APIError } from 'better-auth/api'
import { isCommonPassword } from './common-passwords.ts'

// OWASP's recommendation: argon2id, 19 MiB, two passes, one lane. The library's enum cannot be imported
// by type stripping, so its number is written here.
const argon2id = 2

const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const passwordHashing = {
  hash: (password: string) => hash(password, options),
  verify: ({ hash: stored, password }: { hash: string; password: string }) => verify(stored, password),
}

/**
 * The passwords of accounts: every route that sets one hashes it here, and none can set a common one. Better
 * Auth also hashes at sign-in to an address without an account, to take as long as for one with an account:
 * hence the work is done before the refusal, which identity.routes.ts turns into «wrong credentials» there.
 */
export const accountPasswords = {
  hash: async (password: string) => {
    const hashed = await passwordHashing.hash(password)
    if (await isCommonPassword(password))
      throw new APIError('UNPROCESSABLE_ENTITY', { code: 'PASSWORD_TOO_COMMON' })
    return hashed
  },
  verify: passwordHashing.verify,
}

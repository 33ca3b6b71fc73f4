import { hash, verify } from '@node-rs/argon2'
import { failure } from '../../platform/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

// OWASP's recommendation: argon2id, 19 MiB, two passes, one lane. The library's enum cannot be imported
// by type stripping, so its number is written here.
const argon2id = 2

const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes secrets typed by users, such as the password of a share link. */
export const secretHashing = {
  hash: (secret: string) => hash(secret, options),
  verify: ({ hash: stored, password }: { hash: string; password: string }) => verify(stored, password),
}

/**
 * Hashes passwords of accounts. Every route that sets one uses this, and refuses a common one with
 * `PASSWORD_TOO_COMMON`. The hash is computed before the refusal: Better Auth also hashes at sign-in to an address without
 * an account, to take as long as for one with an account (see identity.routes.ts).
 */
export const passwordHashing = {
  hash: async (password: string) => {
    const hashed = await secretHashing.hash(password)
    if (await isCommonPassword(password)) throw failure('PASSWORD_TOO_COMMON')
    return hashed
  },
  verify: secretHashing.verify,
}

import { hash, verify } from '@node-rs/argon2'

// OWASP's recommendation: argon2id, 19 MiB, two passes, one lane. The library's enum cannot be imported
// by type stripping, so its number is written here.
const argon2id = 2

const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const passwordHashing = {
  hash: (password: string) => hash(password, options),
  verify: ({ hash: stored, password }: { hash: string; password: string }) => verify(stored, password),
}

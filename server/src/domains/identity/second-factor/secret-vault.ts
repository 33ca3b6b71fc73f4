import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/** Encrypts the keys of applications, in Better Auth's format: it reads them when someone signs in. */
export type SecretVault = {
  newSecret: () => string
  seal: (secret: string) => Promise<string>
  /** Undefined for what another secret encrypted. */
  open: (sealed: string) => Promise<string | undefined>
}

/** @param key - the secret of sessions */
export function buildSecretVault(key: string): SecretVault {
  return {
    newSecret: () => generateRandomString(32),
    seal: (data) => symmetricEncrypt({ key, data }),
    open: (data) => symmetricDecrypt({ key, data }).catch(() => undefined),
  }
}

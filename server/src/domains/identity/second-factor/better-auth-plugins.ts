import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'

/**
 * The second step of a sign-in: after a password, as Better Auth has it, and after a provider. What sets up an application
 * is ours (`set-up.ts`). Recovery codes are stored as their hashes: what is typed is hashed before Better Auth compares.
 */
export function secondStep() {
  const plugin = twoFactor({ issuer: 'Lettrine', backupCodeOptions: { storeBackupCodes: 'plain' } })
  const [hook] = plugin.hooks.after
  if (!hook) throw new Error('Better Auth asks for no second step')
  const matcher: typeof hook.matcher = (context) =>
    hook.matcher(context) || (context.path ?? '').startsWith('/callback/')
  return { ...plugin, hooks: { after: [{ ...hook, matcher }] } }
}

/** Passkeys of this site, which their devices use only after a fingerprint, a face or a PIN. */
export function passkeysOf(origins: string[]) {
  const requireVerifiedUser = (isVerified: boolean | undefined) => {
    if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
  }
  return passkey({
    rpName: 'Lettrine',
    origin: origins,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ verification }) => {
        requireVerifiedUser(verification.registrationInfo?.userVerified)
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireVerifiedUser(verification.authenticationInfo.userVerified)
      },
    },
  })
}

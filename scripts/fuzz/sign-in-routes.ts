import { ApplicationStep, RecoveryStep } from '@lettrine/contract/identity'
import { PasskeyRegistration, PasskeySignIn } from '@lettrine/contract/passkeys'
import type { Schema } from './generate-value.ts'
import type { Route } from './routes.ts'

/** The library for accounts answers in shapes of its own. */
const anyObject = {
  safeParse: (value: unknown) => ({
    success: typeof value === 'object' && value !== null,
    error: new Error('no object'),
  }),
}

const reading = (path: string): Route => ({
  method: 'GET',
  path: `/auth/${path}`,
  name: path,
  parameters: [],
  output: anyObject,
})

const writing = (path: string, body: { toJSONSchema: (options: { io: 'input' }) => unknown }): Route => ({
  ...reading(path),
  method: 'POST',
  body: body.toJSONSchema({ io: 'input' }) as Schema,
})

/** Routes of the cookie for second factors and passkeys, which are no part of the OpenAPI document. */
export const signInRoutes: readonly Route[] = [
  writing('two-factor/verify-totp', ApplicationStep),
  writing('two-factor/verify-backup-code', RecoveryStep),
  reading('passkey/generate-register-options'),
  writing('passkey/verify-registration', PasskeyRegistration),
  reading('passkey/generate-authenticate-options'),
  writing('passkey/verify-authentication', PasskeySignIn),
]

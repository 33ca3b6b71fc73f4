import { z } from 'zod'
import { line } from './fields.ts'
import { limits } from './limits.ts'
import { secondFactorMessages as texts } from './second-factor.fr.ts'

const required = (error: string) => ({ error, abort: true })

/** In base64url: anything else is no id, and the database refuses some of it. */
const keyId = z.base64url().min(1).max(2_000)

/** The answer of a passkey, as `PublicKeyCredential.toJSON()` gives it. */
const publicKeyAnswer = z.looseObject({
  id: keyId,
  rawId: keyId,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
})

/** `POST /v1/auth/passkey/verify-registration` */
export const PasskeyRegistration = z.object({
  response: publicKeyAnswer,
  name: line(limits.passkeyName).min(1, required(texts.keyNameRequired)),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** `POST /v1/auth/passkey/verify-authentication` */
export const PasskeySignIn = z.object({ response: publicKeyAnswer })
export type PasskeySignIn = z.infer<typeof PasskeySignIn>

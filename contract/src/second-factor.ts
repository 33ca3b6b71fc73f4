import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id, line } from './fields.ts'
import { applicationCode } from './identity.ts'
import { limits } from './limits.ts'
import { secondFactorMessages as texts } from './second-factor.fr.ts'

export const recoveryCodeCount = 10

const required = (error: string) => ({ error, abort: true })

const instant = z.iso.datetime()

export const Passkey = z.object({
  id,
  name: z.string(),
  addedAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const SecondFactorState = z.object({
  /** Whether an application gives the codes of a second step. */
  isOn: z.boolean(),
  since: instant.nullable(),
  lastUsedAt: instant.nullable(),
  recoveryCodesLeft: z.number().int(),
  hasPassword: z.boolean(),
  /** Administrators need a second factor or a passkey. */
  isRequired: z.boolean(),
  passkeys: z.array(Passkey),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** The current password, for an account that has one; any other needs a sign-in of the last ten minutes. */
export const PasswordProof = z.object({ password: z.string().max(limits.password).optional() })
export type PasswordProof = z.infer<typeof PasswordProof>

export const CodeForm = z.object({ code: applicationCode })

/** A code of the application, or a recovery code. */
export const SecondFactorProof = z.object({
  code: z
    .string()
    .max(40, texts.proofFormat)
    .transform((code) => code.replaceAll(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, required(texts.codeRequired))
        .regex(/^(?:\d{6}|[a-z\d]{16})$/i, texts.proofFormat),
    ),
})
export type SecondFactorProof = z.infer<typeof SecondFactorProof>

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const route = endpoints('Users')

export const secondFactor = {
  state: route
    .get('/users/second-factor', 'Whether a second factor is on, the recovery codes left, and the passkeys')
    .output(data(SecondFactorState)),
  begin: route
    .post('/users/second-factor', 'Begin to set up an application: its key, and the address for a QR code')
    .input(PasswordProof)
    .output(data(z.object({ uri: z.string(), key: z.string() }))),
  activate: route
    .post(
      '/users/second-factor/activate',
      'Turn the second factor on with a first code; tells the ten recovery codes, once',
    )
    .input(CodeForm)
    .output(data(RecoveryCodes)),
  renewCodes: route
    .post('/users/second-factor/recovery-codes', 'Ten other recovery codes; those from before end')
    .input(PasswordProof)
    .output(data(RecoveryCodes)),
  prove: route
    .post(
      '/users/second-factor/prove',
      'Prove the second factor in this session, which then may do for ten minutes what needs it',
    )
    .input(SecondFactorProof)
    .output(data(z.object({ proved: z.literal(true) }))),
  turnOff: route
    .post('/users/second-factor/turn-off', 'Turn the second factor off; its recovery codes end')
    .input(PasswordProof)
    .output(data(z.object({ isOn: z.literal(false) }))),
}

export const passkeys = {
  begin: route
    .post(
      '/users/passkeys/begin',
      'Prove who one is, before a passkey is added under /v1/auth/passkey in the next ten minutes',
    )
    .input(PasswordProof)
    .output(data(z.object({ begun: z.literal(true) }))),
  rename: route
    .put('/users/passkeys/{id}', 'Rename a passkey')
    .input(z.object({ id, name: line(limits.passkeyName).min(1, required(texts.keyNameRequired)) }))
    .output(data(Passkey)),
  remove: route
    .post('/users/passkeys/{id}/remove', 'Remove a passkey: it signs in no more')
    .input(PasswordProof.extend({ id }))
    .output(data(z.object({ removed: z.literal(true) }))),
}

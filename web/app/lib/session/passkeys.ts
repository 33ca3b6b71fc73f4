import { clearAccessToken } from '../api/access-token.ts'
import { requestJson } from '../api/http.ts'
import { resumeSession } from './session.ts'

/** Whether this browser has passkeys, in the form that this module needs. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Whether passkeys can be offered among what the browser fills in. */
export const fillsInPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable())

/** The person closed the window of the browser, or has no passkey here. */
export const isPasskeyCancelled = (fault: unknown): boolean =>
  fault instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(fault.name)

const post = (path: string, body: object) =>
  requestJson<unknown>(`/v1/auth/passkey/${path}`, { method: 'POST', body: JSON.stringify(body) })

async function askPasskey(options: { signal?: AbortSignal; mediation?: 'conditional' }): Promise<void> {
  const asked = await requestJson<PublicKeyCredentialRequestOptionsJSON>(
    '/v1/auth/passkey/generate-authenticate-options',
  )
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...asked,
    userVerification: 'required',
  })
  const credential = await navigator.credentials.get({ publicKey, ...options })
  if (!(credential instanceof PublicKeyCredential)) return
  await post('verify-authentication', { response: credential.toJSON() })
}

/** Signs in with a passkey; rejects with `ApiError`, or with what the browser throws. */
export async function signInWithPasskey(): Promise<void> {
  await askPasskey({})
  await resumeSession()
}

/** Waits until a passkey is chosen among what the browser fills in, then signs in. */
export async function fillInPasskey(signal: AbortSignal, onChosen: () => void): Promise<void> {
  await askPasskey({ signal, mediation: 'conditional' })
  onChosen()
  await resumeSession()
}

/** Proves with a passkey that the signed-in person is here: the server opens another session in place of this one. */
export async function proveWithPasskey(): Promise<void> {
  await askPasskey({})
  clearAccessToken()
}

/** Makes a passkey for the signed-in person, who has proved who they are in the last ten minutes. */
export async function createPasskey(name: string): Promise<void> {
  const asked = await requestJson<PublicKeyCredentialCreationOptionsJSON>(
    '/v1/auth/passkey/generate-register-options',
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked)
  const credential = await navigator.credentials.create({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) return
  await post('verify-registration', { name, response: credential.toJSON() })
}

import type { ApplicationStep } from '@lettrine/contract/identity'
import { requestJson } from '../api/http.ts'
import { resumeSession } from './session.ts'

/** Ends a sign-in that waits for a code, of an application or of those for an emergency; rejects with `ApiError`. */
export async function finishSignIn(kind: 'application' | 'recovery', input: ApplicationStep): Promise<void> {
  const step = kind === 'application' ? 'verify-totp' : 'verify-backup-code'
  await requestJson(`/v1/auth/two-factor/${step}`, { method: 'POST', body: JSON.stringify(input) })
  await resumeSession()
}

import { type SocialSignIn, socialReturnPath } from '@lettrine/contract/identity'
import { Failure } from '../../platform/failure.ts'

/** What Better Auth is asked for: where the browser comes back to is decided here, and never by the caller. */
export function readProviderState({ provider, attempt }: SocialSignIn, publicUrl: string) {
  const address = `${publicUrl}${socialReturnPath}?${new URLSearchParams({ provider, attempt })}`
  return { provider, callbackURL: address, errorCallbackURL: address, disableRedirect: true }
}

/** Our page that says why a sign-in with a provider could not even be read. */
export function returnAddress(publicUrl: string, fault: unknown): string {
  if (!(fault instanceof Failure)) throw fault
  return `${publicUrl}${socialReturnPath}?${new URLSearchParams({ error: fault.code.toLowerCase() })}`
}

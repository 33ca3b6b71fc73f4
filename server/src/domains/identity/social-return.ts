import { type SocialSignIn, socialReturnPath } from '@lettrine/contract/identity'
import { Failure } from '../../platform/failure.ts'

/** The request for Better Auth: the return URL is set here, never by the caller. */
export function readProviderState({ provider, attempt }: SocialSignIn, publicUrl: string) {
  const address = `${publicUrl}${socialReturnPath}?${new URLSearchParams({ provider, attempt })}`
  return { provider, callbackURL: address, errorCallbackURL: address, disableRedirect: true }
}

/** Our page for a callback that could not be parsed. */
export function returnAddress(publicUrl: string, fault: unknown): string {
  if (!(fault instanceof Failure)) throw fault
  return `${publicUrl}${socialReturnPath}?${new URLSearchParams({ error: fault.code.toLowerCase() })}`
}

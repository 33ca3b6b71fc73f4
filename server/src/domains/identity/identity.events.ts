import type { SocialProvider } from '@lettrine/contract/identity'
import { defineEvent } from '../../platform/events/events.ts'

export const passwordChanged = defineEvent<{ userId: string }>('identity.password-changed')

/** Somebody who knows the password signed in on a device that had not done so before; `device` in French words. */
export const newDeviceSignedIn = defineEvent<{ userId: string; device: string }>(
  'identity.new-device-signed-in',
)

/** A provider was added to the ways in of an account, or withdrawn from them. */
export const providerChanged = defineEvent<{ userId: string; provider: SocialProvider; isLinked: boolean }>(
  'identity.provider-changed',
)

import type { SocialProvider } from '@lettrine/contract/identity'
import { defineEvent } from '../../platform/events/events.ts'

export const passwordChanged = defineEvent<{ userId: string }>('identity.password-changed')

/** A sign-in on an unknown device; `device` is its French description. */
export const newDeviceSignedIn = defineEvent<{ userId: string; device: string }>(
  'identity.new-device-signed-in',
)

/** A social sign-in provider was linked or unlinked. */
export const providerChanged = defineEvent<{ userId: string; provider: SocialProvider; isLinked: boolean }>(
  'identity.provider-changed',
)

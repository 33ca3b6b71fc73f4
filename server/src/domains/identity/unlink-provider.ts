import type { SocialProvider } from '@lettrine/contract/identity'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { providerChanged } from './identity.events.ts'
import { lockMethodsOf, removeMethod } from './sessions.repository.ts'

/** Unlinks a provider from an account; never the last sign-in method. */
export async function unlinkProvider(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  userId: string,
  provider: SocialProvider,
): Promise<void> {
  await db.transaction(async (change) => {
    const methods = await lockMethodsOf(change, userId)
    if (!methods.includes(provider)) throw failure('SIGN_IN_METHOD_NOT_FOUND')
    if (methods.every((method) => method === provider)) throw failure('LAST_SIGN_IN_METHOD')
    await removeMethod(change, userId, provider)
    await events.publish(change, providerChanged, { userId, provider, isLinked: false })
  })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { SocialProvider } from '@lettrine/contract/identity'
import { getOAuthState } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { providerChanged } from './identity.events.ts'
import { accounts, sessions, users } from './identity.tables.ts'
import { nameFromProvider } from './provider-name.ts'
import { removeFactors } from './second-factor/unproven-factors.ts'
import { methodsOf } from './sessions.repository.ts'

const passwordWithdrawn = new AsyncLocalStorage<{ happened: boolean }>()

/**
 * Runs `work`, which may sign a user in, and reports whether it removed an unverified password, so that the user can
 * be told.
 */
export async function watchWithdrawal<Result>(work: () => Promise<Result>) {
  const withdrawn = { happened: false }
  const result = await passwordWithdrawn.run(withdrawn, work)
  return { result, isPasswordWithdrawn: withdrawn.happened }
}

type NewAccount = { id: string; userId: string; providerId: string }

/** The stored fields of a new account, from any provider. */
export const userCreation = {
  before: async (user: { name?: string; email: string }) => ({
    // External pictures are not stored: the CSP blocks them, and their host would see each visit.
    data: { ...user, name: nameFromProvider(user.name, user.email), image: null },
  }),
}

/** Hooks for a new sign-in method. */
export function accountCreation(db: Database, events: Events) {
  return {
    // The provider’s tokens are not needed after sign-in and are not stored.
    before: async (account: object) => ({
      data: { ...account, accessToken: null, refreshToken: null, idToken: null },
    }),
    after: async (account: NewAccount) => {
      await publishProviderLinked(db, events, account)
      if (account.providerId === 'credential' || (await getOAuthState())?.link) return
      await withdrawUnproven(db, account)
    },
  }
}

/**
 * Called when a provider verified an address that was unverified here: the account may have been created by someone
 * else. Removes earlier sign-in methods, second factors and sessions, against account pre-hijacking.
 */
async function withdrawUnproven(db: Database, { id, userId }: NewAccount): Promise<void> {
  await db.transaction(async (change) => {
    const [user] = await change
      .select({ isProven: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!user || user.isProven) return
    const withdrawn = await change
      .delete(accounts)
      .where(and(eq(accounts.userId, userId), ne(accounts.id, id)))
      .returning({ providerId: accounts.providerId })
    await change.delete(sessions).where(eq(sessions.userId, userId))
    await removeFactors(change, userId, new Date())
    const trip = passwordWithdrawn.getStore()
    if (trip) trip.happened = withdrawn.some(({ providerId }) => providerId === 'credential')
  })
}

/** A provider added to an existing sign-in method is notified; the first one created the account. */
async function publishProviderLinked(
  db: Database,
  events: Events,
  { userId, providerId }: NewAccount,
): Promise<void> {
  const provider = SocialProvider.safeParse(providerId)
  if (!provider.success || (await methodsOf(db, userId)).length < 2) return
  await events.publish(db, providerChanged, { userId, provider: provider.data, isLinked: true })
}

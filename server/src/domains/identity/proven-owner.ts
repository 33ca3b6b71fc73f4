import { AsyncLocalStorage } from 'node:async_hooks'
import { SocialProvider } from '@lettrine/contract/identity'
import { getOAuthState } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { providerChanged } from './identity.events.ts'
import { accounts, sessions, users } from './identity.tables.ts'
import { nameFromProvider } from './provider-name.ts'
import { methodsOf } from './sessions.repository.ts'

const passwordWithdrawn = new AsyncLocalStorage<{ happened: boolean }>()

/**
 * Does `work`, which may sign somebody in, and says whether a password was withdrawn by it: its owner may be the one
 * who chose it, and is told.
 */
export async function watchWithdrawal<Result>(work: () => Promise<Result>) {
  const withdrawn = { happened: false }
  const result = await passwordWithdrawn.run(withdrawn, work)
  return { result, isPasswordWithdrawn: withdrawn.happened }
}

type NewAccount = { id: string; userId: string; providerId: string }

/** What is kept of someone when their account is made, whoever says it. */
export const userCreation = {
  before: async (user: { name?: string; email: string }) => ({
    // A picture at another address is not kept: our pages load none, and its site would learn of each visit.
    data: { ...user, name: nameFromProvider(user.name, user.email), image: null },
  }),
}

/** What happens when a user gets a way of signing in. */
export function accountCreation(db: Database, events: Events) {
  return {
    // We ask a provider who someone is, and nothing more: its tokens are not kept.
    before: async (account: object) => ({
      data: { ...account, accessToken: null, refreshToken: null, idToken: null },
    }),
    after: async (account: NewAccount) => {
      await tellLinked(db, events, account)
      if (account.providerId === 'credential' || (await getOAuthState())?.link) return
      await withdrawUnproven(db, account)
    },
  }
}

/**
 * A provider vouches for an address that was never proven here: whoever opened the account may have typed
 * someone else’s. The ways in and the sessions from before end with it; what is left is the owner’s.
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
    const trip = passwordWithdrawn.getStore()
    if (trip) trip.happened = withdrawn.some(({ providerId }) => providerId === 'credential')
  })
}

/** A provider is told of when it comes beside another way in: the first one is how the account was made. */
async function tellLinked(db: Database, events: Events, { userId, providerId }: NewAccount): Promise<void> {
  const provider = SocialProvider.safeParse(providerId)
  if (!provider.success || (await methodsOf(db, userId)).length < 2) return
  await events.publish(db, providerChanged, { userId, provider: provider.data, isLinked: true })
}

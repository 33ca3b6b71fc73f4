import { maxSessionDays } from '@lettrine/contract/retention'
import type { DBAdapterInstance } from 'better-auth/types'

const maxSessionMs = maxSessionDays * 24 * 3_600_000

type Renewal = { expiresAt?: unknown }

/** The adapter of Better Auth, in which no renewal moves the end of a session beyond `maxSessionDays` after its sign-in. */
export function endingSessions(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = open(options)
    const update: typeof adapter.update = async (asked) => {
      const { expiresAt } = asked.update as Renewal
      if (asked.model !== 'session' || !(expiresAt instanceof Date)) return adapter.update(asked)
      const { model, where } = asked
      const session = await adapter.findOne<{ createdAt: Date }>({ model, where })
      if (!session) return null
      const end = new Date(session.createdAt.getTime() + maxSessionMs)
      return adapter.update({
        ...asked,
        update: { ...asked.update, expiresAt: end < expiresAt ? end : expiresAt },
      })
    }
    return { ...adapter, update }
  }
}

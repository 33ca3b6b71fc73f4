import { AsyncLocalStorage } from 'node:async_hooks'
import type { DBAdapterInstance } from 'better-auth/types'
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.ts'

const outage = new AsyncLocalStorage<{ fault?: unknown }>()

/** The adapter of Better Auth, which notes where the database was away. */
export function notingOutages(open: DBAdapterInstance): DBAdapterInstance {
  return (options) =>
    new Proxy(open(options), {
      get: (adapter, name, receiver) => {
        const method: unknown = Reflect.get(adapter, name, receiver)
        if (typeof method !== 'function') return method
        return (...given: unknown[]) => {
          const result: unknown = method.apply(adapter, given)
          if (result instanceof Promise) result.catch(noteOutage)
          return result
        }
      },
    })
}

function noteOutage(fault: unknown): void {
  const noted = outage.getStore()
  if (noted && isDatabaseUnavailable(fault)) noted.fault ??= fault
}

/**
 * Better Auth takes a session that it cannot read for none, and an account that it cannot write for one that is refused: rejects with
 * the fault of the database behind such an answer.
 */
export async function withoutHiddenOutage(work: () => Promise<Response>): Promise<Response> {
  const noted: { fault?: unknown } = {}
  const answer = await outage.run(noted, work)
  if (noted.fault !== undefined && !answer.ok) throw noted.fault
  return answer
}

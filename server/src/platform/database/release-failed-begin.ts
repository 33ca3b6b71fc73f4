import type { ClientBase, PoolClient } from 'pg'

type Query = (...given: unknown[]) => unknown

const isBegin = (statement: unknown): boolean =>
  /^begin\b/i.test(String((statement as { text?: unknown } | null)?.text ?? statement))

/**
 * Gives a connection back to its pool, to be closed, where BEGIN fails on it. Drizzle begins a transaction outside of what releases its
 * connection: each that begins as the server goes away would take a place of the pool for ever.
 */
export function releaseFailedBegin(client: ClientBase): void {
  const own = client as unknown as { query: Query }
  const query: Query = own.query.bind(client)
  own.query = (...given) => {
    const result = query(...given)
    if (result instanceof Promise && isBegin(given[0]))
      result.catch(() => (client as PoolClient).release(true))
    return result
  }
}

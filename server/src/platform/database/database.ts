import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { PoolState } from '../observability/process-state.ts'
import { releaseFailedBegin } from './release-failed-begin.ts'
import { type SlowQuery, type SlowQueryWatch, watchSlowQueries } from './slow-queries.ts'
import { withoutStatementNames } from './unnamed-statements.ts'

/** Typed queries on PostgreSQL; a transaction has the same type, so use cases run in either. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

export type Connection = {
  db: NodePgDatabase
  close: () => Promise<void>
  pool: () => PoolState
  /** Queries beyond the bound, since the pool was opened. */
  slowQueries: () => number
}

const queryTimeoutMs = 30_000

/**
 * Opens a pool of connections; nothing is contacted until the first query. `slow` gets queries that take long. Behind a pooler of
 * transactions, statements are `unnamed`.
 */
export function connect(
  databaseUrl: string,
  onError: (fault: Error) => void,
  maxConnections = 10,
  slow?: SlowQueryWatch,
  statements: 'named' | 'unnamed' = 'named',
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // A query that takes longer is a fault of ours, or a database that no longer answers.
    statement_timeout: queryTimeoutMs,
    query_timeout: queryTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: queryTimeoutMs,
    application_name: 'lettrine',
  })
  // An idle connection cut by the server is replaced at the next query; without a listener it ends the process.
  let closing = false
  pool.on('error', (fault) => closing || onError(fault))
  // The pool listens to idle connections only: one that is cut while it is used would end the process too.
  pool.on('connect', (client) => client.on('error', (fault) => closing || onError(fault)))
  let slowQueries = 0
  const report = (query: SlowQuery) => {
    slowQueries += 1
    slow?.report(query)
  }
  pool.on('connect', releaseFailedBegin)
  if (statements === 'unnamed') pool.on('connect', withoutStatementNames)
  if (slow) pool.on('connect', (client) => watchSlowQueries(client, { ...slow, report }))
  return {
    db: drizzle({ client: pool }),
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: maxConnections,
    }),
    slowQueries: () => slowQueries,
    close: () => {
      // The pool ends before its last sockets do: a cut connection is then not an error.
      closing = true
      return pool.end()
    },
  }
}

const codeOf = (fault: unknown): string | undefined => {
  const cause = fault instanceof Error && fault.cause !== undefined ? fault.cause : fault
  return cause instanceof pg.DatabaseError ? cause.code : undefined
}

/** Whether the transaction was the victim of a deadlock (SQLSTATE 40P01). */
export const isDeadlock = (fault: unknown): boolean => codeOf(fault) === '40P01'

/** Whether a query failed because a row it points to is not there (SQLSTATE 23503). */
export const isForeignKeyViolation = (fault: unknown): boolean => codeOf(fault) === '23503'

/** Whether a query failed because what it wrote is there already (SQLSTATE 23505). */
export const isUniqueViolation = (fault: unknown): boolean => codeOf(fault) === '23505'

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Typed queries on PostgreSQL; a transaction has the same type, so use cases run in either. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

export type Connection = {
  db: NodePgDatabase
  close: () => Promise<void>
}

const queryTimeoutMs = 30_000

/** Opens a pool of connections; nothing is contacted until the first query. */
export function connect(
  databaseUrl: string,
  onError: (fault: Error) => void,
  maxConnections = 10,
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
  return {
    db: drizzle({ client: pool }),
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

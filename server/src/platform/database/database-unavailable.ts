import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/**
 * SQLSTATE of a server that stops, starts or is a standby, and of one without room: connection exceptions, 57P01 to 57P03,
 * disk full, out of memory, too many connections, an I/O error, a transaction that only reads.
 */
const unavailableStates = /^(?:08...|57P0[123]|53[123]00|58030|25006)$/

/** Of Node, for a server that is not reached or is cut off. */
const unreachableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** What pg and its pool say without a code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect$|timeout expired$|Query read timeout$|Client (?:has encountered a connection error|was closed))/

/** Whether a query failed because the database is away, restarts or cannot write: it succeeds later, as it is. */
export function isDatabaseUnavailable(fault: unknown): boolean {
  const inner = fault instanceof DrizzleQueryError ? fault.cause : fault
  if (!(inner instanceof Error)) return false
  if (inner instanceof pg.DatabaseError) return unavailableStates.test(inner.code ?? '')
  const { code, syscall } = inner as NodeJS.ErrnoException
  if (inner instanceof AggregateError) return inner.errors.some(isDatabaseUnavailable)
  if (code !== undefined && unreachableCodes.has(code)) return socketCalls.has(syscall ?? '')
  return lostConnection.test(inner.message)
}

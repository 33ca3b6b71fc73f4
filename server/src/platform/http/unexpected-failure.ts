import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { type Failure, failure } from '../failure.ts'

type Log = { error: (about: object, message: string) => void }

/** What to answer to a fault that nobody expected, which is logged: a bug, unless the database is away. */
export function unexpectedFailure(fault: unknown, log: Log, message = 'request failed'): Failure {
  const isAway = isDatabaseUnavailable(fault)
  log.error({ err: fault }, isAway ? 'database unavailable' : message)
  return failure(isAway ? 'SERVICE_INTERRUPTED' : 'INTERNAL_ERROR')
}

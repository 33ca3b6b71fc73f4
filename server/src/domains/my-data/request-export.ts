import type { DataExport } from '@lettrine/contract/my-data-routes'
import { isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { archiveRequested } from './archive-requested.job.ts'
import { abandonedUntil, maxExportsPerDay, presentExport } from './data-export-rules.ts'
import { addExport, deleteFinished, findExport } from './data-exports.repository.ts'

type AskDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs'>

/** The state of a user’s archive. */
export const readExport = async ({ db, clock }: Pick<AskDeps, 'db' | 'clock'>, userId: string) =>
  presentExport(await findExport(db, userId), clock())

/**
 * Requests an archive, which replaces the previous one; while one is pending, returns that one.
 * @throws `TOO_MANY_REQUESTS` after five in a day
 */
export async function requestExport(deps: AskDeps, userId: string): Promise<DataExport> {
  const now = deps.clock()
  await deps.db
    .transaction(async (tx) => {
      await deleteFinished(tx, userId, abandonedUntil(now))
      const exportId = deps.newId()
      if (!(await addExport(tx, { userId, id: exportId, askedAt: now }))) return
      const wait = await countAttempt({ ...deps, db: tx }, `data-export ${userId}`, maxExportsPerDay)
      if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
      await deps.jobs.enqueue(tx, archiveRequested, { userId, exportId })
    })
    .catch((fault: unknown) => {
      throw isForeignKeyViolation(fault) ? failure('AUTHENTICATION_REQUIRED', { cause: fault }) : fault
    })
  return readExport(deps, userId)
}

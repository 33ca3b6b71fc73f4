import { abandonedUntil } from './data-export-rules.ts'
import { deleteExpired, listAbandoned } from './data-exports.repository.ts'
import { type ArchiveDeps, failArchive } from './make-archive.ts'

/** Deletes expired archives and marks abandoned ones as failed; returns the number. */
export async function sweepArchives(
  deps: Pick<ArchiveDeps, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'events'>,
): Promise<number> {
  const now = deps.clock()
  const expired = await deleteExpired(deps.db, now)
  const abandoned = await listAbandoned(deps.db, abandonedUntil(now))
  for (const { userId, id } of abandoned) await failArchive(deps, { userId, id })
  return expired + abandoned.length
}

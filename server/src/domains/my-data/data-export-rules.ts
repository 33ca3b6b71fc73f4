import { archiveDays, type DataExport } from '@lettrine/contract/my-data-routes'
import type { DataExportRow } from './data-exports.repository.ts'

const hourMs = 60 * 60 * 1000

/** An export is expensive: daily limit. */
export const maxExportsPerDay = { max: 5, windowSeconds: 24 * 60 * 60 }

/** Upper bound of all retries of the job: after that, its worker is presumed dead. */
const maxArchiveDurationMs = 3 * hourMs

/** Pending archives requested up to then have failed. */
export const abandonedUntil = (now: Date) => new Date(now.getTime() - maxArchiveDurationMs)

/** Expiry of an archive that is ready now. */
export const expiryOf = (now: Date) => new Date(now.getTime() + archiveDays * 24 * hourMs)

const none: DataExport = { status: 'none', askedAt: null, size: null, expiresAt: null }

/** The state of an archive for its owner, correct between two sweeps as well. */
export function presentExport(row: DataExportRow | undefined, now: Date): DataExport {
  if (!row || isOver(row, now)) return none
  const isAbandoned = row.status === 'preparing' && row.askedAt <= abandonedUntil(now)
  return {
    status: isAbandoned ? 'failed' : row.status,
    askedAt: row.askedAt.toISOString(),
    size: row.size,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** Whether an archive has expired. */
export const isOver = ({ expiresAt }: Pick<DataExportRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

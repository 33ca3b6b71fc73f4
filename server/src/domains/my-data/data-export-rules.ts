import { archiveDays, type DataExport } from '@lettrine/contract/my-data-routes'
import type { DataExportRow } from './data-exports.repository.ts'

const hourMs = 60 * 60 * 1000

/** Asking is an effort for the server: so many a day. */
export const maxExportsPerDay = { max: 5, windowSeconds: 24 * 60 * 60 }

/** All tries of the job together take less: after that, whoever was making the archive is gone. */
const longestMakingMs = 3 * hourMs

/** Archives asked up to then, and still being made, are given up. */
export const abandonedUntil = (now: Date) => new Date(now.getTime() - longestMakingMs)

/** Until when an archive that is ready now is kept. */
export const expiryOf = (now: Date) => new Date(now.getTime() + archiveDays * 24 * hourMs)

const none: DataExport = { status: 'none', askedAt: null, size: null, expiresAt: null }

/** Where an archive stands, as its owner is told, between two sweeps as well. */
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

/** Whether an archive may no longer be fetched. */
export const isOver = ({ expiresAt }: Pick<DataExportRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

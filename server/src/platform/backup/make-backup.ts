import { mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { backupFileName } from './backup-files.ts'
import { insertBackup } from './backups.repository.ts'
import { tryBackup } from './restore-backup.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { writeBackup } from './write-backup.ts'

export type BackupDeps = { databaseUrl: string; clock: Clock; newId: () => string }

export type MadeBackup = { file: string; bytes: number; tables: number; rows: number; isTried: boolean }

/**
 * Writes a backup into `folder`, restores it into a scratch database where the role may create one, and records it.
 * @throws when what was restored is not what was read; the file then stays, and is not recorded
 */
export async function makeBackup(
  { databaseUrl, clock, newId }: BackupDeps,
  options: { folder: string; signal?: AbortSignal },
): Promise<MadeBackup> {
  const { folder, signal } = options
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, backupFileName(clock()))
  const { header, tables, bytes } = await writeBackup({
    databaseUrl,
    file,
    clock,
    ...(signal ? { signal } : {}),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const tried = await withScratchDatabase(databaseUrl, (scratchUrl) =>
    tryBackup({ databaseUrl: scratchUrl, file }),
  )
  await insertBackup(databaseUrl, {
    id: newId(),
    madeAt: new Date(header.madeAt),
    machine: hostname(),
    path: file,
    bytes,
    rowCount: rows,
    isTried: tried !== undefined,
  })
  return { file, bytes, tables: tables.length, rows, isTried: tried !== undefined }
}

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expiredBackups } from './backup-files.ts'
import { deleteBackupsBefore, findNewestBackup } from './backups.repository.ts'
import { type BackupDeps, makeBackup } from './make-backup.ts'

export type ScheduledBackupDeps = BackupDeps & { folder: string; everyHours: number; keepDays: number }

const hourMs = 60 * 60 * 1000
/** A backup that is due half an hour from now is made now, because checks are an hour apart. */
const marginMs = 0.5 * hourMs

// Any number, as long as no other program on the same server picks it.
const backupLock = 7_216_022

/** Whether the newest backup is older than the interval; one of the command counts. */
export async function isBackupDue(deps: ScheduledBackupDeps): Promise<boolean> {
  const newest = await findNewestBackup(deps.databaseUrl)
  if (!newest) return true
  return deps.clock().getTime() - newest.madeAt.getTime() > deps.everyHours * hourMs - marginMs
}

/** Makes a backup if one is due and no other process makes one, then deletes those past their retention. */
export async function runScheduledBackup(deps: ScheduledBackupDeps, signal: AbortSignal): Promise<void> {
  const { databaseUrl, clock, folder, keepDays } = deps
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lettrine backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      backupLock,
    ])
    if (!rows[0]?.taken || !(await isBackupDue(deps))) return
    await makeBackup(deps, { folder, signal })
    for (const name of expiredBackups(readdirSync(folder), clock(), keepDays)) rmSync(join(folder, name))
    await deleteBackupsBefore(databaseUrl, new Date(clock().getTime() - keepDays * 24 * hourMs))
  } finally {
    await client.end()
  }
}

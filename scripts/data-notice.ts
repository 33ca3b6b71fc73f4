import { statSync } from 'node:fs'
import { hostname } from 'node:os'
import { type BackupRecord, findNewestBackup } from '../server/src/platform/backup/backups.repository.ts'
import { backupMessages as texts } from './backup.fr.ts'
import { locateData } from './embedded-postgres/data-directory.ts'

/** Where the data lies, and when it was last saved: what `npm start` prints. */
export async function readDataNotice(environment: NodeJS.ProcessEnv, databaseUrl: string): Promise<string> {
  const newest = await findNewestBackup(databaseUrl)
  if (!environment.DATABASE_URL) {
    const data = locateData(environment.DATA_DIR || '.data')
    return `${texts.embeddedData(data)} ${lastSaved(newest, hostname(), data)}`
  }
  const { pathname, host } = new URL(databaseUrl)
  const name = decodeURIComponent(pathname.slice(1))
  return `${texts.serverData(name, host || 'local')} ${lastSaved(newest, hostname())}`
}

/**
 * A sentence on the newest backup.
 * @param data - the folder of the data, where it is on this machine
 */
export function lastSaved(
  newest: Pick<BackupRecord, 'madeAt' | 'machine' | 'path'> | undefined,
  machine: string,
  data?: string,
): string {
  if (!newest) return texts.neverSaved
  const { madeAt, path } = newest
  if (newest.machine !== machine) return texts.saved(madeAt, path, newest.machine)
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file) return texts.savedFileGone(madeAt, path)
  const isSameDisk = data !== undefined && statSync(data, { throwIfNoEntry: false })?.dev === file.dev
  return isSameDisk ? texts.savedOnSameDisk(madeAt, path) : texts.saved(madeAt, path, undefined)
}

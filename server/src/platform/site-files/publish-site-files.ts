import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import {
  deleteFilesReplacedBefore,
  insertSiteFiles,
  listSiteFileNames,
  lockSiteFiles,
  markReplacedFiles,
  type SiteFile,
} from './site-files.repository.ts'

/** Days for which the files of a replaced version are served: as long as a tab may stay open. */
export const replacedFileDays = 30

const dayMs = 24 * 60 * 60 * 1000

/**
 * Puts the hashed files of the build in `folder` into the database, where every process finds them that serves another build. A
 * process does so before it serves a page that names them.
 */
export async function publishSiteFiles(
  { db, clock }: { db: Database; clock: Clock },
  folder: string,
): Promise<void> {
  const assets = join(folder, 'assets')
  const names = globSync('*', { cwd: assets }).filter((name) => !/\.(?:br|gz)$/.test(name))
  const now = clock()
  await db.transaction(async (tx) => {
    await lockSiteFiles(tx)
    const known = await listSiteFileNames(tx)
    const missing = names.filter((name) => !known.has(name))
    if (missing.length > 0)
      await insertSiteFiles(
        tx,
        missing.map((name) => readSiteFile(assets, name)),
      )
    await markReplacedFiles(tx, names, now)
    await deleteFilesReplacedBefore(tx, new Date(now.getTime() - replacedFileDays * dayMs))
  })
}

/** Small files are not compressed. */
function readSiteFile(folder: string, name: string): SiteFile {
  const path = join(folder, name)
  const isBrotli = existsSync(`${path}.br`)
  return { name, content: readFileSync(isBrotli ? `${path}.br` : path), isBrotli }
}

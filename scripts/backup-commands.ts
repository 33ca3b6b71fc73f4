import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BackupDeps, makeBackup } from '../server/src/platform/backup/make-backup.ts'
import {
  type RestoredBackup,
  restoreBackup,
  tryBackup,
} from '../server/src/platform/backup/restore-backup.ts'
import { withScratchDatabase } from '../server/src/platform/backup/scratch-database.ts'
import { backupMessages as texts } from './backup.fr.ts'

/** The folder of backups without `--dossier`. */
export const backupFolder = (environment: NodeJS.ProcessEnv): string =>
  resolve(environment.BACKUP_DIR || join(environment.DATA_DIR || '.data', 'backups'))

/** `npm run backup`: returns what is printed; throws an `Error` with a message for the operator. */
export async function runBackup(
  deps: BackupDeps & { folder: string; signal: AbortSignal },
  words: readonly string[],
): Promise<string> {
  const { dossier, verifier } = readWords(words, {
    dossier: { type: 'string' },
    verifier: { type: 'string' },
  })
  if (dossier !== undefined && verifier !== undefined) throw new Error(texts.usage)
  if (typeof verifier === 'string') return check(deps.databaseUrl, resolve(verifier))
  const folder = typeof dossier === 'string' ? resolve(dossier) : deps.folder
  const made = await makeBackup(deps, { folder, signal: deps.signal })
  return `${texts.made(made)}\n${made.isTried ? texts.tried : texts.notTried}`
}

async function check(databaseUrl: string, file: string): Promise<string> {
  const tried = await withScratchDatabase(databaseUrl, (scratchUrl) =>
    tryBackup({ databaseUrl: scratchUrl, file }),
  )
  if (!tried) throw new Error(texts.notTried)
  return texts.checked(file, told(tried))
}

/** `npm run restore`: as `runBackup`. */
export async function runRestore(databaseUrl: string, words: readonly string[]): Promise<string> {
  const flags = words.filter((word) => word.startsWith('-'))
  const [file, ...rest] = words.filter((word) => !word.startsWith('-'))
  if (!file || rest.length > 0 || flags.some((flag) => flag !== '--remplacer'))
    throw new Error(texts.restoreUsage)
  const path = resolve(file)
  return texts.restored(
    path,
    told(await restoreBackup({ databaseUrl, file: path, replace: flags.length > 0 })),
  )
}

const told = ({ header, tables, rows }: RestoredBackup) => ({ madeAt: new Date(header.madeAt), tables, rows })

function readWords(words: readonly string[], options: Record<string, { type: 'string' }>) {
  try {
    return parseArgs({ args: [...words], options }).values
  } catch (fault) {
    throw new Error(texts.usage, { cause: fault })
  }
}

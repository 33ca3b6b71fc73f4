import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { launcherMessages as texts } from './embedded-postgres.fr.ts'
import { canReach, claimSharedFolder, type RunAs } from './run-as.ts'

const run = promisify(execFile)

export const superuser = 'lettrine'
const majorVersion = '18'

/**
 * The folder of the database of `dataDir`: inside it, or, when the account of PostgreSQL cannot access it, in a folder
 * of `/var/tmp`, whose path is stored in `dataDir`.
 */
export function locateData(dataDir: string): string {
  const inside = resolve(dataDir, 'postgres')
  if (existsSync(inside) || process.getuid?.() !== 0) return inside
  const note = resolve(dataDir, 'postgres-location')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  if (canReach(dataDir)) return inside
  const outside = join(claimSharedFolder('lettrine-data'), randomUUID())
  writeFileSync(note, `${outside}\n`)
  return outside
}

/** True when `data` contains our database, false when it is empty; throws a French message otherwise. */
export function inspectData(data: string): boolean {
  let entries: string[]
  try {
    entries = readdirSync(data)
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code === 'EACCES') throw new Error(texts.notReadable(data), { cause: fault })
    if (code === 'ENOTDIR') throw new Error(texts.foreignFolder(data), { cause: fault })
    throw fault
  }
  if (entries.length === 0) return false
  if (!entries.includes('PG_VERSION')) throw new Error(texts.foreignFolder(data))
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (found !== majorVersion) throw new Error(texts.otherVersion(data, found, majorVersion))
  return true
}

/** Creates the database files in another folder, then renames it, so that an interruption leaves no partial database. */
export async function createData(
  data: string,
  native: string,
  runAs: RunAs | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  mkdirSync(dirname(data), { recursive: true, mode: 0o755 })
  const unfinished = `${data}.${randomUUID()}`
  mkdirSync(unfinished, { mode: 0o700 })
  if (runAs) chownSync(unfinished, runAs.uid, runAs.gid)
  const options = ['-D', unfinished, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  try {
    await run(join(native, 'bin', 'initdb'), options, { ...runAs, cwd: '/', env: environment })
  } catch (fault) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(texts.initFailed((fault as { stderr?: string }).stderr ?? String(fault)), {
      cause: fault,
    })
  }
  try {
    renameSync(unfinished, data)
  } catch (fault) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another start created the database meanwhile; it can be used.
    if (!inspectData(data)) throw fault
  }
}

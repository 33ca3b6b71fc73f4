import { lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { launcherMessages as texts } from './embedded-postgres.fr.ts'

export type RunAs = { uid: number; gid: number }

/**
 * The account that runs PostgreSQL; undefined is our own. PostgreSQL refuses root, so root uses the owner of the data
 * when there is one, else `nobody`.
 */
export function accountFor(dataDirectory: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataDirectory, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

function nobody(): RunAs {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = entry?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** Whether every account may read `path`: a checkout of root is often 0700. */
export function canReach(path: string): boolean {
  let current = realpathSync(path)
  if ((statSync(current).mode & 0o005) === 0) return false
  while (current !== dirname(current)) {
    current = dirname(current)
    if ((statSync(current).mode & 0o001) === 0) return false
  }
  return true
}

/** Our folder in the shared temporary folder; refused when another account created it. */
export function claimSharedFolder(name: string): string {
  const folder = join('/var/tmp', name)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== process.getuid?.()) throw new Error(texts.notOurs(folder))
  return folder
}

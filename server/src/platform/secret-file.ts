import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The random secret of a file that only this account can read; made when there is no such file.
 * @returns `isNew` when this call has made it
 */
export function readSecretFile(file: string): { secret: string; isNew: boolean } {
  const known = readKnown(file)
  if (known !== undefined) return { secret: known, isNew: false }
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    // A link appears with its whole content, and fails where another process was faster.
    linkSync(draft, file)
    return { secret: readFileSync(file, 'utf8'), isNew: true }
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault
    return readSecretFile(file)
  } finally {
    rmSync(draft, { force: true })
  }
}

const codeOf = (fault: unknown) => (fault as NodeJS.ErrnoException).code

function readKnown(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined
    throw fault
  }
}

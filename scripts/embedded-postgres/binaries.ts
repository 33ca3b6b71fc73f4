import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { launcherMessages as texts } from './embedded-postgres.fr.ts'
import { canReach, claimSharedFolder, type RunAs } from './run-as.ts'

/** The folder with `bin`, `lib` and `share`, readable by `runAs`. */
export function findBinaries(runAs: RunAs | undefined): string {
  const { native, version } = installedPackage()
  restoreSymlinks(native)
  if (!runAs || canReach(join(native, 'bin', 'postgres'))) return native
  return copyWithinReach(native, version)
}

function installedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const manifest = packageManifest(name)
  if (!manifest) throw new Error(texts.noBinaries(`${process.platform} ${process.arch}`))
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return { native: join(dirname(manifest), 'native'), version }
}

function packageManifest(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw fault
  }
}

// npm packages cannot contain symbolic links: this one lists them, for an install script that npm may not run.
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
  }
}

function copyWithinReach(native: string, version: string): string {
  const shared = claimSharedFolder('lettrine-postgres')
  const copy = join(shared, version)
  if (existsSync(copy)) return copy
  // Two starts may copy at once: each fills a folder of its own, and the first to rename it wins.
  const unfinished = join(shared, `${version}.${process.pid}`)
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (fault) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw fault
  }
  return copy
}

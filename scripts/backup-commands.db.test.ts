import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../server/src/platform/new-id.ts'
import { openTestDatabase } from '../server/testing/test-database.ts'
import { backupFolder, runBackup, runRestore } from './backup-commands.ts'
import { lastSaved, readDataNotice } from './data-notice.ts'

let folder: string
let url: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lettrine-backup-'))
  const database = await openTestDatabase()
  url = database.url
  await database.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const backup = (...words: string[]) =>
  runBackup(
    { databaseUrl: url, clock: () => new Date(), newId, folder, signal: new AbortController().signal },
    words,
  )

test('an operator saves, checks the file, and restores it over the data only with --remplacer', async () => {
  expect(await readDataNotice({ DATABASE_URL: url }, url)).toMatch(/jamais été sauvegardées/)
  const said = await backup('--dossier', join(folder, 'elsewhere'))
  expect(said).toMatch(/^Sauvegarde faite.*\nEssai réussi/)
  const [name = ''] = readdirSync(join(folder, 'elsewhere'))
  const file = join(folder, 'elsewhere', name)
  expect(said).toContain(file)
  expect(await backup('--verifier', file)).toMatch(/se restaure bien/)
  expect(await readDataNotice({ DATABASE_URL: url }, url)).toContain(file)
  await expect(runRestore(url, [file])).rejects.toThrow(/0\s*compte.*--remplacer/)
  expect(await runRestore(url, [file, '--remplacer'])).toMatch(/Restauration faite/)
})

test('wrong words are answered with the usage', async () => {
  await expect(backup('--folder', 'x')).rejects.toThrow(/Utilisation/)
  await expect(backup('--dossier', 'x', '--verifier', 'y')).rejects.toThrow(/Utilisation/)
  await expect(backup('--verifier', join(folder, 'none'))).rejects.toThrow(/n’existe pas/)
  for (const words of [[], ['a', 'b'], ['a', '--force']])
    await expect(runRestore(url, words)).rejects.toThrow(/Utilisation/)
  expect(existsSync(join(folder, 'x'))).toBe(false)
})

test('without a folder, backups go to BACKUP_DIR, else into DATA_DIR', () => {
  expect(backupFolder({ BACKUP_DIR: '/mnt/saved', DATA_DIR: '/srv' })).toBe('/mnt/saved')
  expect(backupFolder({ DATA_DIR: '/srv' })).toBe('/srv/backups')
})

describe('the last backup', () => {
  const madeAt = new Date('2026-11-24T12:00:00Z')
  const here = hostname()
  const saved = (path: string) => ({ madeAt, machine: here, path })

  test('on the disk of the data is said to be there', () => {
    const path = join(folder, 'file')
    writeFileSync(path, '')
    expect(lastSaved(saved(path), here, folder)).toMatch(/24 novembre 2026.*même disque/)
    expect(lastSaved(saved(path), here)).not.toMatch(/même disque/)
  })

  test.runIf(existsSync('/proc/version'))('on another disk is said without a warning', () => {
    // Memory of the kernel is another file system than that of temporary files.
    expect(statSync('/proc').dev).not.toBe(statSync(folder).dev)
    expect(lastSaved(saved('/proc/version'), here, folder)).toMatch(/dans \/proc\/version\.$/)
  })

  test('whose file is gone, or on another machine, is said to be', () => {
    expect(lastSaved(saved(join(folder, 'none')), here, folder)).toMatch(/n’est plus là/)
    expect(lastSaved({ ...saved('/mnt/x'), machine: 'worker-2' }, here, folder)).toMatch(
      /sur la machine worker-2/,
    )
  })
})

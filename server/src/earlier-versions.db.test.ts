import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testSecret } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { startServer } from './main.ts'
import type { Connection } from './platform/database/database.ts'
import { publishSiteFiles, replacedFileDays } from './platform/site-files/publish-site-files.ts'

type Running = Awaited<ReturnType<typeof startServer>>

let database: Connection & { url: string }
let folder: string
let running: Running[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'lettrine-versions-'))
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await database.close()
  rmSync(folder, { recursive: true })
})

const screen = (version: string) => `export const version = '${version}' // ${'«é» '.repeat(400)}`

/** Pages of a version: a large script and a small one of its own, and a style sheet that no version changes. */
function buildPages(version: string): string {
  const pages = join(folder, version)
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), `<!doctype html><head></head>${version}`)
  const files = {
    [`screen-${version}.js`]: screen(version),
    [`small-${version}.js`]: `export {}`,
    'same-1a2b.css': 'a{}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(pages, 'assets', name), content)
  writeFileSync(join(pages, `assets/screen-${version}.js.br`), brotliCompressSync(screen(version)))
  return pages
}

async function startVersion(version: string): Promise<string> {
  const environment = {
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ROLE: 'web',
  }
  const server = await startServer(environment, buildPages(version))
  running.push(server)
  const { port } = server.app.server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

const statusOf = async (address: string) => (await fetch(address)).status

describe('during an upgrade', () => {
  it('each process serves the files of the other version', async () => {
    const before = await startVersion('before')
    const after = await startVersion('after')
    for (const url of [before, after])
      for (const version of ['before', 'after']) {
        const answer = await fetch(`${url}/assets/screen-${version}.js`)
        expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8')
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(await answer.text()).toBe(screen(version))
        expect(await (await fetch(`${url}/assets/small-${version}.js`)).text()).toBe('export {}')
      }
  })

  it('negotiates the encoding of a file of another version', async () => {
    await startVersion('before')
    const after = await startVersion('after')
    const ask = (encoding: string) =>
      fetch(`${after}/assets/screen-before.js`, { headers: { 'accept-encoding': encoding } })
    const packed = await ask('gzip, br')
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toContain('accept-encoding')
    const plain = await ask('identity')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(screen('before'))
  })

  it('a process that starts again has the other version’s files still', async () => {
    await startVersion('before')
    await startVersion('after')
    await running[0]!.stop()
    running.shift()
    const before = await startVersion('before')
    expect(await statusOf(`${before}/assets/screen-after.js`)).toBe(200)
  })

  it('answers 404 for a file of no version, and looks for nothing but hashed names', async () => {
    const url = await startVersion('after')
    for (const name of [
      'screen-never.js',
      'screen-after.js.br',
      'a%00b.js',
      '..%2Fsame-1a2b.css',
      'deep/a.js',
    ])
      expect([name, await statusOf(`${url}/assets/${name}`)]).toEqual([name, 404])
  })
})

describe('the files of a replaced version', () => {
  const dayMs = 24 * 60 * 60 * 1000
  const start = Date.parse('2026-11-01T00:00:00Z')
  const publish = (version: string, day: number) =>
    publishSiteFiles({ db: database.db, clock: () => new Date(start + day * dayMs) }, buildPages(version))
  const names = async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`SELECT name FROM site_files ORDER BY name`,
    )
    return rows.map(({ name }) => name)
  }

  it('are kept for a month after they were replaced, however long they were served before', async () => {
    await publish('first', 0)
    // In use for most of a year.
    await publish('second', 300)
    await publish('third', 300 + replacedFileDays)
    expect(await names()).toEqual(expect.arrayContaining(['screen-first.js', 'screen-second.js']))
    await publish('third', 301 + replacedFileDays)
    expect(await names()).not.toContain('screen-first.js')
    expect(await names()).toEqual(expect.arrayContaining(['screen-second.js', 'same-1a2b.css']))
  })

  it('are current again when the version before is started', async () => {
    await publish('first', 0)
    await publish('second', 1)
    await publish('first', 2)
    await publish('first', 3 + replacedFileDays)
    expect(await names()).toEqual(['same-1a2b.css', 'screen-first.js', 'small-first.js'])
  })

  it('are published once by processes that start together', async () => {
    await Promise.all([publish('first', 0), publish('second', 0), publish('first', 0)])
    expect(await names()).toHaveLength(5)
  })
})

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { connect } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { newId } from '../new-id.ts'
import { findNewestBackup } from './backups.repository.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup, tryBackup } from './restore-backup.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { writeBackup } from './write-backup.ts'

let server: TestApp
let folder: string
let file: string
const clock = () => new Date()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lettrine-backup-'))
  server = await openTestApp({ withLibrary: true })
  const { token } = await server.signUpWithPlan()
  // What `COPY` escapes, and what looks like marks of the file.
  const content = '\\.\n\n-- lettrine-backup-end {}\n\tTabulation, «\u00a0espace\u00a0», 🎓 et \\N.'
  for (let index = 0; index < 3; index++)
    await server.request('POST', '/letters', { token, body: { title: `Lettre ${index}`, content } })
  file = (await makeBackup({ databaseUrl: server.url, clock, newId }, { folder })).file
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const inScratch = <Result>(work: (url: string) => Promise<Result>) =>
  withScratchDatabase(server.url, work) as Promise<Result>

async function ask(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The schema as PostgreSQL describes it: columns, constraints, indexes, triggers. */
const describeSchema = (url: string) =>
  ask(
    url,
    `SELECT 'column' AS kind, format('%s.%s.%s', table_schema, table_name, column_name) AS name,
        concat_ws(' ', data_type, column_default, is_nullable, generation_expression) AS definition
      FROM information_schema.columns WHERE table_schema IN ('public', 'jobs')
     UNION ALL SELECT 'constraint', format('%s %s', conrelid::regclass, conname), pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace IN (to_regnamespace('public'), to_regnamespace('jobs'))
     UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname IN ('public', 'jobs')
     UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1, 2, 3`,
  )

describe('a backup', () => {
  it('is one file that only its owner reads, restored once as a trial and recorded', async () => {
    expect(readdirSync(folder)).toHaveLength(1)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await findNewestBackup(server.url)).toMatchObject({
      path: file,
      isTried: true,
      bytes: statSync(file).size,
    })
    const left = await ask(
      server.url,
      "SELECT datname FROM pg_database WHERE datname LIKE 'lettrine_essai_%'",
    )
    expect(left).toEqual([])
  })

  it('restores into an empty database with the same schema and rows; people sign in again', async () => {
    await inScratch(async (url) => {
      const restored = await restoreBackup({ databaseUrl: url, file, replace: false })
      expect(restored.rows).toBeGreaterThan(10)
      expect(await describeSchema(url)).toEqual(await describeSchema(server.url))
      for (const table of ['users', 'letters', 'letter_versions', 'templates', 'jobs.job', 'secrets']) {
        const all = `SELECT md5(t::text) AS row FROM ${table} t ORDER BY 1`
        expect(await ask(url, all)).toEqual(await ask(server.url, all))
      }
      expect(await ask(url, 'SELECT * FROM sessions')).toEqual([])
      expect(await ask(server.url, 'SELECT id FROM sessions')).not.toEqual([])
      // Foreign keys and triggers are at work again.
      await ask(url, 'DELETE FROM users')
      expect(await ask(url, 'SELECT * FROM letters')).toEqual([])
    })
  })

  it('of an earlier version is restored with its schema, then migrated', async () => {
    await inScratch(async (source) => {
      await migrate(source)
      await ask(source, "DROP TABLE backups; DELETE FROM schema_migrations WHERE name = '0058_backups.sql'")
      const old = join(folder, 'old.sql.zst')
      await writeBackup({ databaseUrl: source, file: old, clock })
      await inScratch(async (url) => {
        await restoreBackup({ databaseUrl: url, file: old, replace: false })
        expect(await findNewestBackup(url)).toMatchObject({ path: old })
      })
      rmSync(old)
    })
  })

  it('replaces data only when asked, and not while Lettrine runs', async () => {
    const { url, close } = await openTestDatabase()
    await close()
    await ask(url, 'CREATE TABLE left_behind (text text)')
    const before = await describeSchema(url)
    await expect(restoreBackup({ databaseUrl: url, file, replace: false })).rejects.toThrow(/--remplacer/)
    const running = connect(url, () => {})
    await running.db.execute('SELECT 1')
    await expect(restoreBackup({ databaseUrl: url, file, replace: true })).rejects.toThrow(/arrêtez/)
    await running.close()
    expect(await describeSchema(url)).toEqual(before)
    const connections = "SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND application_name = 'lettrine'"
    await expect.poll(() => ask(url, connections, [new URL(url).pathname.slice(1)])).toEqual([])
    await restoreBackup({ databaseUrl: url, file, replace: true })
    expect(await describeSchema(url)).toEqual(await describeSchema(server.url))
  })

  it('never replaces the tables of another program', async () => {
    await inScratch(async (url) => {
      await ask(url, 'CREATE TABLE invoices (text text)')
      await expect(restoreBackup({ databaseUrl: url, file, replace: true })).rejects.toThrow(
        /pas celles de Lettrine/,
      )
      expect(await ask(url, 'SELECT * FROM invoices')).toEqual([])
    })
  })

  it('is one instant, whatever is written meanwhile', async () => {
    const { id } = await server.signUp()
    await ask(server.url, 'CREATE TABLE pairs (id serial, side text NOT NULL, number int NOT NULL)')
    let writing = true
    let written = 0
    // Each transaction adds one row to two tables that the backup reads at different moments.
    const write = async () => {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      while (writing) {
        written += 1
        await client.query('BEGIN')
        await client.query('INSERT INTO pairs (side, number) VALUES ($1, $2)', ['left', written])
        await client.query("INSERT INTO analytics_counts_probe (side, number) VALUES ('right', $1)", [
          written,
        ])
        await client.query('UPDATE users SET name = $1 WHERE id = $2', [`Nom ${written}`, id])
        await client.query('COMMIT')
      }
      await client.end()
    }
    await ask(server.url, 'CREATE TABLE analytics_counts_probe (side text NOT NULL, number int NOT NULL)')
    const writer = write()
    await expect.poll(() => written).toBeGreaterThan(20)
    const during = join(folder, 'during.sql.zst')
    const { tables } = await writeBackup({ databaseUrl: server.url, file: during, clock })
    const atEnd = written
    writing = false
    await writer
    await ask(server.url, 'DROP TABLE pairs, analytics_counts_probe')
    const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rows
    expect(rowsOf('pairs')).toBe(rowsOf('analytics_counts_probe'))
    expect(rowsOf('pairs')).toBeGreaterThan(10)
    expect(rowsOf('pairs')).toBeLessThan(atEnd)
    const user = zstdDecompressSync(readFileSync(during))
      .toString()
      .match(/Nom (\d+)/g)
    expect(user).toEqual([`Nom ${rowsOf('pairs')}`])
    rmSync(during)
  })
})

describe('a bad file is refused with the database as it was', () => {
  const plain = () => zstdDecompressSync(readFileSync(file))
  const bad: [string, RegExp, () => Buffer][] = [
    ['no backup', /n’est pas une sauvegarde/, () => Buffer.from('mes photos')],
    ['empty', /incomplète|n’est pas une sauvegarde/, () => Buffer.alloc(0)],
    [
      'another compressed file',
      /n’est pas une sauvegarde/,
      () => zstdCompressSync(Buffer.from('mes photos\n')),
    ],
    ['truncated', /incomplète/, () => readFileSync(file).subarray(0, -20)],
    ['truncated between two lines', /incomplète/, () => withoutLastLine(plain())],
    ['altered', /abîmée/, () => flipped(readFileSync(file))],
    ['altered in its text', /abîmée/, () => edited(plain(), 'Lettre 1', 'Lettre 9')],
    ['continued', /abîmée/, () => zstdCompressSync(Buffer.concat([plain(), Buffer.from('more\n')]))],
    ['of a later format', /format/, () => edited(plain(), '"format":1', '"format":2')],
    ['of a later Lettrine', /plus récente/, () => signed(plain(), '0058_backups.sql', '9958_backups.sql')],
    ['of other job tables', /file de travaux/, () => signed(plain(), /"jobs":\d+/, '"jobs":1')],
    ['with unknown columns', /ne sait pas ranger/, () => signed(plain(), '"job_title"', '"post_title"')],
    ['whose rows are not what it says', /annonce/, () => signed(plain(), 'Lettre 1', 'Lettre 9')],
  ]

  it.each(bad)('%s', async (_name, message, make) => {
    const other = join(folder, 'bad.sql.zst')
    writeFileSync(other, make())
    const { url, close } = await openTestDatabase()
    await close()
    await ask(url, "INSERT INTO secrets (name, value) VALUES ('kept', 'as it was')")
    await expect(restoreBackup({ databaseUrl: url, file: other, replace: true })).rejects.toThrow(message)
    expect(await ask(url, 'SELECT name FROM secrets')).toEqual([{ name: 'kept' }])
  })

  it('when it is only tried, too', async () => {
    const other = join(folder, 'bad.sql.zst')
    writeFileSync(other, signed(plain(), 'Lettre 1', 'Lettre 9'))
    await inScratch((url) => expect(tryBackup({ databaseUrl: url, file: other })).rejects.toThrow(/annonce/))
  })

  it('a missing one', async () => {
    await expect(
      restoreBackup({ databaseUrl: server.url, file: join(folder, 'none'), replace: true }),
    ).rejects.toThrow(/n’existe pas/)
  })
})

const lastLineAt = (plain: Buffer) => plain.lastIndexOf('\n', plain.length - 2) + 1

const withoutLastLine = (plain: Buffer) => zstdCompressSync(plain.subarray(0, lastLineAt(plain)))

function flipped(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2)
  bytes[at] = bytes[at]! ^ 255
  return bytes
}

const edited = (plain: Buffer, from: string | RegExp, to: string) =>
  zstdCompressSync(Buffer.from(plain.toString().replace(from, to)))

/** The file of someone who edits it and computes its sum again. */
function signed(plain: Buffer, from: string | RegExp, to: string): Buffer {
  const body = plain.subarray(0, lastLineAt(plain)).toString().replace(from, to)
  const end = plain.subarray(lastLineAt(plain)).toString()
  const sum = createHash('sha256').update(body).digest('hex')
  return zstdCompressSync(Buffer.from(body + end.replace(/"sha256":"\w+"/, `"sha256":"${sum}"`)))
}

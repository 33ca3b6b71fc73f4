import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../clock.ts'
import { schemaLock } from '../database/migrate.ts'
import {
  type BackupHeader,
  formatVersion,
  marks,
  sha256,
  type TableSum,
  tableDigest,
} from './backup-format.ts'
import { copyIn, copyOut, copySettings, jobsVersion, listTables, nameOf } from './tables.ts'

export type WrittenBackup = { header: BackupHeader; tables: TableSum[]; bytes: number }

/**
 * Writes what the database holds at one instant into `file`, which appears when it is whole. Memory holds a few
 * rows at a time. Migrations of other processes wait meanwhile.
 */
export async function writeBackup(options: {
  databaseUrl: string
  file: string
  clock: Clock
  signal?: AbortSignal
}): Promise<WrittenBackup> {
  const { file, clock } = options
  const unfinished = `${file}.partial`
  const client = new pg.Client({ connectionString: options.databaseUrl, application_name: 'lettrine backup' })
  // A connection that is cut fails its query; without a listener it would end the process too.
  client.on('error', () => {})
  await client.connect()
  try {
    const content = openContent(client, clock)
    const target = createWriteStream(unfinished, { flags: 'w', mode: 0o600, flush: true })
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    await pipeline(content.pieces(), compress, target, options.signal ? { signal: options.signal } : {})
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return { ...content.written(), bytes: target.bytesWritten }
  } catch (fault) {
    await rm(unfinished, { force: true })
    throw fault
  } finally {
    await client.end()
  }
}

/** A file that was renamed survives a power cut once its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function openContent(client: pg.Client, clock: Clock) {
  const sum = sha256()
  const tables: TableSum[] = []
  let header: BackupHeader | undefined
  const summed = (piece: Buffer | string) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    sum.update(bytes)
    return bytes
  }
  return {
    async *pieces(): AsyncGenerator<Buffer> {
      await beginSnapshot(client)
      header = await describe(client, clock)
      const listed = await listTables(client)
      yield summed(`${marks.header}${JSON.stringify(header)}\n${prelude(listed.map(nameOf))}`)
      for (const table of listed) {
        yield summed(`${marks.table}${JSON.stringify(table)}\n${copyIn(table)};\n`)
        const digest = tableDigest()
        const rows = client.query(copyTo(copyOut(table)))
        for await (const chunk of rows) {
          digest.push(chunk as Buffer)
          yield summed(chunk as Buffer)
        }
        yield summed('\\.\n')
        tables.push({ schema: table.schema, name: table.name, ...digest.result() })
      }
      await client.query('COMMIT')
      yield summed('COMMIT;\n')
      yield Buffer.from(`${marks.end}${JSON.stringify({ sha256: sum.digest('hex'), tables })}\n`)
    },
    written: () => {
      if (!header) throw new Error('The backup has no header yet')
      return { header, tables }
    },
  }
}

/** All tables as of one instant; locked out before it are migrations, which change tables under a snapshot. */
async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query(copySettings)
  await client.query('SELECT pg_advisory_lock_shared($1)', [schemaLock])
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
}

async function describe(client: pg.Client, clock: Clock): Promise<BackupHeader> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name')
  const { rows: settings } = await client.query<{ server_version: string }>('SHOW server_version')
  return {
    format: formatVersion,
    madeAt: clock().toISOString(),
    postgres: settings[0]!.server_version,
    migrations: rows.map(({ name }) => name),
    jobs: await jobsVersion(client),
  }
}

/** What `psql` runs before the rows, when someone restores without Lettrine: see docs/operating.md. */
const prelude = (names: readonly string[]) =>
  `${copySettings};\nBEGIN;\nSET LOCAL session_replication_role = replica;\nTRUNCATE ${names.join(', ')} CASCADE;\n`

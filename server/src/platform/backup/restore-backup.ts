import { statSync } from 'node:fs'
import { hostname } from 'node:os'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { applyMigration, knownMigrations, migrate, schemaLock } from '../database/migrate.ts'
import { jobsSchema } from '../jobs/queue-settings.ts'
import { newId } from '../new-id.ts'
import { backupTexts as texts } from './backup.fr.ts'
import { type BackupEnd, type BackupHeader, type TableColumns, tableDigest } from './backup-format.ts'
import { insertBackup } from './backups.repository.ts'
import { type BackupPart, checkBackup, readBackup } from './read-backup.ts'
import {
  copyIn,
  copyOut,
  copySettings,
  dropSchema,
  jobsVersion,
  listTables,
  nameOf,
  pauseConstraints,
} from './tables.ts'

export type RestoredBackup = { header: BackupHeader; tables: number; rows: number }

/**
 * Puts the data of a backup into a database, in one transaction that commits only when every table has the rows and
 * the digest that the backup names. The schema is then brought to this version, and all sessions are ended: some may
 * have been ended by their owners since the backup.
 * @param options.replace - whether data that is there may be deleted
 * @throws a French message, with the database as it was
 */
export async function restoreBackup(options: {
  databaseUrl: string
  file: string
  replace: boolean
}): Promise<RestoredBackup> {
  const restored = await withClient(options.databaseUrl, async (client) => {
    const { header, end } = await checkFits(options.file)
    await client.query('SELECT pg_advisory_lock($1)', [schemaLock])
    await refuseOccupied(client, options.replace)
    await inTransaction(client, async () => {
      await dropSchema(client)
      await load(client, options.file, header, end)
      await client.query('DELETE FROM sessions')
    })
    return summary(header, end)
  })
  await migrate(options.databaseUrl)
  await recordRestored(options, restored)
  // The planner knows nothing of rows that have just come.
  await withClient(options.databaseUrl, (client) => client.query('ANALYZE'))
  return restored
}

/** Restores into an empty database that is deleted afterwards; throws when anything differs from what the file says. */
export async function tryBackup(options: { databaseUrl: string; file: string }): Promise<RestoredBackup> {
  return withClient(options.databaseUrl, async (client) => {
    const { header, end } = await checkFits(options.file)
    await inTransaction(client, () => load(client, options.file, header, end))
    return summary(header, end)
  })
}

/** The file is a backup of what is in the database now, although no row of it can say so. */
const recordRestored = (
  { databaseUrl, file }: { databaseUrl: string; file: string },
  { header, rows }: RestoredBackup,
) =>
  insertBackup(databaseUrl, {
    id: newId(),
    madeAt: new Date(header.madeAt),
    machine: hostname(),
    path: file,
    bytes: statSync(file).size,
    rowCount: rows,
    isTried: true,
  })

const summary = (header: BackupHeader, { tables }: BackupEnd): RestoredBackup => ({
  header,
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
})

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(copySettings)
    return await work(client)
  } finally {
    await client.end()
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (fault) {
    await client.query('ROLLBACK')
    throw fault
  }
}

/** Reads the whole file, so that a bad one is refused before anything is touched. */
async function checkFits(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  const checked = await checkBackup(file)
  const known = new Set(knownMigrations())
  const unknown = checked.header.migrations.find((name) => !known.has(name))
  if (unknown) throw new Error(texts.newer(unknown))
  return checked
}

async function refuseOccupied(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ connections: number; tables: number; ours: boolean }>(
    `SELECT
       (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'lettrine%') AS connections,
       (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public') AS tables,
       to_regclass('public.schema_migrations') IS NOT NULL AS ours`,
  )
  const { connections, tables, ours } = rows[0]!
  if (connections > 0) throw new Error(texts.inUse(connections))
  if (tables === 0) return
  if (!ours) throw new Error(texts.foreign)
  if (!replace) throw new Error(texts.notEmpty(await countAccounts(client)))
}

async function countAccounts(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query("SELECT 1 WHERE to_regclass('public.users') IS NOT NULL")
  if (found.length === 0) return 0
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM users')
  return rows[0]!.count
}

/** Makes the schema of the backup in an empty database, and fills it. */
async function load(client: pg.Client, file: string, header: BackupHeader, end: BackupEnd): Promise<void> {
  await makeSchema(client, header)
  const tables = await listTables(client)
  const known = new Map(tables.map((table) => [nameOf(table), new Set(table.columns)]))
  const resume = await pauseConstraints(client)
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')} CASCADE`)
  const loaded = new Map<string, TableColumns>()
  const parts = readBackup(file)
  try {
    for (let part = await parts.next(); !part.done; part = await parts.next()) {
      if (part.value.kind !== 'table') continue
      const { table } = part.value
      const columns = known.get(nameOf(table))
      if (!columns || table.columns.some((name) => !columns.has(name)))
        throw new Error(texts.unknownColumns(nameOf(table)))
      loaded.set(nameOf(table), table)
      await pipeline(rowsOf(parts), client.query(copyFrom(copyIn(table))))
    }
  } finally {
    await parts.return()
  }
  await compare(client, loaded, end)
  await resume()
}

async function makeSchema(client: pg.Client, header: BackupHeader): Promise<void> {
  await client.query(
    'CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  for (const name of header.migrations) await applyMigration(client, name)
  if (header.jobs === null) return
  // pg-boss gives its tables as a script with a transaction of its own.
  const plan = getConstructionPlans(jobsSchema)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  await client.query(plan)
  await client.query(copySettings)
  const version = await jobsVersion(client)
  if (version !== header.jobs) throw new Error(texts.otherJobs(header.jobs, version ?? 0))
}

async function* rowsOf(parts: AsyncGenerator<BackupPart, void, undefined>): AsyncGenerator<Buffer> {
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    if (part.value.kind === 'table-end') return
    if (part.value.kind === 'rows') yield part.value.bytes
  }
}

async function compare(
  client: pg.Client,
  loaded: ReadonlyMap<string, TableColumns>,
  end: BackupEnd,
): Promise<void> {
  for (const expected of end.tables) {
    const table = loaded.get(nameOf(expected))
    if (!table) throw new Error(texts.differs(nameOf(expected)))
    const digest = tableDigest()
    for await (const chunk of client.query(copyTo(copyOut(table)))) digest.push(chunk as Buffer)
    const found = digest.result()
    if (found.rows !== expected.rows || found.digest !== expected.digest)
      throw new Error(texts.differs(nameOf(expected)))
  }
}

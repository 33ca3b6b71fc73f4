import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../../migrations')

/** The lock of whoever changes the schema. Any number, as long as no other program on the same server picks it. */
export const schemaLock = 7_216_021

/** Names of the migrations that ship with this version, in order. */
export function knownMigrations(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/** Brings the schema to this version, each migration in its own transaction; processes wait for one another. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [schemaLock])
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations')
    const applied = new Set(rows.map((row) => row.name))
    const pending = knownMigrations().filter((name) => !applied.has(name))
    for (const name of pending) await apply(client, name)
    return pending
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await applyMigration(client, name)
    await client.query('COMMIT')
  } catch (fault) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${name} failed`, { cause: fault })
  }
}

/** Runs a migration in the transaction of the caller. */
export async function applyMigration(client: pg.Client, name: string): Promise<void> {
  await client.query(readFileSync(join(folder, name), 'utf8'))
  await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name])
}

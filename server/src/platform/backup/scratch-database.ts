import { randomUUID } from 'node:crypto'
import pg from 'pg'

const prefix = 'lettrine_essai_'

/** A database on the same server, beside the one of `databaseUrl`. */
function beside(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Runs `work` on an empty database that is deleted afterwards. Undefined when the role of `databaseUrl` may not create
 * databases.
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lettrine backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    )
    if (!rows[0]?.may) return undefined
    await dropAbandoned(client)
    const name = `${prefix}${randomUUID().replaceAll('-', '')}`
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    try {
      return await work(beside(databaseUrl, name))
    } finally {
      await dropScratch(client, name)
    }
  } finally {
    await client.end()
  }
}

/**
 * Deletes a database with whoever is connected. An autovacuum worker is a superuser’s: an ordinary role may not end it, but
 * without FORCE PostgreSQL sends it away by itself.
 */
async function dropScratch(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  } catch (fault) {
    if ((fault as { code?: string }).code !== insufficientPrivilege) throw fault
    await client.query(`DROP DATABASE IF EXISTS ${name}`)
  }
}
const insufficientPrivilege = '42501'

/** Scratch databases of a process that was killed: nobody is connected to them. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database d JOIN pg_roles r ON r.oid = d.datdba
     WHERE starts_with(datname, $1) AND r.rolname = current_user
       AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = d.datname)`,
    [prefix],
  )
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`)
}

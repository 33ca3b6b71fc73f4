import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { billingMessages as texts } from '../billing.fr.ts'

export type TemporaryDatabase = { url: string; drop: () => Promise<void> }

/**
 * A migrated, empty database of its own beside the one at `besideUrl`, which is neither read nor written: it only
 * provides the connection. Throws a French message for the operator when the server refuses.
 */
export async function openTemporaryDatabase(besideUrl: string): Promise<TemporaryDatabase> {
  const name = `lettrine_simulation_${randomUUID().replaceAll('-', '')}`
  const address = new URL(besideUrl)
  address.pathname = `/${name}`
  const drop = () => ask(besideUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  try {
    // template0 accepts no connections, so it can be cloned at any time.
    await ask(besideUrl, `CREATE DATABASE ${name} TEMPLATE template0`)
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && fault.code === '42501')
      throw new Error(texts.mayNotCreate, { cause: fault })
    throw fault
  }
  try {
    // Temporary data: commits need not wait for the disk.
    await ask(besideUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`)
    await migrate(address.href)
  } catch (fault) {
    await drop()
    throw fault
  }
  return { url: address.href, drop }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

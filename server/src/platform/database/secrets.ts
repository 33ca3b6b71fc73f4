import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** A random secret made once per installation and shared by all its processes through the database. */
export async function sharedSecret(db: Database, name: string, fresh: string): Promise<string> {
  await db.execute(sql`INSERT INTO secrets (name, value) VALUES (${name}, ${fresh}) ON CONFLICT DO NOTHING`)
  const { rows } = (await db.execute(sql`SELECT value FROM secrets WHERE name = ${name}`)) as {
    rows: { value: string }[]
  }
  return rows[0]!.value
}

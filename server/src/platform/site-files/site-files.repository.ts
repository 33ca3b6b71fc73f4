import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

export type SiteFile = { name: string; content: Buffer; isBrotli: boolean }

/** Held until the transaction ends: processes that start together take turns. */
export async function lockSiteFiles(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('site_files'))`)
}

export async function listSiteFileNames(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = (await db.execute(sql`SELECT name FROM site_files`)) as { rows: { name: string }[] }
  return new Set(rows.map(({ name }) => name))
}

export async function insertSiteFiles(db: Database, files: readonly SiteFile[]): Promise<void> {
  const [names, contents, areBrotli] = [
    files.map(({ name }) => name),
    files.map(({ content }) => content),
    files.map(({ isBrotli }) => isBrotli),
  ].map((column) => sql.param(column))
  await db.execute(sql`
    INSERT INTO site_files (name, content, is_brotli)
    SELECT * FROM unnest(${names}::text[], ${contents}::bytea[], ${areBrotli}::boolean[])`)
}

/** Marks the files of the newest build as current, and the others as replaced since `now`, unless they were before. */
export async function markReplacedFiles(db: Database, current: readonly string[], now: Date): Promise<void> {
  const names = sql`${sql.param(current)}::text[]`
  await db.execute(sql`
    UPDATE site_files SET replaced_at = CASE WHEN name = ANY(${names}) THEN NULL ELSE ${now}::timestamptz END
    WHERE (name = ANY(${names})) <> (replaced_at IS NULL)`)
}

export async function deleteFilesReplacedBefore(db: Database, limit: Date): Promise<void> {
  await db.execute(sql`DELETE FROM site_files WHERE replaced_at < ${limit}`)
}

export async function findSiteFile(db: Database, name: string): Promise<SiteFile | undefined> {
  const { rows } = (await db.execute(
    sql`SELECT name, content, is_brotli AS "isBrotli" FROM site_files WHERE name = ${name}`,
  )) as { rows: SiteFile[] }
  return rows[0]
}

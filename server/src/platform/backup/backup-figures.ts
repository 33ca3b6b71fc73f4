import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** The newest backup, read over the pool of the application. */
export async function findNewestBackupRow(
  db: Pick<Database, 'execute'>,
): Promise<{ madeAt: Date; bytes: number; isTried: boolean } | undefined> {
  const { rows } = await db.execute(sql`
    SELECT extract(epoch FROM made_at)::float8 * 1000 AS at, bytes::float8 AS bytes, is_tried AS "isTried"
    FROM backups ORDER BY made_at DESC LIMIT 1`)
  const [row] = rows as { at: number; bytes: number; isTried: boolean }[]
  return row && { madeAt: new Date(row.at), bytes: row.bytes, isTried: row.isTried }
}

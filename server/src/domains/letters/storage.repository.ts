import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { LetterRow } from './letters.tables.ts'
import { wordChange } from './word-change.ts'

type OfLetter = Pick<LetterRow, 'userId' | 'id'>
type Rows<Row> = { rows: Row[] }

/** Bytes of the letters of a user, the bin included, and of all their versions. */
export async function countStoredBytes(db: Pick<Database, 'execute'>, userId: string): Promise<number> {
  // The length of a large text is read without the text.
  const { rows } = (await db.execute(sql`
    SELECT ((SELECT coalesce(sum(octet_length(content)), 0) FROM letter_versions WHERE user_id = ${userId})
      + (SELECT coalesce(sum(octet_length(content) + octet_length(offer)), 0) FROM letters
         WHERE user_id = ${userId}))::float8 AS bytes
  `)) as unknown as Rows<{ bytes: number }>
  return rows[0]!.bytes
}

/**
 * Deletes versions of a letter without a name beyond `max`: autosaves first, and of them those that followed another most
 * closely. The first version and the newest one stay.
 */
export async function thinVersions(db: Database, { userId, id }: OfLetter, max: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      SELECT version FROM (
        SELECT version, foldable, label,
          row_number() OVER (ORDER BY version) AS place,
          lead(version) OVER (ORDER BY version) AS later,
          created_at - lag(created_at) OVER (ORDER BY version) AS pause,
          count(*) FILTER (WHERE label = '') OVER () AS unnamed
        FROM letter_versions WHERE user_id = ${userId} AND letter_id = ${id}
      ) AS versions
      WHERE unnamed > ${max} AND label = '' AND place > 1 AND later IS NOT NULL
      ORDER BY foldable DESC, pause, version
      LIMIT greatest(0, (SELECT count(*) - ${max} FROM letter_versions
        WHERE user_id = ${userId} AND letter_id = ${id} AND label = ''))
    `)) as unknown as Rows<{ version: number }>
    for (const { version } of rows) await deleteVersion(tx, { userId, id }, version)
  })
}

/** Deletes a version; what changed in it counts as changed in the next one. */
async function deleteVersion(
  tx: Pick<Database, 'execute'>,
  { userId, id }: OfLetter,
  version: number,
): Promise<void> {
  const ofLetter = sql`user_id = ${userId} AND letter_id = ${id}`
  await tx.execute(sql`DELETE FROM letter_versions WHERE ${ofLetter} AND version = ${version}`)
  const { rows } = (await tx.execute(sql`
    (SELECT version, content FROM letter_versions WHERE ${ofLetter} AND version < ${version}
     ORDER BY version DESC LIMIT 1)
    UNION ALL
    (SELECT version, content FROM letter_versions WHERE ${ofLetter} AND version > ${version}
     ORDER BY version LIMIT 1)
  `)) as unknown as Rows<{ version: number; content: string }>
  const [before, after] = rows.toSorted((one, other) => one.version - other.version)
  if (!before || !after) return
  const { wordsAdded, wordsRemoved } = wordChange(before.content, after.content)
  await tx.execute(sql`
    UPDATE letter_versions SET words_added = ${wordsAdded}, words_removed = ${wordsRemoved}
    WHERE ${ofLetter} AND version = ${after.version}`)
}

/** Deletes the oldest versions without a name of all letters of a user, `bytes` of them; never the newest of a letter. */
export async function dropOldestVersions(
  db: Pick<Database, 'execute'>,
  userId: string,
  bytes: number,
): Promise<void> {
  await db.execute(sql`
    DELETE FROM letter_versions WHERE user_id = ${userId} AND (letter_id, version) IN (
      SELECT letter_id, version FROM (
        SELECT letter_id, version,
          sum(octet_length(content)) OVER (ORDER BY created_at, letter_id, version) - octet_length(content) AS before
        FROM letter_versions AS one
        WHERE user_id = ${userId} AND label = '' AND EXISTS (
          SELECT 1 FROM letter_versions AS later
          WHERE later.user_id = ${userId} AND later.letter_id = one.letter_id AND later.version > one.version)
      ) AS oldest WHERE before < ${bytes})
  `)
}

import type { LetterQuery, LetterStatus } from '@lettrine/contract/letters'
import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { badCursor, fromCursor, type Place, toCursor } from '../../platform/database/cursor.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { type LetterRow, type LetterVersionRow, letters, letterVersions } from './letters.tables.ts'

const { titleKey, searchText, ...columns } = getTableColumns(letters)

// The largest value of a column of type integer.
const maxInteger = 2_147_483_647

const own = (userId: string, id: string) => and(eq(letters.userId, userId), eq(letters.id, id))

export async function findLetter(db: Database, userId: string, id: string): Promise<LetterRow | undefined> {
  const [row] = await db.select(columns).from(letters).where(own(userId, id))
  return row
}

/** Inserts a letter with its first version; undefined when the user already has one with this id. */
export async function insertLetter(
  db: Database,
  letter: LetterRow,
  versionId: string,
): Promise<LetterRow | undefined> {
  return db
    .transaction(async (tx) => {
      const [row] = await tx.insert(letters).values(letter).onConflictDoNothing().returning(columns)
      if (row && row.content !== '') await insertVersion(tx, row, versionId)
      return row
    })
    .catch((fault) => {
      // The account was deleted while its token was still valid.
      if (isForeignKeyViolation(fault)) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    })
}

/**
 * Writes `change` over version `basedOn` of a letter, with a version row when `newVersionId` is given;
 * undefined when the letter is no longer at that version.
 */
export async function updateLetter(
  db: Database,
  letter: Pick<LetterRow, 'userId' | 'id'>,
  basedOn: number,
  change: Partial<LetterRow>,
  newVersionId: string | undefined,
): Promise<LetterRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(letters)
      .set({ ...change, version: basedOn + 1 })
      .where(and(own(letter.userId, letter.id), eq(letters.version, basedOn)))
      .returning(columns)
    if (row && newVersionId) await insertVersion(tx, row, newVersionId)
    return row
  })
}

async function insertVersion(db: Pick<Database, 'insert'>, letter: LetterRow, id: string): Promise<void> {
  await db.insert(letterVersions).values({
    userId: letter.userId,
    letterId: letter.id,
    version: letter.version,
    id,
    title: letter.title,
    content: letter.content,
    createdAt: letter.updatedAt,
  })
}

export async function deleteLetter(db: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(letters).where(own(userId, id))
  return rowCount === 1
}

export type LetterRowPage = { rows: LetterRow[]; nextCursor: string | null }

export async function listLetters(db: Database, userId: string, query: LetterQuery): Promise<LetterRowPage> {
  const byTitle = query.sort === 'title'
  const order = query.order ?? (byTitle ? 'asc' : 'desc')
  const sortColumn = byTitle ? letters.titleKey : letters.updatedAt
  const direction = order === 'asc' ? asc : desc
  const rows = await db
    .select({ ...columns, titleKey })
    .from(letters)
    .where(
      and(
        eq(letters.userId, userId),
        query.status === 'all' ? undefined : eq(letters.status, query.status satisfies LetterStatus),
        query.search ? matches(query.search) : undefined,
        query.cursor ? after(fromCursor(query.cursor), byTitle, order) : undefined,
      ),
    )
    .orderBy(direction(sortColumn), direction(letters.id))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const nextCursor =
    rows.length > query.limit && last
      ? toCursor({ value: byTitle ? (last.titleKey ?? '') : last.updatedAt.toISOString(), id: last.id })
      : null
  return { rows: page, nextCursor }
}

function matches(search: string): SQL {
  const words = search.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return and(...words.map((word) => sql`${letters.searchText} LIKE search_key(${word})`))!
}

function after(place: Place, byTitle: boolean, order: 'asc' | 'desc'): SQL {
  const comparison = order === 'asc' ? sql`>` : sql`<`
  if (byTitle) return sql`(${letters.titleKey}, ${letters.id}) ${comparison} (${place.value}, ${place.id})`
  const date = new Date(place.value)
  // Dates PostgreSQL writes have four digits for the year.
  if (Number.isNaN(date.getTime()) || Math.abs(date.getUTCFullYear()) > 9999) throw badCursor()
  return sql`(${letters.updatedAt}, ${letters.id}) ${comparison} (${date.toISOString()}, ${place.id})`
}

export async function listVersions(
  db: Database,
  letter: Pick<LetterRow, 'userId' | 'id'>,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: LetterVersionRow[]; nextCursor: string | null }> {
  const before = page.cursor ? Number(fromCursor(page.cursor).value) : undefined
  if (before !== undefined && (!Number.isInteger(before) || before < 1 || before > maxInteger))
    throw badCursor()
  const rows = await db
    .select()
    .from(letterVersions)
    .where(
      and(
        eq(letterVersions.userId, letter.userId),
        eq(letterVersions.letterId, letter.id),
        before === undefined ? undefined : lt(letterVersions.version, before),
      ),
    )
    .orderBy(desc(letterVersions.version))
    .limit(page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const nextCursor =
    rows.length > page.limit && last ? toCursor({ value: String(last.version), id: last.id }) : null
  return { rows: shown, nextCursor }
}

/** How many texts of a letter were kept on each day, in the time of Paris; the first one is not an edit. */
export async function editsByDay(
  db: Database,
  letter: Pick<LetterRow, 'userId' | 'id'>,
): Promise<Map<string, number>> {
  const { rows } = (await db.execute(sql`
    SELECT day::text, count(*)::integer AS count
    FROM (SELECT (created_at AT TIME ZONE 'Europe/Paris')::date AS day, row_number() OVER (ORDER BY version) AS rank
          FROM letter_versions WHERE user_id = ${letter.userId} AND letter_id = ${letter.id}) AS versions
    WHERE rank > 1
    GROUP BY day
  `)) as { rows: { day: string; count: number }[] }
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** Puts the bookmark on, or takes it off; undefined when the letter is not there. */
export async function toggleBookmark(db: Database, userId: string, id: string): Promise<boolean | undefined> {
  const [row] = await db
    .update(letters)
    .set({ isBookmarked: sql`NOT ${letters.isBookmarked}` })
    .where(own(userId, id))
    .returning({ isBookmarked: letters.isBookmarked })
  return row?.isBookmarked
}

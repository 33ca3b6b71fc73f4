import type { LetterQuery, LetterStatus } from '@lettrine/contract/letters'
import { and, asc, desc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { badCursor, fromCursor, type Place, toCursor } from '../../platform/database/cursor.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { failure } from '../../platform/failure.ts'
import { type LetterRow, letterColumns, letters } from './letters.tables.ts'
import { insertVersion, type NewVersion, setNewestPlan } from './versions.repository.ts'

// Letters in the bin are found only by the bin.
const own = (userId: string, id: string) =>
  and(eq(letters.userId, userId), eq(letters.id, id), isNull(letters.deletedAt))

const ownLetter = prepared((db: Pick<Database, 'select'>) =>
  db
    .select(letterColumns)
    .from(letters)
    .where(
      and(
        eq(letters.userId, sql.placeholder('userId')),
        eq(letters.id, sql.placeholder('id')),
        isNull(letters.deletedAt),
      ),
    )
    .prepare('own_letter'),
)

export async function findLetter(db: Database, userId: string, id: string): Promise<LetterRow | undefined> {
  const [row] = await ownLetter(db).execute({ userId, id })
  return row
}

/** Letters without text that cost nobody a place; more of them count as letters. */
const freeBlanks = 20

/** Letters of a user that count for their plan: those with a text that are not in the bin. */
export async function countInUse(db: Pick<Database, 'select'>, userId: string): Promise<number> {
  const isBlank = sql`btrim(${letters.content}, E' \\n\\t\\r') = ''`
  const [row] = await db
    .select({
      written: sql<number>`count(*) FILTER (WHERE NOT (${isBlank}))`.mapWith(Number),
      blank: sql<number>`count(*) FILTER (WHERE ${isBlank})`.mapWith(Number),
    })
    .from(letters)
    .where(and(eq(letters.userId, userId), isNull(letters.deletedAt)))
  return (row?.written ?? 0) + Math.max(0, (row?.blank ?? 0) - freeBlanks)
}

/** Inserts a letter with its first version; undefined when the user already has one with this id. */
export async function insertLetter(
  db: Database,
  letter: LetterRow,
  version: NewVersion,
): Promise<LetterRow | undefined> {
  return db
    .transaction(async (tx) => {
      const [row] = await tx.insert(letters).values(letter).onConflictDoNothing().returning(letterColumns)
      if (row && row.content !== '') await insertVersion(tx, row, version)
      return row
    })
    .catch((fault) => {
      // The account was deleted while its token was still valid.
      if (isForeignKeyViolation(fault)) throw failure('AUTHENTICATION_REQUIRED', { cause: fault })
      throw fault
    })
}

/**
 * Writes `change` over version `basedOn` of a letter, with a version row when `version` is given;
 * undefined when the letter is no longer at that version.
 */
export async function updateLetter(
  db: Database,
  letter: Pick<LetterRow, 'userId' | 'id'>,
  basedOn: number,
  change: Partial<LetterRow>,
  version: NewVersion | undefined,
): Promise<LetterRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(letters)
      .set({ ...change, version: basedOn + 1 })
      .where(and(own(letter.userId, letter.id), eq(letters.version, basedOn)))
      .returning(letterColumns)
    if (row && version) await insertVersion(tx, row, version)
    else if (row && change.plan !== undefined) await setNewestPlan(tx, row)
    return row
  })
}

export type LetterRowPage = { rows: LetterRow[]; nextCursor: string | null }

const listed = { ...letterColumns, titleKey: letters.titleKey }

function orderOf(byTitle: boolean, order: 'asc' | 'desc') {
  const direction = order === 'asc' ? asc : desc
  return [direction(byTitle ? letters.titleKey : letters.updatedAt), direction(letters.id)] as const
}

/** The list as it opens: the first page of all letters, newest first. */
const newestLetters = prepared((db: Pick<Database, 'select'>) =>
  db
    .select(listed)
    .from(letters)
    .where(and(eq(letters.userId, sql.placeholder('userId')), isNull(letters.deletedAt)))
    .orderBy(...orderOf(false, 'desc'))
    .limit(sql.placeholder('limit'))
    .prepare('newest_letters'),
)

export async function listLetters(
  db: Database,
  userId: string,
  query: LetterQuery,
  now: Date,
): Promise<LetterRowPage> {
  const byTitle = query.sort === 'title'
  const order = query.order ?? (byTitle ? 'asc' : 'desc')
  const limit = query.limit + 1
  const isPlain = query.status === 'all' && !query.search && !query.cursor
  const search = query.search && matches(query.search, await wordsToMatch(db, userId))
  const rows =
    isPlain && !byTitle && order === 'desc'
      ? await newestLetters(db).execute({ userId, limit })
      : await db
          .select(listed)
          .from(letters)
          .where(
            and(
              eq(letters.userId, userId),
              isNull(letters.deletedAt),
              query.status === 'all' ? undefined : shownAs(query.status, now),
              search || undefined,
              query.cursor ? after(fromCursor(query.cursor), byTitle, order) : undefined,
            ),
          )
          .orderBy(...orderOf(byTitle, order))
          .limit(limit)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const nextCursor =
    rows.length > query.limit && last
      ? toCursor({ value: byTitle ? (last.titleKey ?? '') : last.updatedAt.toISOString(), id: last.id })
      : null
  return { rows: page, nextCursor }
}

/** The same rule as `shownStatus`, in SQL. */
function shownAs(status: LetterStatus, now: Date): SQL {
  const isShared = sql`COALESCE(${letters.sharedUntil} > ${now.toISOString()}, false)`
  if (status === 'shared') return and(inArray(letters.status, ['draft', 'final']), isShared)!
  const written = eq(letters.status, status)
  return status === 'draft' || status === 'final' ? and(written, not(isShared))! : written
}

/** Letters of an account that are read one by one rather than looked for in the index. */
const fewLetters = 200

/**
 * The words that a search compares. The index finds a word in the letters of everybody before it keeps those of one account,
 * which takes longer the more people there are; it does not serve an expression, so that few letters are read one by one.
 */
async function wordsToMatch(db: Database, userId: string): Promise<SQL> {
  const some = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.userId, userId), isNull(letters.deletedAt)))
    .limit(fewLetters + 1)
  return some.length > fewLetters
    ? sql`${letters.searchWords}`
    : sql`(${letters.searchWords} || ''::tsvector)`
}

/** Letters in which every search word is the prefix of one of `words`. */
function matches(search: string, searched: SQL): SQL {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu)
  if (words) {
    // Without its accent «ŉ» has an apostrophe, which would end the quoted word.
    const begins = words.map((word) => sql`'''' || replace(search_key(${word}), '''', ' ') || ''':*'`)
    return sql`${searched} @@ to_tsquery('simple', ${sql.join(begins, sql` || ' & ' || `)})`
  }
  // Punctuation alone has no words: it is searched literally in the names.
  return sql`${letters.searchText} LIKE search_key(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`
}

function after(place: Place, byTitle: boolean, order: 'asc' | 'desc'): SQL {
  const comparison = order === 'asc' ? sql`>` : sql`<`
  if (byTitle) return sql`(${letters.titleKey}, ${letters.id}) ${comparison} (${place.value}, ${place.id})`
  const date = new Date(place.value)
  // PostgreSQL rejects years beyond four digits in this format.
  if (Number.isNaN(date.getTime()) || Math.abs(date.getUTCFullYear()) > 9999) throw badCursor()
  return sql`(${letters.updatedAt}, ${letters.id}) ${comparison} (${date.toISOString()}, ${place.id})`
}

/** Toggles the bookmark; undefined when the letter does not exist. */
export async function toggleBookmark(db: Database, userId: string, id: string): Promise<boolean | undefined> {
  const [row] = await db
    .update(letters)
    .set({ isBookmarked: sql`NOT ${letters.isBookmarked}` })
    .where(own(userId, id))
    .returning({ isBookmarked: letters.isBookmarked })
  return row?.isBookmarked
}

/** Sets until when a share link is active; null for none. */
export async function setSharedUntil(
  db: Pick<Database, 'update'>,
  letter: Pick<LetterRow, 'userId' | 'id'>,
  sharedUntil: Date | null,
): Promise<void> {
  await db.update(letters).set({ sharedUntil }).where(own(letter.userId, letter.id))
}

import { and, desc, eq, lt, max, sql } from 'drizzle-orm'
import { badCursor, fromCursor, toCursor } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { type LetterRow, type LetterVersionRow, letterVersions } from './letters.tables.ts'
import { mergesInto } from './version-rules.ts'
import { wordChange } from './word-change.ts'

/** A version to insert. */
export type NewVersion = Pick<LetterVersionRow, 'id' | 'author' | 'foldable'>

type OfLetter = Pick<LetterRow, 'userId' | 'id'>

// The largest value of a column of type integer.
const maxInteger = 2_147_483_647

const ofLetter = (letter: OfLetter) =>
  and(eq(letterVersions.userId, letter.userId), eq(letterVersions.letterId, letter.id))

/** Inserts the newest version of a letter; an autosave may replace the one before. */
export async function insertVersion(
  db: Pick<Database, 'select' | 'insert' | 'update'>,
  letter: LetterRow,
  version: NewVersion,
): Promise<void> {
  // The transaction holds a lock on the letter: no other version can be inserted in between.
  const [last, beforeLast] = await db
    .select()
    .from(letterVersions)
    .where(ofLetter(letter))
    .orderBy(desc(letterVersions.version))
    .limit(2)
  const { version: number, title, content, plan, updatedAt } = letter
  if (last && mergesInto(last, version, updatedAt)) {
    const change = wordChange(beforeLast?.content ?? '', content)
    await db
      .update(letterVersions)
      .set({ version: number, title, content, plan, ...change })
      .where(and(ofLetter(letter), eq(letterVersions.version, last.version)))
    return
  }
  await db.insert(letterVersions).values({
    ...version,
    userId: letter.userId,
    letterId: letter.id,
    version: number,
    title,
    content,
    plan,
    ...wordChange(last?.content ?? '', content),
    createdAt: updatedAt,
  })
}

/** A plan decided since the newest version goes with its text. */
export async function setNewestPlan(
  db: Pick<Database, 'select' | 'update'>,
  letter: LetterRow,
): Promise<void> {
  const newest = db
    .select({ version: max(letterVersions.version) })
    .from(letterVersions)
    .where(ofLetter(letter))
  await db
    .update(letterVersions)
    .set({ plan: letter.plan })
    .where(and(ofLetter(letter), eq(letterVersions.version, newest)))
}

const newestVersion = prepared((db: Pick<Database, 'select'>) =>
  db
    .select({ id: letterVersions.id, foldable: letterVersions.foldable })
    .from(letterVersions)
    .where(
      and(
        eq(letterVersions.userId, sql.placeholder('userId')),
        eq(letterVersions.letterId, sql.placeholder('letterId')),
      ),
    )
    .orderBy(desc(letterVersions.version))
    .limit(1)
    .prepare('newest_version'),
)

/** Protects the newest version from merging: it was labelled, sent or downloaded. */
export async function pinNewestVersion(db: Database, letter: OfLetter): Promise<void> {
  const [last] = await newestVersion(db).execute({ userId: letter.userId, letterId: letter.id })
  if (!last?.foldable) return
  await db
    .update(letterVersions)
    .set({ foldable: false })
    .where(and(ofLetter(letter), eq(letterVersions.id, last.id)))
}

/** Labels a version, which is then never merged; undefined when it does not exist. */
export async function setLabel(
  db: Database,
  letter: OfLetter,
  versionId: string,
  label: string,
): Promise<LetterVersionRow | undefined> {
  const [row] = await db
    .update(letterVersions)
    .set({ label, foldable: false })
    .where(and(ofLetter(letter), eq(letterVersions.id, versionId)))
    .returning()
  return row
}

export async function listVersions(
  db: Database,
  letter: OfLetter,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: LetterVersionRow[]; nextCursor: string | null }> {
  const before = page.cursor ? Number(fromCursor(page.cursor).value) : undefined
  if (before !== undefined && (!Number.isInteger(before) || before < 1 || before > maxInteger))
    throw badCursor()
  const rows = await db
    .select()
    .from(letterVersions)
    .where(and(ofLetter(letter), before === undefined ? undefined : lt(letterVersions.version, before)))
    .orderBy(desc(letterVersions.version))
    .limit(page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const nextCursor =
    rows.length > page.limit && last ? toCursor({ value: String(last.version), id: last.id }) : null
  return { rows: shown, nextCursor }
}

/** Number of versions per Paris day; the first version is not an edit. */
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

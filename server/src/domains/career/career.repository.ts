import { and, eq, sql } from 'drizzle-orm'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { type CareerRow, careers } from './career.tables.ts'

export async function findCareer(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<CareerRow | undefined> {
  const [row] = await db.select().from(careers).where(eq(careers.userId, userId))
  return row
}

/** A career without `adoptedLines` keeps the stored ones. */
type CareerContent = Omit<CareerRow, 'version' | 'adoptedLines'> & { adoptedLines?: string[] }

/**
 * Stores a career that was based on version `basedOn`; undefined when another version is stored. Fails with
 * `AUTHENTICATION_REQUIRED` for a deleted account.
 */
export async function replaceCareer(
  db: Database,
  { userId, basedOn, ...content }: CareerContent & { basedOn: number },
): Promise<CareerRow | undefined> {
  const [row] =
    basedOn === 0
      ? await db
          .insert(careers)
          .values({ ...content, userId, version: 1 })
          .onConflictDoNothing()
          .returning()
          .catch((fault) => {
            throw isForeignKeyViolation(fault) ? failure('AUTHENTICATION_REQUIRED', { cause: fault }) : fault
          })
      : await db
          .update(careers)
          .set({ ...content, version: sql`${careers.version} + 1` })
          .where(and(eq(careers.userId, userId), eq(careers.version, basedOn)))
          .returning()
  return row
}

/** The cards and the lines on none of them; undefined where nothing is stored. */
export async function exportOwnCareer(db: Pick<Database, 'select'>, userId: string) {
  const { cards, unfiled, updatedAt } = careers
  const [row] = await db.select({ cards, unfiled, updatedAt }).from(careers).where(eq(careers.userId, userId))
  return row
}

import { and, asc, desc, eq } from 'drizzle-orm'
import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'

const analyses = pgTable(
  'letter_analyses',
  {
    userId: uuid('user_id').notNull(),
    letterId: uuid('letter_id').notNull(),
    version: integer('version').notNull(),
    strength: integer('strength').notNull(),
    competitiveness: integer('competitiveness').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.letterId, table.version] })],
)
export type AnalysisRow = typeof analyses.$inferSelect

const maxListed = 50

/** Saves the scores of a version, replacing earlier ones. */
export async function saveAnalysis(db: Database, row: AnalysisRow): Promise<void> {
  const { strength, competitiveness, createdAt } = row
  await db
    .insert(analyses)
    .values(row)
    .onConflictDoUpdate({
      target: [analyses.userId, analyses.letterId, analyses.version],
      set: { strength, competitiveness, createdAt },
    })
    .catch((fault) => {
      // The letter was deleted while it was read.
      if (isForeignKeyViolation(fault)) throw failure('LETTER_NOT_FOUND', { cause: fault })
      throw fault
    })
}

export async function listAnalyses(db: Database, userId: string, letterId: string): Promise<AnalysisRow[]> {
  return db
    .select()
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.letterId, letterId)))
    .orderBy(desc(analyses.version))
    .limit(maxListed)
}

/** All the scores of a letter, oldest version first. */
export function exportOwnAnalyses(db: Pick<Database, 'select'>, userId: string, letterId: string) {
  const { version, strength, competitiveness, createdAt } = analyses
  return db
    .select({ version, strength, competitiveness, createdAt })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.letterId, letterId)))
    .orderBy(asc(version))
}

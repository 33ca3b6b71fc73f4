import { and, eq } from 'drizzle-orm'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { templateDrawings } from './templates.tables.ts'

/** A drawing as it is kept: a WebP picture. */
export async function findDrawing(
  db: Database,
  templateId: string,
  contentHash: string,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ webp: templateDrawings.webp })
    .from(templateDrawings)
    .where(and(eq(templateDrawings.templateId, templateId), eq(templateDrawings.contentHash, contentHash)))
  return row?.webp
}

/** Keeps a drawing; one that another process made meanwhile is the same. */
export async function addDrawing(db: Database, drawing: typeof templateDrawings.$inferInsert): Promise<void> {
  await db
    .insert(templateDrawings)
    .values(drawing)
    .onConflictDoNothing()
    .catch((fault) => {
      // Deleted while it was being drawn: there is nothing to keep.
      if (!isForeignKeyViolation(fault)) throw fault
    })
}

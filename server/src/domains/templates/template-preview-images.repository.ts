import { and, eq } from 'drizzle-orm'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { templatePreviewImages } from './templates.tables.ts'

/** A drawing as it is kept: a WebP picture. */
export async function findPreviewImage(
  db: Database,
  templateId: string,
  contentHash: string,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ webp: templatePreviewImages.webp })
    .from(templatePreviewImages)
    .where(
      and(
        eq(templatePreviewImages.templateId, templateId),
        eq(templatePreviewImages.contentHash, contentHash),
      ),
    )
  return row?.webp
}

/** Keeps a drawing; one that another process made meanwhile is the same. */
export async function insertPreviewImage(
  db: Database,
  drawing: typeof templatePreviewImages.$inferInsert,
): Promise<void> {
  await db
    .insert(templatePreviewImages)
    .values(drawing)
    .onConflictDoNothing()
    .catch((fault) => {
      // Deleted while it was being drawn: there is nothing to keep.
      if (!isForeignKeyViolation(fault)) throw fault
    })
}

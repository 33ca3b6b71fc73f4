import { and, eq } from 'drizzle-orm'
import { type Database, isForeignKeyViolation } from '../../platform/database/database.ts'
import { templatePreviewImages } from './templates.tables.ts'

/** A stored preview image: WebP. */
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

/** Inserts a preview image; idempotent. */
export async function insertPreviewImage(
  db: Database,
  drawing: typeof templatePreviewImages.$inferInsert,
): Promise<void> {
  await db
    .insert(templatePreviewImages)
    .values(drawing)
    .onConflictDoNothing()
    .catch((fault) => {
      // The template was deleted while it was rendered.
      if (!isForeignKeyViolation(fault)) throw fault
    })
}

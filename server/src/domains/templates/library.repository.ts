import { and, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { NewTemplateRow } from './templates.repository.ts'
import { templates } from './templates.tables.ts'

/** Advisory lock: one process seeds the library at a time. */
export async function lockLibrary(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('template library'))`)
}

/** Upserts a library template by file name. */
export async function upsertLibraryTemplate(db: Database, row: NewTemplateRow): Promise<void> {
  const { id, version, createdAt, ...content } = row
  await db
    .insert(templates)
    .values(row)
    .onConflictDoUpdate({
      target: templates.slug,
      set: { ...content, version: sql`${templates.version} + 1`, hiddenAt: null },
      setWhere: or(
        ne(templates.contentHash, row.contentHash),
        ne(templates.isPremium, row.isPremium),
        ne(templates.isFeatured, row.isFeatured),
        isNotNull(templates.hiddenAt),
        // The search index may change with a version.
        sql`${templates.words} <> excluded.words`,
      )!,
    })
}

/** Hides library templates without a file. */
export async function hideOthers(db: Database, slugs: readonly string[], at: Date): Promise<void> {
  await db
    .update(templates)
    .set({ hiddenAt: at })
    .where(and(isNull(templates.userId), isNull(templates.hiddenAt), notInArray(templates.slug, [...slugs])))
}

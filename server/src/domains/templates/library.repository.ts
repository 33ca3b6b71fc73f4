import { and, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { NewTemplateRow } from './templates.repository.ts'
import { templates } from './templates.tables.ts'

/** One process at a time keeps the library, until its transaction ends. */
export async function lockLibrary(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('template library'))`)
}

/** Adds a template of the library, or updates the one of the same file where it differs. */
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
        // The way words are found may change with a version.
        sql`${templates.words} <> excluded.words`,
      )!,
    })
}

/** Hides the templates of the library whose files are gone. */
export async function hideOthers(db: Database, slugs: readonly string[], at: Date): Promise<void> {
  await db
    .update(templates)
    .set({ hiddenAt: at })
    .where(and(isNull(templates.userId), isNull(templates.hiddenAt), notInArray(templates.slug, [...slugs])))
}

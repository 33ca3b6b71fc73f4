import { type TemplateOverview, type TemplateStats, TemplateType } from '@lettrine/contract/templates'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { visibleTo } from './template-access.ts'
import { readCards, templateOrders } from './template-list.repository.ts'
import type { TemplateCard } from './templates.presenter.ts'
import { templateBookmarks, templates } from './templates.tables.ts'

const maxFeatured = 3
const maxPopular = 6
/** Popular is what was used more often than this. */
const popularAbove = 5
const mostUsedOfType = 3

const isPublic = eq(templates.moderation, 'approved')

/** Counts of the templates that the user sees. */
export async function countTemplates(db: Database, userId: string): Promise<TemplateStats> {
  const that = (condition: SQL) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number)
  const [counts] = await db
    .select({
      totalTemplates: sql`count(*)`.mapWith(Number),
      premiumTemplates: that(eq(templates.isPremium, true)),
      publicTemplates: that(isPublic),
      myTemplates: that(eq(templates.userId, userId)),
      aiGeneratedTemplates: that(eq(templates.isAIGenerated, true)),
      featuredTemplates: that(eq(templates.isFeatured, true)),
      bookmarkedTemplates: that(sql`${templates.id} IN (${bookmarksOf(db, userId)})`),
    })
    .from(templates)
    .where(visibleTo(userId))
  return counts!
}

const bookmarksOf = (db: Database, userId: string) =>
  db
    .select({ id: templateBookmarks.templateId })
    .from(templateBookmarks)
    .where(eq(templateBookmarks.userId, userId))

/** Public and featured, the best rated first. */
export async function readFeatured(db: Database, userId: string): Promise<TemplateCard[]> {
  const matches = and(visibleTo(userId), isPublic, eq(templates.isFeatured, true))!
  return (await readCards(db, userId, matches, templateOrders.rating, { limit: maxFeatured, texts: false }))
    .cards
}

/** Public and used more than five times, the most used first. */
export async function readPopular(db: Database, userId: string): Promise<TemplateCard[]> {
  const matches = and(visibleTo(userId), isPublic, gt(templates.useCount, popularAbove))!
  return (await readCards(db, userId, matches, templateOrders.useCount, { limit: maxPopular, texts: false }))
    .cards
}

/** Public templates of each type, also of a type that has none. */
export async function readCategories(db: Database, userId: string): Promise<TemplateOverview['categories']> {
  const ranked = db
    .select({
      id: templates.id,
      title: templates.title,
      type: templates.type,
      rating: templates.rating,
      place: sql<number>`row_number() OVER (
        PARTITION BY ${templates.type} ORDER BY ${templates.useCount} DESC, ${templates.titleKey}, ${templates.id})`.as(
        'place',
      ),
    })
    .from(templates)
    .where(and(visibleTo(userId), isPublic))
    .as('ranked')
  const rows = await db
    .select({
      type: ranked.type,
      count: sql`count(*)`.mapWith(Number),
      rating: sql<number | null>`avg(${ranked.rating})`,
      mostUsed: sql<{ id: string; title: string }[]>`
        jsonb_agg(jsonb_build_object('id', ${ranked.id}, 'title', ${ranked.title}) ORDER BY ${ranked.place})
          FILTER (WHERE ${ranked.place} <= ${mostUsedOfType})`,
    })
    .from(ranked)
    .groupBy(ranked.type)
  return TemplateType.options.map(
    (type) => rows.find((row) => row.type === type) ?? { type, count: 0, rating: null, mostUsed: [] },
  )
}

/** Tags or industries of the visible templates, most frequent first. */
export async function readNames(
  db: Database,
  userId: string,
  of: 'tags' | 'industry',
): Promise<{ name: string; count: number }[]> {
  const named = db
    .select({ name: sql<string>`unnest(${templates[of]})`.as('name') })
    .from(templates)
    .where(visibleTo(userId))
    .as('named')
  return db
    .select({ name: named.name, count: sql`count(*)`.mapWith(Number) })
    .from(named)
    .groupBy(named.name)
    .orderBy(sql`count(*) DESC`, named.name)
}

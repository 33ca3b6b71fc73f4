import { createHash } from 'node:crypto'
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/database.ts'

const emailedLinks = pgTable('emailed_links', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  tokenHash: text('token_hash').notNull(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export type LinkPurpose = 'password-reset' | 'email-verification'
export type EmailedLink = typeof emailedLinks.$inferSelect

// 128 random bits need neither salt nor a slow hash.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const day = 24 * 60 * 60 * 1000
/** How long an expired link is kept, to answer that it has expired. */
const rememberedMs = 30 * day

/** Inserts a link; false when its id exists already. Deletes old ones of the same user. */
export async function addLink(
  db: Pick<Database, 'insert' | 'delete'>,
  link: Omit<EmailedLink, 'tokenHash' | 'usedAt'>,
  token: string,
): Promise<boolean> {
  const { userId, createdAt } = link
  await db
    .delete(emailedLinks)
    .where(
      and(
        eq(emailedLinks.userId, userId),
        lt(emailedLinks.expiresAt, new Date(createdAt.getTime() - rememberedMs)),
      ),
    )
  const rows = await db
    .insert(emailedLinks)
    .values({ ...link, tokenHash: hashOf(token) })
    .onConflictDoNothing({ target: [emailedLinks.userId, emailedLinks.id] })
    .returning({ id: emailedLinks.id })
  return rows.length > 0
}

/** Number of links of this purpose sent to a user after `since`. */
export async function countLinksSince(
  db: Pick<Database, 'select'>,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(emailedLinks)
    .where(
      and(
        eq(emailedLinks.userId, userId),
        eq(emailedLinks.purpose, purpose),
        gt(emailedLinks.createdAt, since),
      ),
    )
  return row?.links ?? 0
}

/** The link of a token, whether used or expired or not. */
export async function findLink(
  db: Pick<Database, 'select'>,
  purpose: LinkPurpose,
  token: string,
): Promise<EmailedLink | undefined> {
  const [link] = await db
    .select()
    .from(emailedLinks)
    .where(and(eq(emailedLinks.tokenHash, hashOf(token)), eq(emailedLinks.purpose, purpose)))
  return link
}

/** Marks the link as used, once under concurrency; undefined when it is used or expired. */
export async function consumeLink(
  db: Pick<Database, 'update'>,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<EmailedLink | undefined> {
  const [link] = await db
    .update(emailedLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailedLinks.tokenHash, hashOf(token)),
        eq(emailedLinks.purpose, purpose),
        isNull(emailedLinks.usedAt),
        gt(emailedLinks.expiresAt, now),
      ),
    )
    .returning()
  return link
}

/** Revokes the unused links of this purpose. */
export async function revokeLinks(
  db: Pick<Database, 'update'>,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await db
    .update(emailedLinks)
    .set({ usedAt: now })
    .where(
      and(eq(emailedLinks.userId, userId), eq(emailedLinks.purpose, purpose), isNull(emailedLinks.usedAt)),
    )
}

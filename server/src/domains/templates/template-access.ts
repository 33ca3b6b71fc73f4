import type { Entitlements } from '@lettrine/contract/entitlements'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { TemplateRow } from './templates.tables.ts'
import { templates } from './templates.tables.ts'

/** Visibility rule, part of every query: public templates and the user’s own. */
export function visibleTo(userId: string): SQL {
  return and(
    isNull(templates.hiddenAt),
    or(eq(templates.moderation, 'approved'), eq(templates.userId, userId)),
  )!
}

type Owned = Pick<TemplateRow, 'userId' | 'isPremium' | 'moderation'>

export const isOwn = ({ userId }: Pick<TemplateRow, 'userId'>, reader: string): boolean => userId === reader

/** Whether the text is locked: premium templates require a plan, one’s own are always readable. */
export function isLocked(
  template: Owned,
  { id, entitlements }: { id: string; entitlements: Pick<Entitlements, 'premiumTemplates'> },
): boolean {
  return template.isPremium && !entitlements.premiumTemplates && !isOwn(template, id)
}

/** Whether a user may rate: a public template of others that they used. */
export function canRate(template: Owned, reader: { id: string; hasUsed: boolean }): boolean {
  return template.moderation === 'approved' && reader.hasUsed && !isOwn(template, reader.id)
}

/** Moderation state after a change by the author: a public template needs a new approval. */
export function moderationAfterChange(moderation: TemplateRow['moderation']): TemplateRow['moderation'] {
  const after = { private: 'private', pending: 'pending', approved: 'pending', refused: 'private' } as const
  return after[moderation]
}

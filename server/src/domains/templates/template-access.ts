import type { Entitlements } from '@lettrine/contract/entitlements'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { TemplateRow } from './templates.tables.ts'
import { templates } from './templates.tables.ts'

/** The one rule of who sees a template: it is shown to all, or it is theirs. Part of every query. */
export function visibleTo(userId: string): SQL {
  return and(
    isNull(templates.hiddenAt),
    or(eq(templates.moderation, 'approved'), eq(templates.userId, userId)),
  )!
}

type Owned = Pick<TemplateRow, 'userId' | 'isPremium' | 'moderation'>

export const isOwn = ({ userId }: Pick<TemplateRow, 'userId'>, reader: string): boolean => userId === reader

/** Whether the text is kept from a reader: premium templates take a plan that opens them, one’s own open always. */
export function isLocked(
  template: Owned,
  { id, entitlements }: { id: string; entitlements: Pick<Entitlements, 'premiumTemplates'> },
): boolean {
  return template.isPremium && !entitlements.premiumTemplates && !isOwn(template, id)
}

/** Whether a reader may rate: a template of others, shown to all, that made one of their letters. */
export function canRate(template: Owned, reader: { id: string; hasUsed: boolean }): boolean {
  return template.moderation === 'approved' && reader.hasUsed && !isOwn(template, reader.id)
}

/** What an author’s change makes of the standing of a template: what all see is looked at again. */
export function moderationAfterChange(moderation: TemplateRow['moderation']): TemplateRow['moderation'] {
  const after = { private: 'private', pending: 'pending', approved: 'pending', refused: 'private' } as const
  return after[moderation]
}

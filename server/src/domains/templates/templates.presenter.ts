import type { Entitlements } from '@lettrine/contract/entitlements'
import type { Template } from '@lettrine/contract/templates'
import { excerptOf } from './excerpt.ts'
import { canRate, isLocked, isOwn } from './template-access.ts'
import type { TemplateRow } from './templates.tables.ts'

/** A template with its relation to the user. */
export type TemplateCard = {
  template: TemplateRow
  creatorName: string | null
  isBookmarked: boolean
  myRating: number | null
  hasUsed: boolean
}

export type Reader = { id: string; entitlements: Pick<Entitlements, 'premiumTemplates'> }

/** @param texts - whether the text goes along; a card does with the excerpt */
export function presentTemplate(card: TemplateCard, reader: Reader, texts = true): Template {
  const { template: row, creatorName, isBookmarked, myRating, hasUsed } = card
  const locked = isLocked(row, reader)
  const mine = isOwn(row, reader.id)
  return {
    id: row.id,
    title: row.title,
    template: locked || !texts ? null : row.template,
    excerpt: locked ? '' : excerptOf(row.template),
    isLocked: locked,
    previewImage: locked ? null : drawingAddress(row),
    description: row.description,
    type: row.type,
    tags: row.tags,
    industry: row.industry,
    difficulty: row.difficulty,
    estimatedTime: row.estimatedTime,
    rating: row.rating,
    reviewCount: row.reviewCount,
    useCount: row.useCount,
    successRate: row.useCount === 0 ? null : Math.round((row.finishedCount / row.useCount) * 100),
    creatorId: mine ? row.userId : null,
    creatorName,
    isMine: mine,
    isPremium: row.isPremium,
    isPublic: row.moderation === 'approved',
    isAIGenerated: row.isAIGenerated,
    isFeatured: row.isFeatured,
    isBookmarked,
    myRating,
    canRate: canRate(row, { id: reader.id, hasUsed }),
    moderation: mine ? row.moderation : null,
    refusalReason: mine ? row.refusalReason : null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/**
 * URL of the preview image of a public template. Images are requested without a token: the content hash, known only to
 * those who may read the text, gives access.
 */
function drawingAddress({ id, contentHash, moderation }: TemplateRow): string | null {
  return moderation === 'approved' ? `/v1/templates/${id}/drawings/${contentHash}.webp` : null
}

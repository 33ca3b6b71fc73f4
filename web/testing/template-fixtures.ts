import type { Template } from '@lettrine/contract/templates'
import { aDate, anId } from './fixtures.ts'
import type { ApiAnswers } from './in-memory-api.ts'
import { aPreview } from './page-fixtures.ts'

export const templateText =
  '{{appel}},\n\nJe postule {{à poste}} {{chez entreprise}}. {{raison}}\n\n{{formule}}'

export const aTemplate = (fields: Partial<Template> = {}): Template => ({
  id: anId(),
  title: 'Vendeur en boutique',
  template: templateText,
  description: 'Pour un premier poste en boutique.',
  type: 'job',
  tags: ['vente'],
  industry: ['Commerce / Vente'],
  difficulty: 'beginner',
  estimatedTime: 15,
  excerpt: 'Je postule au poste proposé.',
  isLocked: false,
  previewImage: null,
  rating: 4.5,
  reviewCount: 12,
  useCount: 40,
  successRate: 80,
  creatorId: null,
  creatorName: null,
  isMine: false,
  isPremium: false,
  isPublic: true,
  isAIGenerated: false,
  isFeatured: false,
  isBookmarked: false,
  myRating: null,
  canRate: false,
  moderation: null,
  refusalReason: null,
  version: 1,
  createdAt: aDate,
  updatedAt: aDate,
  ...fields,
})

/** A template of the account itself. */
export const anOwnTemplate = (fields: Partial<Template> = {}): Template =>
  aTemplate({
    title: 'Fleuriste de quartier',
    isMine: true,
    isPublic: false,
    moderation: 'private',
    rating: null,
    reviewCount: 0,
    useCount: 0,
    successRate: null,
    creatorId: '01990000-0000-7000-9000-000000000001',
    ...fields,
  })

/** A library of these templates, whatever the filters. */
export const aLibrary = (templates: Template[] = [aTemplate()]): ApiAnswers => ({
  templates: {
    list: () => ({ data: { templates, total: templates.length } }),
    read: ({ id }) => ({
      data: templates.find((one) => one.id === id) ?? { ...aTemplate(), ...templates[0], id },
    }),
    stats: () => ({
      data: {
        totalTemplates: templates.length,
        premiumTemplates: templates.filter(({ isPremium }) => isPremium).length,
        publicTemplates: templates.length,
        myTemplates: templates.filter(({ isMine }) => isMine).length,
        aiGeneratedTemplates: 0,
        featuredTemplates: 0,
        bookmarkedTemplates: 0,
      },
    }),
    overview: () => ({
      data: {
        featured: [],
        popular: [],
        categories: [],
        tags: [{ name: 'vente', count: templates.length }],
        industries: [{ name: 'Commerce / Vente', count: templates.length }],
      },
    }),
    bookmarks: () => ({
      data: { bookmarks: templates.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id) },
    }),
    preview: () => ({ data: aPreview() }),
    previewDraft: () => ({ data: aPreview() }),
  },
})

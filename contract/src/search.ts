import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id, line } from './fields.ts'
import { LetterStatus } from './letters.ts'
import { limits } from './limits.ts'
import { searchMessages as texts } from './search.fr.ts'
import { TemplateType } from './templates.ts'

export const searchLimitRange = { max: 10, default: 6 } as const

export const SearchQuery = z.object({
  q: line(limits.search).min(1, texts.empty),
  /** Maximum number of results of each kind. */
  limit: z.coerce.number().int().min(1).max(searchLimitRange.max).default(searchLimitRange.default),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** Plain text and its matches as `[start, end)` in UTF-16 units, ordered and not overlapping. */
export const HighlightedText = z.object({
  text: z.string(),
  matches: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type HighlightedText = z.infer<typeof HighlightedText>

export const LetterSearchResult = z.object({
  id,
  title: z.string(),
  company: z.string(),
  status: LetterStatus,
  updatedAt: z.iso.datetime(),
  /** Where its text matches; absent when its names do. */
  excerpt: HighlightedText.optional(),
})
export type LetterSearchResult = z.infer<typeof LetterSearchResult>

export const TemplateSearchResult = z.object({
  id,
  title: z.string(),
  type: TemplateType,
  isPremium: z.boolean(),
})
export type TemplateSearchResult = z.infer<typeof TemplateSearchResult>

export const Found = z.object({
  letters: z.array(LetterSearchResult),
  templates: z.array(TemplateSearchResult),
})
export type Found = z.infer<typeof Found>

const route = endpoints('Search')

export const search = {
  everywhere: route
    .get('/search', 'The user’s letters and the templates they see, the best matches first')
    .input(SearchQuery)
    .output(data(Found)),
}

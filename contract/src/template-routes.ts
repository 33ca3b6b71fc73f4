import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { LetterPreview } from './export.ts'
import { id, line } from './fields.ts'
import { limits } from './limits.ts'
import {
  DraftTemplatePreview,
  FilledTemplate,
  GeneratedTemplate,
  ModerationDecision,
  NewTemplate,
  RatingInput,
  RefusalReason,
  Template,
  TemplateChange,
  TemplateData,
  TemplateList,
  TemplateOverview,
  TemplatePreviewRequest,
  TemplateQuery,
  TemplateRequest,
  TemplateStats,
  TemplateUse,
  UsedTemplate,
} from './templates.ts'

const TemplateRef = z.object({ id })
const Bookmark = z.object({ id, isBookmarked: z.boolean() })
const route = endpoints('Templates')
const adminRoute = endpoints('Administration')

export const templates = {
  list: route
    .get('/templates', 'Templates that match, at most 50, and how many')
    .input(TemplateQuery)
    .output(data(TemplateList)),
  stats: route.get('/templates/stats', 'Counts of the templates one sees').output(data(TemplateStats)),
  overview: route
    .get('/templates/overview', 'Featured and popular templates, categories, and the names one can filter by')
    .output(data(TemplateOverview)),
  bookmarks: route
    .get('/templates/bookmarks', 'Ids of the bookmarked templates')
    .output(data(z.object({ bookmarks: z.array(id) }))),
  create: route
    .post('/templates', 'Create a personal template', { successStatus: 201 })
    .input(NewTemplate)
    .output(data(Template)),
  createFromLetter: route
    .post(
      '/templates/from-letter',
      'Make a personal template of a letter: company, post and recipient become fields',
      { successStatus: 201 },
    )
    .input(z.object({ letterId: id, title: line(limits.title).default('') }))
    .output(data(Template)),
  generate: route
    .post('/templates/generate', 'Have a personal template written for a job and a tone', {
      successStatus: 201,
    })
    .input(TemplateRequest)
    .output(data(GeneratedTemplate)),
  previewDraft: route
    .post('/templates/preview', 'The page of a template as typed')
    .input(DraftTemplatePreview)
    .output(data(LetterPreview)),
  read: route.get('/templates/{id}', 'One template').input(TemplateRef).output(data(Template)),
  change: route
    .put('/templates/{id}', 'Change a template of one’s own; one shown to all goes back to moderation')
    .input(TemplateChange)
    .output(data(Template)),
  remove: route
    .delete('/templates/{id}', 'Delete a template of one’s own')
    .input(TemplateRef)
    .output(data(TemplateRef)),
  duplicate: route
    .post('/templates/{id}/duplicate', 'Copy a template among one’s own', { successStatus: 201 })
    .input(TemplateRef)
    .output(data(Template)),
  submit: route
    .post('/templates/{id}/submit', 'Propose a template to all')
    .input(TemplateRef)
    .output(data(Template)),
  withdraw: route
    .post('/templates/{id}/withdraw', 'Keep a template to oneself again')
    .input(TemplateRef)
    .output(data(Template)),
  bookmark: route
    .post('/templates/{id}/bookmark', 'Put the bookmark on')
    .input(TemplateRef)
    .output(data(Bookmark)),
  unbookmark: route
    .delete('/templates/{id}/bookmark', 'Take the bookmark off')
    .input(TemplateRef)
    .output(data(Bookmark)),
  rate: route
    .post(
      '/templates/{id}/rating',
      'Rate a template one has used; a second rating takes the place of the first',
    )
    .input(z.object({ id, rating: RatingInput }))
    .output(
      data(
        z.object({
          rating: z.number().nullable(),
          reviewCount: z.number().int(),
          myRating: z.number().int(),
        }),
      ),
    ),
  preview: route
    .post('/templates/{id}/preview', 'The page of a template')
    .input(TemplatePreviewRequest)
    .output(data(LetterPreview)),
  use: route
    .post(
      '/templates/{id}/use',
      'Make a letter of a template, filled with what is known, and count the use once for each letter',
    )
    .input(TemplateUse)
    .output(data(UsedTemplate)),
  fill: route
    .post('/generate-letter', 'The text of a letter made of a template')
    .input(TemplateData)
    .output(data(FilledTemplate)),
  letterTemplates: route
    .get('/letter-templates', 'The 50 best rated templates')
    .output(data(z.object({ templates: z.array(Template) }))),
  pending: adminRoute
    .get('/admin/templates/pending', 'Templates proposed to all, the oldest first; at most 50')
    .output(data(TemplateList)),
  approve: adminRoute
    .post('/admin/templates/{id}/approve', 'Show a proposed template to all')
    .input(ModerationDecision)
    .output(data(Template)),
  refuse: adminRoute
    .post('/admin/templates/{id}/refuse', 'Refuse a proposed template, with a reason for its author')
    .input(ModerationDecision.extend({ reason: RefusalReason }))
    .output(data(Template)),
}

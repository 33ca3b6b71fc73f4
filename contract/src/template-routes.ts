import { oc } from '@orpc/contract'
import { z } from 'zod'
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
const tags = ['Templates']
const admin = ['Administration']

export const templates = {
  list: oc
    .route({
      method: 'GET',
      path: '/templates',
      summary: 'Templates that match, at most 50, and how many',
      tags,
    })
    .input(TemplateQuery)
    .output(data(TemplateList)),
  stats: oc
    .route({ method: 'GET', path: '/templates/stats', summary: 'Counts of the templates one sees', tags })
    .output(data(TemplateStats)),
  overview: oc
    .route({
      method: 'GET',
      path: '/templates/overview',
      summary: 'Featured and popular templates, categories, and the names one can filter by',
      tags,
    })
    .output(data(TemplateOverview)),
  bookmarks: oc
    .route({ method: 'GET', path: '/templates/bookmarks', summary: 'Ids of the bookmarked templates', tags })
    .output(data(z.object({ bookmarks: z.array(id) }))),
  create: oc
    .route({
      method: 'POST',
      path: '/templates',
      summary: 'Create a personal template',
      tags,
      successStatus: 201,
    })
    .input(NewTemplate)
    .output(data(Template)),
  createFromLetter: oc
    .route({
      method: 'POST',
      path: '/templates/from-letter',
      summary: 'Make a personal template of a letter: company, post and recipient become fields',
      tags,
      successStatus: 201,
    })
    .input(z.object({ letterId: id, title: line(limits.title).default('') }))
    .output(data(Template)),
  generate: oc
    .route({
      method: 'POST',
      path: '/templates/generate',
      summary: 'Have a personal template written for a job and a tone',
      tags,
      successStatus: 201,
    })
    .input(TemplateRequest)
    .output(data(GeneratedTemplate)),
  previewDraft: oc
    .route({ method: 'POST', path: '/templates/preview', summary: 'The page of a template as typed', tags })
    .input(DraftTemplatePreview)
    .output(data(LetterPreview)),
  read: oc
    .route({ method: 'GET', path: '/templates/{id}', summary: 'One template', tags })
    .input(TemplateRef)
    .output(data(Template)),
  change: oc
    .route({
      method: 'PUT',
      path: '/templates/{id}',
      summary: 'Change a template of one’s own; one shown to all goes back to moderation',
      tags,
    })
    .input(TemplateChange)
    .output(data(Template)),
  remove: oc
    .route({ method: 'DELETE', path: '/templates/{id}', summary: 'Delete a template of one’s own', tags })
    .input(TemplateRef)
    .output(data(TemplateRef)),
  duplicate: oc
    .route({
      method: 'POST',
      path: '/templates/{id}/duplicate',
      summary: 'Copy a template among one’s own',
      tags,
      successStatus: 201,
    })
    .input(TemplateRef)
    .output(data(Template)),
  submit: oc
    .route({ method: 'POST', path: '/templates/{id}/submit', summary: 'Propose a template to all', tags })
    .input(TemplateRef)
    .output(data(Template)),
  withdraw: oc
    .route({
      method: 'POST',
      path: '/templates/{id}/withdraw',
      summary: 'Keep a template to oneself again',
      tags,
    })
    .input(TemplateRef)
    .output(data(Template)),
  bookmark: oc
    .route({ method: 'POST', path: '/templates/{id}/bookmark', summary: 'Put the bookmark on', tags })
    .input(TemplateRef)
    .output(data(Bookmark)),
  unbookmark: oc
    .route({ method: 'DELETE', path: '/templates/{id}/bookmark', summary: 'Take the bookmark off', tags })
    .input(TemplateRef)
    .output(data(Bookmark)),
  rate: oc
    .route({
      method: 'POST',
      path: '/templates/{id}/rating',
      summary: 'Rate a template one has used; a second rating takes the place of the first',
      tags,
    })
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
  preview: oc
    .route({ method: 'POST', path: '/templates/{id}/preview', summary: 'The page of a template', tags })
    .input(TemplatePreviewRequest)
    .output(data(LetterPreview)),
  use: oc
    .route({
      method: 'POST',
      path: '/templates/{id}/use',
      summary:
        'Make a letter of a template, filled with what is known, and count the use once for each letter',
      tags,
    })
    .input(TemplateUse)
    .output(data(UsedTemplate)),
  fill: oc
    .route({
      method: 'POST',
      path: '/generate-letter',
      summary: 'The text of a letter made of a template',
      tags,
    })
    .input(TemplateData)
    .output(data(FilledTemplate)),
  letterTemplates: oc
    .route({ method: 'GET', path: '/letter-templates', summary: 'The 50 best rated templates', tags })
    .output(data(z.object({ templates: z.array(Template) }))),
  pending: oc
    .route({
      method: 'GET',
      path: '/admin/templates/pending',
      summary: 'Templates proposed to all, the oldest first; at most 50',
      tags: admin,
    })
    .output(data(TemplateList)),
  approve: oc
    .route({
      method: 'POST',
      path: '/admin/templates/{id}/approve',
      summary: 'Show a proposed template to all',
      tags: admin,
    })
    .input(ModerationDecision)
    .output(data(Template)),
  refuse: oc
    .route({
      method: 'POST',
      path: '/admin/templates/{id}/refuse',
      summary: 'Refuse a proposed template, with a reason for its author',
      tags: admin,
    })
    .input(ModerationDecision.extend({ reason: RefusalReason }))
    .output(data(Template)),
}

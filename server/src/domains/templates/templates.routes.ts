import { defaultTemplateSort, maxTemplatesListed, TemplateQuery } from '@lettrine/contract/templates'
import { signedIn } from '../../platform/http/api.ts'
import { requireAdministrator } from '../identity/index.ts'
import { generateTemplate } from './generate-template.ts'
import { decideOnTemplate, submitTemplate, withdrawTemplate } from './moderate-template.ts'
import { previewTemplate, previewText } from './preview-template.ts'
import { rateTemplate } from './rate-template.ts'
import { readOverview } from './read-overview.ts'
import { type ReadDeps, readerOf, requireVisible } from './require-template.ts'
import { addBookmark, listBookmarks, removeBookmark } from './template-activity.repository.ts'
import { countTemplates } from './template-figures.repository.ts'
import { templateFromLetter } from './template-from-letter.ts'
import { listTemplates } from './template-list.repository.ts'
import { presentTemplate, type TemplateCard } from './templates.presenter.ts'
import { listPending } from './templates.repository.ts'
import { fillFromData, useTemplate } from './use-template.ts'
import { changeTemplate, createTemplate, deleteTemplate, duplicateTemplate } from './write-template.ts'

const routes = signedIn.templates

type Context = ReadDeps & { user: { id: string } }

const one = async (context: Context, card: TemplateCard) => ({
  data: presentTemplate(card, await readerOf(context, context.user.id)),
})

async function list(context: Context, query: TemplateQuery) {
  const [reader, { cards, total }] = await Promise.all([
    readerOf(context, context.user.id),
    listTemplates(context.db, context.user.id, query),
  ])
  return { templates: cards.map((card) => presentTemplate(card, reader, query.texts)), total }
}

export const templateRoutes = {
  list: routes.list.handler(async ({ input, context }) => ({ data: await list(context, input) })),
  letterTemplates: routes.letterTemplates.handler(async ({ context }) => {
    const query = TemplateQuery.parse({ sort: defaultTemplateSort, limit: maxTemplatesListed })
    const { templates } = await list(context, query)
    return { data: { templates } }
  }),
  stats: routes.stats.handler(async ({ context }) => ({
    data: await countTemplates(context.db, context.user.id),
  })),
  overview: routes.overview.handler(async ({ context }) => ({
    data: await readOverview(context, context.user.id),
  })),
  bookmarks: routes.bookmarks.handler(async ({ context }) => ({
    data: { bookmarks: await listBookmarks(context.db, context.user.id) },
  })),
  create: routes.create.handler(async ({ input, context }) =>
    one(context, await createTemplate(context, context.user.id, input)),
  ),
  createFromLetter: routes.createFromLetter.handler(async ({ input, context }) =>
    one(context, await templateFromLetter(context, context.user.id, input)),
  ),
  generate: routes.generate.handler(async ({ input, context, signal }) => {
    const stop = signal ?? new AbortController().signal
    const { card, ...told } = await generateTemplate(context, context.user.id, input, stop)
    const { data: template } = await one(context, card)
    return { data: { template, ...told } }
  }),
  read: routes.read.handler(async ({ input, context }) =>
    one(context, await requireVisible(context, context.user.id, input.id)),
  ),
  change: routes.change.handler(async ({ input, context }) =>
    one(context, await changeTemplate(context, context.user.id, input)),
  ),
  remove: routes.remove.handler(async ({ input, context }) => {
    await deleteTemplate(context, context.user.id, input.id)
    return { data: { id: input.id } }
  }),
  duplicate: routes.duplicate.handler(async ({ input, context }) =>
    one(context, await duplicateTemplate(context, context.user.id, input.id)),
  ),
  submit: routes.submit.handler(async ({ input, context }) =>
    one(context, await submitTemplate(context, context.user.id, input.id)),
  ),
  withdraw: routes.withdraw.handler(async ({ input, context }) =>
    one(context, await withdrawTemplate(context, context.user.id, input.id)),
  ),
  bookmark: routes.bookmark.handler(async ({ input: { id }, context }) => {
    await requireVisible(context, context.user.id, id)
    await addBookmark(context.db, { userId: context.user.id, templateId: id }, context.clock())
    return { data: { id, isBookmarked: true } }
  }),
  unbookmark: routes.unbookmark.handler(async ({ input: { id }, context }) => {
    await requireVisible(context, context.user.id, id)
    await removeBookmark(context.db, { userId: context.user.id, templateId: id })
    return { data: { id, isBookmarked: false } }
  }),
  rate: routes.rate.handler(async ({ input, context }) => {
    const { template } = await rateTemplate(context, context.user.id, input.id, input.rating)
    const { rating, reviewCount } = template
    return { data: { rating, reviewCount, myRating: input.rating } }
  }),
  preview: routes.preview.handler(async ({ input, context }) => ({
    data: await previewTemplate(context, context.user.id, input),
  })),
  previewDraft: routes.previewDraft.handler(async ({ input, context }) => ({
    data: await previewText(context, context.user.id, input),
  })),
  use: routes.use.handler(async ({ input, context }) => ({
    data: await useTemplate(context, context.user.id, input),
  })),
  fill: routes.fill.handler(async ({ input, context }) => ({
    data: await fillFromData(context, context.user.id, input),
  })),
  pending: routes.pending.handler(async ({ context }) => {
    await requireAdministrator(context, context.user)
    const { cards, total } = await listPending(context.db, context.user.id, maxTemplatesListed)
    const reader = await readerOf(context, context.user.id)
    return { data: { templates: cards.map((card) => presentTemplate(card, reader)), total } }
  }),
  approve: routes.approve.handler(async ({ input, context }) =>
    one(context, await decideOnTemplate(context, context.user, 'approved', input)),
  ),
  refuse: routes.refuse.handler(async ({ input, context }) =>
    one(context, await decideOnTemplate(context, context.user, 'refused', input)),
  ),
}

import type { TemplateOverview } from '@lettrine/contract/templates'
import { type ReadDeps, readerOf } from './require-template.ts'
import { readCategories, readFeatured, readNames, readPopular } from './template-figures.repository.ts'
import { presentTemplate } from './templates.presenter.ts'

/** Figures shown beside the list of templates. */
export async function readOverview(deps: ReadDeps, userId: string): Promise<TemplateOverview> {
  const { db } = deps
  const [reader, featured, popular, categories, tags, industries] = await Promise.all([
    readerOf(deps, userId),
    readFeatured(db, userId),
    readPopular(db, userId),
    readCategories(db, userId),
    readNames(db, userId, 'tags'),
    readNames(db, userId, 'industry'),
  ])
  return {
    featured: featured.map((card) => presentTemplate(card, reader, false)),
    popular: popular.map((card) => presentTemplate(card, reader, false)),
    categories,
    tags,
    industries,
  }
}

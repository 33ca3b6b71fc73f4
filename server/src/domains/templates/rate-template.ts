import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { requireVisible } from './require-template.ts'
import { canRate } from './template-access.ts'
import { setRating } from './template-activity.repository.ts'
import type { TemplateCard } from './templates.presenter.ts'

/** Sets the user’s one rating of a template that made a letter of theirs; `TEMPLATE_NOT_USED` otherwise. */
export async function rateTemplate(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
  rating: number,
): Promise<TemplateCard> {
  const { template, hasUsed } = await requireVisible(deps, userId, id)
  if (!canRate(template, { id: userId, hasUsed })) throw failure('TEMPLATE_NOT_USED')
  await setRating(deps.db, { userId, templateId: id }, rating, deps.clock())
  return requireVisible(deps, userId, id)
}

import { signedIn } from '../../platform/http/api.ts'
import { readStats, requireOwnLetter } from '../letters/index.ts'
import { activityTotals, countActivity, sharedViewsOf } from './activity.repository.ts'
import { letterActivity } from './letter-activity.ts'

const routes = signedIn.activity

export const activityRoutes = {
  stats: routes.stats.handler(async ({ input, context }) => ({
    data: await letterActivity(context, context.user.id, input.id, input.days),
  })),
  incrementViews: routes.incrementViews.handler(async ({ input, context }) => {
    const { id } = await requireOwnLetter(context.db, context.user.id, input.id)
    const key = { userId: context.user.id, letterId: id }
    await countActivity(context, key, 'opening')
    const { opening, shared_view } = await activityTotals(context.db, key)
    return { data: { views: opening + shared_view } }
  }),
}

/** Statistics of all the letters, with the views of shared ones. */
export const letterFigures = signedIn.letters.stats.handler(async ({ input, context }) => ({
  data: {
    ...(await readStats(context, context.user.id, input.timeZone)),
    sharedViews: await sharedViewsOf(context.db, context.user.id),
  },
}))

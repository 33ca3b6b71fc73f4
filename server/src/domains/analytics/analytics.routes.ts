import { anyone, signedIn } from '../../platform/http/api.ts'
import { requireAdministrator } from '../identity/index.ts'
import { type AudienceSettings, countAudience } from './count-events.ts'
import { readAudience } from './read-report.ts'

export const analyticsRoutes = (settings: AudienceSettings) => ({
  count: anyone.analytics.count.handler(async ({ input, context }) => ({
    data: { counted: await countAudience(context, settings, input, context.visitor) },
  })),
  report: signedIn.analytics.report.handler(async ({ input, context }) => {
    await requireAdministrator(context, context.user.id)
    return { data: await readAudience(context, input.days) }
  }),
})

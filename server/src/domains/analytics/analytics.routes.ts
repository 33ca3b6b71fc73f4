import { anyone, signedIn } from '../../platform/http/api.ts'
import { requireAdministrator } from '../identity/index.ts'
import { type AnalyticsSettings, countEvents } from './count-events.ts'
import { readAnalyticsReport } from './read-report.ts'

export const analyticsRoutes = (settings: AnalyticsSettings) => ({
  count: anyone.analytics.count.handler(async ({ input, context }) => ({
    data: { counted: await countEvents(context, settings, input, context.visitor) },
  })),
  report: signedIn.analytics.report.handler(async ({ input, context }) => {
    await requireAdministrator(context, context.user)
    return { data: await readAnalyticsReport(context, input.days) }
  }),
})

import { AnalyticsEvent } from '@lettrine/contract/analytics'
import { z } from 'zod'
import type { JobDefinition } from '../../platform/jobs/job.ts'

const Forwarded = z.object({
  /** They name nobody, so the job may hold them itself. */
  events: z.array(AnalyticsEvent),
  /** The hour in which they happened. */
  hour: z.iso.datetime(),
})

/** Tells the outside service of one batch. Given up after some four hours: it takes nothing older than a day. */
export const forwardEvents: JobDefinition<z.infer<typeof Forwarded>> = {
  name: 'analytics.forward',
  data: Forwarded,
  retry: { limit: 8, firstDelaySeconds: 60, maxDelaySeconds: 3600 },
  expireSeconds: 60,
}

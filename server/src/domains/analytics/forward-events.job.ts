import { AnalyticsEvent } from '@lettrine/contract/analytics'
import { z } from 'zod'
import type { JobDefinition } from '../../platform/jobs/job.ts'

const Forwarded = z.object({
  /** Events identify nobody, so the job data may contain them. */
  events: z.array(AnalyticsEvent),
  /** The hour of the events. */
  hour: z.iso.datetime(),
})

/** Forwards one batch to the external service. Retried for some four hours: it accepts nothing older than a day. */
export const forwardEvents: JobDefinition<z.infer<typeof Forwarded>> = {
  name: 'analytics.forward',
  data: Forwarded,
  retry: { limit: 8, firstDelaySeconds: 60, maxDelaySeconds: 3600 },
  expireSeconds: 60,
}

import { type JobPolicy, type JobRegistration, jobHandler } from '../../platform/jobs/job.ts'
import type { AnalyticsForwarder } from './analytics-forwarder.ts'
import { forwardEvents } from './forward-events.job.ts'

export const analyticsJobs: readonly JobPolicy[] = [forwardEvents]

/** No handlers without an external analytics service. */
export const analyticsJobHandlers = (forwarder: AnalyticsForwarder | undefined): JobRegistration[] =>
  forwarder
    ? [
        jobHandler(
          forwardEvents,
          async () =>
            ({ events, hour }, { id, signal }) =>
              forwarder.forward({ id, events, hour: new Date(hour) }, signal),
        ),
      ]
    : []

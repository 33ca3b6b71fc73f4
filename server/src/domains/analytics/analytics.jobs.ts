import { type JobPolicy, type JobRegistration, work } from '../../platform/jobs/job.ts'
import type { AnalyticsForwarder } from './analytics-forwarder.ts'
import { forwardEvents } from './forward-events.job.ts'

export const analyticsJobs: readonly JobPolicy[] = [forwardEvents]

/** Nothing is done where no outside service counts. */
export const analyticsJobHandlers = (forwarder: AnalyticsForwarder | undefined): JobRegistration[] =>
  forwarder
    ? [
        work(
          forwardEvents,
          async () =>
            ({ events, hour }, { id, signal }) =>
              forwarder.forward({ id, events, hour: new Date(hour) }, signal),
        ),
      ]
    : []

import { type JobPolicy, type JobWork, work } from '../../platform/jobs/job.ts'
import type { AudienceForwarder } from './analytics-forwarder.ts'
import { forwardAudience } from './forward-events.job.ts'

export const analyticsJobs: readonly JobPolicy[] = [forwardAudience]

/** Nothing is done where no outside service counts. */
export const analyticsWorks = (forwarder: AudienceForwarder | undefined): JobWork[] =>
  forwarder
    ? [
        work(
          forwardAudience,
          async () =>
            ({ events, hour }, { id, signal }) =>
              forwarder.forward({ id, events, hour: new Date(hour) }, signal),
        ),
      ]
    : []

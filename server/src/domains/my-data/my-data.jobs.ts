import { type JobPolicy, type JobRegistration, jobHandler } from '../../platform/jobs/job.ts'
import { archiveRequested } from './archive-requested.job.ts'
import type { ArchiveDeps } from './make-archive.ts'

export const myDataJobs: readonly JobPolicy[] = [archiveRequested]

export const myDataJobHandlers = (deps: ArchiveDeps): JobRegistration[] => [
  jobHandler(archiveRequested, async () => (await import('./make-archive.ts')).makeArchiveWith(deps)),
]

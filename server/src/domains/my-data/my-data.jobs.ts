import { type JobPolicy, type JobWork, work } from '../../platform/jobs/job.ts'
import { archiveAsked } from './archive-asked.job.ts'
import type { ArchiveDeps } from './make-archive.ts'

export const myDataJobs: readonly JobPolicy[] = [archiveAsked]

export const myDataWorks = (deps: ArchiveDeps): JobWork[] => [
  work(archiveAsked, async () => (await import('./make-archive.ts')).makeArchiveWith(deps)),
]

import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { findFailedJob } from '../../platform/jobs/job-figures.ts'
import { recordOperatorAction } from '../identity/index.ts'

/** Runs a failed job again; recorded in the operator log. Fails with `JOB_NOT_FOUND` where it is not failed any more. */
export async function retryJob(
  { db, jobs, clock, newId }: Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId'>,
  adminId: string,
  id: string,
): Promise<void> {
  const queue = await findFailedJob(db, id)
  if (queue === undefined) throw failure('JOB_NOT_FOUND')
  await db.transaction(async (tx) => {
    await jobs.retry(tx, queue, id)
    await recordOperatorAction(tx, {
      id: newId(),
      action: 'retry-job',
      actor: `administrator ${adminId}`,
      subjectUserId: null,
      details: { jobId: id, queue },
      doneAt: clock(),
    })
  })
}

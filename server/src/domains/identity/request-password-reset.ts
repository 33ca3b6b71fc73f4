import type { Deps } from '../../platform/http/api.ts'
import { findUserIdByEmail } from './find-user.ts'
import { passwordResetRequested } from './password-reset.job.ts'

/**
 * Takes the request for a new password. What is done here is the same whether or not somebody has this address, so
 * that neither the answer nor its time tells; a job does what differs.
 */
export async function requestPasswordReset(deps: Pick<Deps, 'db' | 'jobs'>, email: string): Promise<void> {
  const userId = (await findUserIdByEmail(deps.db, email)) ?? null
  await deps.jobs.enqueue(deps.db, passwordResetRequested, { userId })
}

import type { Deps } from '../../platform/http/api.ts'
import { findUserIdByEmail } from './find-user.ts'
import { passwordResetRequested } from './password-reset.job.ts'

/**
 * Handles a password reset request. The work is the same whether or not the address exists, so that neither the
 * answer nor its timing reveals it; a job does the rest.
 */
export async function requestPasswordReset(deps: Pick<Deps, 'db' | 'jobs'>, email: string): Promise<void> {
  const userId = (await findUserIdByEmail(deps.db, email)) ?? null
  await deps.jobs.enqueue(deps.db, passwordResetRequested, { userId })
}

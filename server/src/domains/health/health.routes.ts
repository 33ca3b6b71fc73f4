import { signedIn } from '../../platform/http/api.ts'
import type { ProcessState } from '../../platform/observability/process-state.ts'
import { requireAdministrator } from '../identity/index.ts'
import { readServiceHealth } from './read-health.ts'
import { retryJob } from './retry-job.ts'

export const healthRoutes = (state: ProcessState) => ({
  read: signedIn.health.read.handler(async ({ context }) => {
    await requireAdministrator(context, context.user)
    return { data: await readServiceHealth(context, state) }
  }),
  retryJob: signedIn.health.retryJob.handler(async ({ input, context }) => {
    await requireAdministrator(context, context.user)
    await retryJob(context, context.user.id, input.id)
    return { data: { id: input.id } }
  }),
})

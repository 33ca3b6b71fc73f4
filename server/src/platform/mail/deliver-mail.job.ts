import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'

export type DeliverMail = { mailId: string }

/** Delivers one mail over SMTP; retried after 10 s, 20 s, 40 s… then every hour, for some 13 hours. */
export const deliverMail: JobDefinition<DeliverMail> = {
  name: 'mail.deliver',
  data: z.object({ mailId: z.uuid() }),
  retry: { limit: 20, firstDelaySeconds: 10, maxDelaySeconds: 3_600 },
  expireSeconds: 120,
}

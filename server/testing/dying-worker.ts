import { z } from 'zod'
import { jobHandler } from '../src/platform/jobs/job.ts'
import { startWorker } from '../src/platform/jobs/worker.ts'

// A worker process that takes one job, notifies its parent, and holds the job until it is killed.
const [databaseUrl = '', name = ''] = process.argv.slice(2)
const job = {
  name,
  data: z.object({ text: z.string() }),
  retry: { limit: 3, firstDelaySeconds: 1, maxDelaySeconds: 60 },
  expireSeconds: 1_800,
}

await startWorker({
  databaseUrl,
  handlers: [
    jobHandler(job, async () => async () => {
      process.send?.('taken')
      await new Promise(() => {})
    }),
  ],
  report: () => {},
  reportError: () => {},
})

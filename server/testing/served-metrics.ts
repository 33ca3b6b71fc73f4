import Fastify from 'fastify'
import { openProcessState, taskQueueNames } from '../src/platform/observability/process-state.ts'
import { registerMetrics } from '../src/platform/observability/register-metrics.ts'

/** What a process serves at `/metrics`, with a sample of each metric that has one: a job, a backup, a 5xx. */
export async function servedMetrics(): Promise<string> {
  const pool = () => ({ used: 0, idle: 1, waiting: 0, max: 10 })
  const { state, watchQueue } = openProcessState({ pool, slowQueries: () => 0 })
  for (const name of taskQueueNames) watchQueue(name, () => ({ waiting: 0, running: 0, refused: 0 }))
  const app = Fastify()
  registerMetrics(app, {
    token: 'token',
    state,
    build: { version: '1', node: 'v24', role: 'all', schema: '1' },
    folders: { data: import.meta.dirname },
    clock: () => new Date(),
    readFigures: async () => ({
      jobs: [{ queue: 'mail.deliver', waiting: 1, active: 0, failed: 0, oldestSeconds: 1 }],
      mails: { sent: 1, refused: 0, waiting: 0 },
      payments: { captured: 1, failed: 0, toLookAt: 0 },
      backup: { madeAt: new Date(), bytes: 1, isTried: true },
    }),
  })
  app.get('/fails', (_request, reply) => reply.status(500).send())
  await app.inject('/fails')
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer token' } })
  await app.close()
  return body
}

import type { FastifyInstance } from 'fastify'

/** A database that has not answered for this long does not serve. */
const readyTimeoutMs = 1_000

/**
 * `/healthz`: the process is up. `/readyz`: it can serve, the database answers within a second and is migrated; not once
 * the process has begun to stop.
 */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/healthz', () => ({ data: { status: 'up' } }))
  app.get('/readyz', async (request, reply) => {
    const answer = isReady().catch((fault) => {
      request.log.error({ err: fault }, 'not ready')
      return false
    })
    const tooLate = new Promise<false>((done) => setTimeout(done, readyTimeoutMs, false).unref())
    const ready = !isStopping && (await Promise.race([answer, tooLate]))
    return reply.status(ready ? 200 : 503).send({ data: { status: ready ? 'ready' : 'not ready' } })
  })
}

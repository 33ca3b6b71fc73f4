import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process is up. `/readyz`: it can serve, the database answers and is migrated. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', () => ({ data: { status: 'up' } }))
  app.get('/readyz', async (request, reply) => {
    const ready = await isReady().catch((fault) => {
      request.log.error({ err: fault }, 'not ready')
      return false
    })
    return reply.status(ready ? 200 : 503).send({ data: { status: ready ? 'ready' : 'not ready' } })
  })
}

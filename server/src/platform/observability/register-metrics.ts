import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import { failure } from '../failure.ts'
import { registerHttpMetrics } from './http-metrics.ts'
import { type BuildLabels, registerProcessMetrics, type WatchedFolders } from './process-metrics.ts'
import type { ProcessState } from './process-state.ts'
import type { ServiceFigures } from './service-figures.ts'
import { registerServiceMetrics } from './service-metrics.ts'

export type MetricsDeps = {
  token: string
  state: ProcessState
  build: BuildLabels
  folders: WatchedFolders
  readFigures: () => Promise<ServiceFigures>
  clock: Clock
}

/** Serves the metrics of this process at `/metrics` to whoever shows the token, and counts its requests. */
export function registerMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerHttpMetrics(app, registry)
  registerProcessMetrics(registry, { ...deps, server: app.server })
  const refresh = registerServiceMetrics(registry, deps)
  const isToken = comparison(`Bearer ${deps.token}`)
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization)) throw failure('AUTHENTICATION_REQUIRED')
    await refresh((fault) => request.log.error({ err: fault }, 'figures of metrics not read'))
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Compares digests, so that the time tells nothing of the text. */
function comparison(expected: string): (given: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(expected)
  return (given = '') => timingSafeEqual(digest(given), wanted)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** From a health check to the longest answer of a model, in seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90]

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The route of a request, never its address: files of the pages are one route, what is not found another. */
export function routeLabel({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>): string {
  if (url === undefined) return 'none'
  return /^\/(?!v1\/)[^?]*\.\w+$/.test(url) ? 'file' : url
}

/** Streams last as long as their text does: a latency of theirs would say nothing. */
const isStream = (reply: FastifyReply): boolean =>
  String(reply.raw.getHeader?.('content-type') ?? '').startsWith('text/event-stream')

/** Counts requests by route, method and status, and measures how long they take. */
export function registerHttpMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'lettrine_http_requests_total',
    help: 'Requests answered, by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'lettrine_http_request_duration_seconds',
    help: 'How long requests took, streams excepted.',
    labelNames: ['route', 'method'],
    buckets: durations,
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeLabel(request)
    const method = usualMethods.has(request.method) ? request.method : 'other'
    requests.inc({ route, method, status: reply.raw.statusCode })
    if (!isStream(reply)) seconds.observe({ route, method }, reply.elapsedTime / 1_000)
    done()
  })
}

import type { FastifyServerOptions } from 'fastify'

/** Structured logs without secrets: no headers, no bodies, no query strings (a token may stand there). */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?')[0], address: request.ip }),
    },
  }
}

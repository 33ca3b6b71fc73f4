import type { FastifyServerOptions } from 'fastify'
import { describeFault } from '../describe-fault.ts'

/** Receives one JSON line at a time. */
export type LogStream = { write: (line: string) => void }

// The path of a shared letter ends with its secret token.
const sharedPage = /^(\/l\/).+/

/**
 * Structured logs without secrets: no headers, no bodies, no query strings (a token may stand there), no values of
 * a failed query.
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      err: (fault) => {
        const { name, message, where, code } = describeFault(fault)
        return { type: name, message, stack: where.join('\n'), ...(code ? { code } : {}) }
      },
      req: (request) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(sharedPage, '$1…'),
        address: request.ip,
      }),
    },
  }
}

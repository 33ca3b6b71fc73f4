import type { FastifyServerOptions } from 'fastify'

type Constraints = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>
type Constraint = Constraints[string]
type Handler = Parameters<ReturnType<Constraint['storage']>['set']>[1]

/** Lets a route answer only requests that accept its media type: JSON and a stream share one address. */
export const acceptConstraint: Constraint = {
  name: 'accept',
  storage() {
    const handlers = new Map<string, Handler>()
    return {
      get: (type) => handlers.get(type) ?? null,
      set: (type, handler) => {
        handlers.set(type, handler)
      },
    }
  },
  deriveConstraint: (request) =>
    request.headers.accept?.includes('text/event-stream') ? 'text/event-stream' : 'any',
  validate() {},
}

import type { FastifyServerOptions } from 'fastify'

type Constraints = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>
type Constraint = Constraints[string]
type Handler = Parameters<ReturnType<Constraint['storage']>['set']>[1]

/** A constraint of routes on one value of the request. */
export const mapConstraint = (
  name: string,
  deriveConstraint: Constraint['deriveConstraint'],
): Constraint => ({
  name,
  storage() {
    const handlers = new Map<string, Handler>()
    return {
      get: (value) => handlers.get(value) ?? null,
      set: (value, handler) => {
        handlers.set(value, handler)
      },
    }
  },
  deriveConstraint,
  validate() {},
})

/** Lets a route answer only requests that accept its media type: JSON and a stream share one address. */
export const acceptConstraint = mapConstraint('accept', (request) =>
  request.headers.accept?.includes('text/event-stream') ? 'text/event-stream' : 'any',
)

import type { FastifyInstance } from 'fastify'

/** Traces of requests; in a module of its own, so that no package of traces is loaded without them. */
export type Tracing = {
  /** Before any hook or route is added. */
  watch: (app: FastifyInstance) => Promise<void>
  /** Sends what is left. */
  stop: () => Promise<void>
}

import { FastifyOtelInstrumentation } from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { queryWithoutValues } from '../database/slow-queries.ts'
import type { Tracing } from './tracing-types.ts'

/** Texts of errors and of queries may quote values: an error keeps its type, a query its words. */
function withoutValues(span: ReadableSpan): ReadableSpan {
  const attributes = { ...span.attributes }
  for (const name of ['db.statement', 'db.query.text'])
    if (typeof attributes[name] === 'string') attributes[name] = queryWithoutValues(attributes[name])
  const events = span.events.map((event) => {
    const { 'exception.message': _message, 'exception.stacktrace': _stack, ...rest } = event.attributes ?? {}
    return { ...event, attributes: rest }
  })
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: events },
    status: { value: { code: span.status.code } },
  })
}

const exportingWithoutValues = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(withoutValues), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})

/**
 * Sends spans of requests and of their queries to a collector at `url`, over OTLP/HTTP. Patches `pg` for the whole
 * process, and registers itself as the tracing of the process: call it once, before anything else.
 */
export function startTracing({
  url,
  version,
  role,
}: {
  url: string
  version: string
  role: string
}): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'lettrine',
      'service.version': version,
      'lettrine.role': role,
    }),
    spanProcessors: [
      new BatchSpanProcessor(exportingWithoutValues(new OTLPTraceExporter({ url: `${url}/v1/traces` }))),
    ],
  })
  provider.register()
  const queries = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })
  queries.setTracerProvider(provider)
  // Its own patching needs a hook of the module loader before `pg` is imported.
  for (const { name, patch } of queries.getModuleDefinitions()) if (name === 'pg') patch?.(pg)
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    requestHook: (span, request) => {
      const route = request.routeOptions.url ?? 'none'
      span.updateName(`${request.method} ${route}`)
      // The address has tokens and texts in it.
      span.setAttributes({ 'url.path': route, 'lettrine.request_id': request.id })
    },
  })
  requests.setTracerProvider(provider)
  return {
    watch: async (app: FastifyInstance) => {
      await app.register(requests.plugin())
    },
    stop: () => provider.shutdown(),
  }
}

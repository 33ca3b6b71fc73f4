import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { id } from '@lettrine/contract/fields'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { drawTemplate } from './preview-template.ts'

const unpack = promisify(gunzip)

const Drawing = z.object({ id, file: z.string().regex(/^[0-9a-f]{64}\.svg$/) })

/** Drawings of templates, for images: their address changes with their content, so a cache keeps them for good. */
export function registerDrawingRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/v1/templates/:id/drawings/:file', async (request, reply) => {
    const wanted = Drawing.safeParse(request.params)
    if (!wanted.success) throw failure('NOT_FOUND')
    const contentHash = wanted.data.file.slice(0, -'.svg'.length)
    const packed = await drawTemplate(deps, wanted.data.id, contentHash)
    if (packed === undefined) throw failure('TEMPLATE_NOT_FOUND')
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type('image/svg+xml; charset=utf-8')
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return takesGzip
      ? reply.header('content-encoding', 'gzip').send(packed)
      : reply.send(await unpack(packed))
  })
}

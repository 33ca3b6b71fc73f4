import { id } from '@lettrine/contract/fields'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { renderPreviewImage } from './preview-template.ts'

const Drawing = z.object({ id, file: z.string().regex(/^[0-9a-f]{64}\.webp$/) })

/** Serves preview images of templates: their URL has a content hash, so they are cacheable forever. */
export function registerPreviewImageRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/v1/templates/:id/drawings/:file', async (request, reply) => {
    const wanted = Drawing.safeParse(request.params)
    if (!wanted.success) throw failure('NOT_FOUND')
    const contentHash = wanted.data.file.slice(0, -'.webp'.length)
    const drawing = await renderPreviewImage(deps, wanted.data.id, contentHash)
    if (drawing === undefined) throw failure('TEMPLATE_NOT_FOUND')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(drawing)
  })
}

import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { findSiteFile } from '../site-files/site-files.repository.ts'

const decompress = promisify(brotliDecompress)

/** Types of the hashed files of the site, by extension; those of `website.ts`. */
export const siteFileTypes: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.aff': 'text/plain; charset=utf-8',
  '.dic': 'text/plain; charset=utf-8',
  '.bin': 'application/octet-stream',
}

/** Below `/assets/`; nothing else is looked for in the database. */
export const hashedName = /^[\w.-]+$/

/** Serves the hashed files of other versions of the site, earlier or later, which their processes have published. */
export function serveEarlierFiles(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const type = siteFileTypes[extname(name)]
    const file = type && hashedName.test(name) ? await findSiteFile(db, name) : undefined
    if (!type || !file) return reply.callNotFound()
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable')
    if (!file.isBrotli) return reply.send(file.content)
    reply.header('vary', 'accept-encoding')
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'])))
      return reply.send(await decompress(file.content))
    return reply.header('content-encoding', 'br').send(file.content)
  })
}

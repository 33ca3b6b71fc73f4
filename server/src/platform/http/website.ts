import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { socialReturnPath } from '@lettrine/contract/identity'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerRobotsAndSitemap, withAddress } from './robots-and-sitemap.ts'
import { routePreloads } from './route-preloads.ts'

type MadePage = { html: string; brotli: Buffer; etag: string }

export type Website = {
  folder: string
  /** The address of the site, without a final slash. */
  publicUrl: string
  /** Prerendered pages by path. */
  pages: ReadonlyMap<string, MadePage>
  /** SHA-256, base64, of each inline script of the pages. */
  scriptHashes: string[]
  /** The client-side fallback page. */
  fallback: string
  /** The fallback page with preloads, by private route. */
  screens: ReadonlyMap<string, string>
  notFound: string
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Client-side routes; any other path without a file is a 404. */
const privateScreens = [
  '/dashboard',
  '/dashboard/letters',
  '/dashboard/letters/new',
  '/dashboard/letters/:id',
  '/dashboard/letters/:id/edit',
  '/dashboard/templates',
  '/dashboard/templates/new',
  '/dashboard/templates/moderation',
  '/dashboard/templates/:id/edit',
  '/dashboard/security',
  '/dashboard/my-data',
  '/dashboard/notifications',
  '/dashboard/analytics',
  '/dashboard/health',
  '/dashboard/subscription',
  '/dashboard/profile',
  '/dashboard/career',
  '/dashboard/career/import',
  '/dashboard/exercise',
  '/dashboard/settings',
  '/subscription',
  '/editor',
  '/editor/:id',
]

/** Not indexed, and sends no referrer to other sites. */
const sharedPage = '/l/:token'

/** Pages whose URL contains a token from a mail: no referrer, not indexed. */
const linkedPages = new Set(['/reset-password', '/verify-email'])

const forbidIndexing = (header: (name: string, value: string) => unknown) => {
  header('x-robots-tag', 'noindex, nofollow')
  header('referrer-policy', 'no-referrer')
}

/** Loads the web build in `folder`, for a site at `publicUrl`. */
export function loadWebsite(folder: string, publicUrl: string): Website {
  const read = (name: string) => withAddress(readFileSync(join(folder, name), 'utf8'), publicUrl)
  const files = globSync('**/*.html', { cwd: folder })
  const hashes = files.flatMap((file) =>
    [...read(file).matchAll(inlineScript)].map(([, source]) =>
      createHash('sha256')
        .update(source ?? '')
        .digest('base64'),
    ),
  )
  const fallback = ['__spa-fallback.html', 'index.html'].find((name) => existsSync(join(folder, name)))
  if (!fallback) throw new Error(`No page in ${folder}: run the web build first`)
  const pages = files
    .filter((file) => file.endsWith('index.html') && !file.startsWith('404'))
    .map((file) => [`/${dirname(file)}`.replace('/.', '/'), madePage(read(file))] as const)
  return {
    folder,
    publicUrl,
    pages: new Map(pages),
    scriptHashes: [...new Set(hashes)],
    fallback: read(fallback),
    screens: routePreloads(read(fallback), privateScreens, folder),
    notFound: read(existsSync(join(folder, '404/index.html')) ? '404/index.html' : fallback),
  }
}

const madePage = (html: string): MadePage => ({
  html,
  // Compressed once, at the best level.
  brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  // Weak: the same page goes out under several encodings.
  etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
})

/** Serves the built pages and their files, the private screens, and page 404 for the rest. */
export async function registerWebsite(app: FastifyInstance, website: Website): Promise<void> {
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(fastifyStatic, {
    root: website.folder,
    wildcard: false,
    // Pages are served from memory, with the site’s address in them.
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    // The build leaves files compressed as well as can be.
    preCompressed: true,
    setHeaders: (reply, sent) => {
      const path = sent.replace(/\.(?:br|gz)$/, '')
      // Vite puts a hash of the content in these names.
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Unknown by name, dictionaries would go uncompressed.
      if (/\.(?:aff|dic)$/.test(path)) reply.type('text/plain; charset=utf-8')
    },
  })
  registerRobotsAndSitemap(app, website.publicUrl)
  for (const [path, { html, brotli, etag }] of website.pages) {
    app.get(path, (request, reply) => {
      if (linkedPages.has(path)) forbidIndexing((name, value) => reply.header(name, value))
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      reply.header('vary', 'accept-encoding')
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
      if (!takesBrotli) return sendPage(reply, 200, html)
      return sendPage(reply.header('content-encoding', 'br'), 200, brotli)
    })
  }
  for (const [path, html] of website.screens) app.get(path, (_request, reply) => sendPage(reply, 200, html))
  // A provider leads back to it in a window that our page opened: a policy of its own would cut their tie.
  app.get(socialReturnPath, (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
    return sendPage(reply.header('cross-origin-opener-policy', 'unsafe-none'), 200, website.fallback)
  })
  app.get(sharedPage, (_request, reply) => {
    forbidIndexing((name, value) => reply.header(name, value))
    return sendPage(reply, 200, website.fallback)
  })
}

export function sendNotFoundPage(reply: FastifyReply, website: Website): FastifyReply {
  return sendPage(reply, 404, website.notFound)
}

function sendPage(reply: FastifyReply, status: number, html: string | Buffer): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
}

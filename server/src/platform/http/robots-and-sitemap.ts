import type { FastifyInstance } from 'fastify'

/** Placeholder for the site URL in prerendered pages; the same name is in `web/app/lib/text/page-meta.ts`. */
const unknownOrigin = 'https://site.lettrine.invalid'

/** Inserts the site URL into a page: canonical link, social image, structured data. */
export const withAddress = (html: string, publicUrl: string) => html.replaceAll(unknownOrigin, publicUrl)

/** Pages listed in the sitemap; not those of accounts and of mails. */
export const publicPages = [
  '/',
  '/help',
  '/help/french',
  '/help/french/agreement',
  '/help/french/conjugation',
  '/help/french/homophone',
  '/help/french/confusion',
  '/help/french/expression',
  '/tips',
  '/register',
  '/login',
  '/terms',
  '/privacy',
] as const

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /editor',
    'Disallow: /v1/',
    'Disallow: /l/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

const sitemap = (publicUrl: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map((path) => `  <url><loc>${new URL(path, publicUrl).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** Serves robots.txt and sitemap.xml (sitemaps.org, RFC 9309). */
export function registerRobotsAndSitemap(app: FastifyInstance, publicUrl: string): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)))
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)),
  )
}

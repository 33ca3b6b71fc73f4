import { globSync } from 'node:fs'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashedName, siteFileTypes } from '../server/src/platform/http/earlier-files.ts'
import { openBuiltSite } from '../server/testing/built-site.ts'

const address = 'https://lettrine.example'
const client = join(import.meta.dirname, 'build/client')
let app: Awaited<ReturnType<typeof openBuiltSite>>

beforeAll(async () => {
  app = await openBuiltSite(client, address)
})
afterAll(() => app.close())

const get = async (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } })
const pathOf = (href: string) => new URL(href, address).pathname
const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
const publicPaths = ['/', '/help', '/help/french', '/help/french/homophone', '/tips', '/terms', '/privacy']

describe('the built home page', () => {
  it('has a title, a description of fitting length and a canonical address', async () => {
    const { body } = await get('/')
    expect(body).toMatch(/<title>[^<]*Lettrine/)
    const description = /<meta name="description" content="([^"]*)"/.exec(body)![1]!
    expect(description.length).toBeGreaterThan(80)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(body).toContain(`<link rel="canonical" href="${address}/"`)
  })

  it('names a picture, icons and a manifest that are served as PNG', async () => {
    const { body } = await get('/')
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(body)![1]!
    const manifest = (await get('/site.webmanifest')).json() as { icons: { src: string }[] }
    expect(manifest.icons.length).toBeGreaterThan(2)
    const icons = [...body.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)].map(
      ([, href]) => href!,
    )
    expect(icons.length).toBeGreaterThan(1)
    for (const href of [picture, ...icons, ...manifest.icons.map(({ src }) => src)]) {
      const answer = await get(pathOf(href))
      expect([answer.statusCode, answer.headers['content-type']], href).toEqual([200, 'image/png'])
    }
  })

  it('has structured data whose questions are shown on the page', async () => {
    const { body } = await get('/')
    const text = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(body)![1]!
    const graph = JSON.parse(text)['@graph'] as { '@type': string; mainEntity?: { name: string }[] }[]
    expect(graph.map((one) => one['@type'])).toEqual(['SoftwareApplication', 'FAQPage'])
    const questions = graph[1]!.mainEntity!
    expect(questions.length).toBeGreaterThan(2)
    const shown = [...body.matchAll(/<summary[^>]*>([\s\S]*?)<\/summary>/g)].map(([, inner]) => plain(inner!))
    for (const { name } of questions)
      expect(
        shown.some((summary) => summary.startsWith(plain(name))),
        name,
      ).toBe(true)
  })
})

describe('the built pages', () => {
  it('allow their own scripts by hash only, and are never framed', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('answer an unknown address with 404 and a page', async () => {
    const answer = await get('/nulle-part')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  it('of mailed and shared links are not indexed, and send no referrer', async () => {
    for (const url of ['/reset-password', '/verify-email', `/l/${'a'.repeat(22)}`]) {
      const { headers } = await get(url)
      expect(headers['x-robots-tag'], url).toContain('noindex')
      expect(headers['referrer-policy'], url).toBe('no-referrer')
    }
  })

  it('named by robots.txt and the sitemap are public, and each answers', async () => {
    const robots = (await get('/robots.txt')).body
    expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`)
    const hidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!)
    expect(hidden).toContain('/dashboard')
    const sitemap = (await get('/sitemap.xml')).body
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => pathOf(place!))
    expect(paths).toContain('/')
    for (const path of paths) {
      expect(hidden.filter((start) => path.startsWith(start))).toEqual([])
      expect((await get(path)).statusCode, path).toBe(200)
    }
  })

  // Hundreds of pages: a busy machine takes its time.
  it('have no dead link, and no link to a missing anchor', { timeout: 30_000 }, async () => {
    const links = new Set<string>()
    for (const path of publicPaths)
      for (const [, href] of (await get(path)).body.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
        const target = new URL(href!.replaceAll('&amp;', '&'), `${address}${path}`)
        if (target.origin === address) links.add(`${target.pathname}${target.hash}`)
      }
    expect(links.size).toBeGreaterThan(20)
    const dead: string[] = []
    for (const link of links) {
      const [path = '/', anchor] = link.split('#')
      const answer = await get(path)
      if (answer.statusCode !== 200 || (anchor && !answer.body.includes(`id="${anchor}"`))) dead.push(link)
    }
    expect(dead).toEqual([])
  })
})

it('every hashed file has a name and a type by which another version serves it', async () => {
  const names = globSync('*', { cwd: join(client, 'assets') }).filter((name) => !/\.(?:br|gz)$/.test(name))
  expect(names.length).toBeGreaterThan(100)
  const extensions = [...new Set(names.map((name) => extname(name)))]
  for (const extension of extensions) {
    const name = names.find((one) => one.endsWith(extension))!
    const { headers } = await app.inject(`/assets/${name}`)
    expect([extension, siteFileTypes[extension]]).toEqual([extension, headers['content-type']])
  }
  expect(names.filter((name) => !hashedName.test(name))).toEqual([])
})

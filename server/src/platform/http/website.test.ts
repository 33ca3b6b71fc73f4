import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import reactRouter from '../../../../web/react-router.config.ts'
import { publicPages } from './site-address.ts'
import { loadWebsite, registerWebsite } from './website.ts'

const page = (body: string) =>
  `<!doctype html><head><link rel="canonical" href="https://site.lettrine.invalid/"></head>${body}`

describe('the website', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lettrine-website-'))
  const app = Fastify()
  beforeAll(async () => {
    mkdirSync(join(folder, 'help'))
    mkdirSync(join(folder, 'reset-password'))
    writeFileSync(join(folder, 'index.html'), page('<script>let shown = 1</script>'))
    writeFileSync(join(folder, 'help/index.html'), page('aide'))
    writeFileSync(join(folder, 'reset-password/index.html'), page('mot de passe'))
    writeFileSync(join(folder, '__spa-fallback.html'), page('écran'))
    writeFileSync(join(folder, 'favicon.png'), 'image')
    await registerWebsite(app, loadWebsite(folder, 'https://lettrine.example'))
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  it('writes the address of the site into its pages', async () => {
    for (const url of ['/', '/help', '/dashboard']) {
      const { body } = await app.inject(url)
      expect(body).toContain('<link rel="canonical" href="https://lettrine.example/">')
    }
  })

  it('says when a page has not changed', async () => {
    const { etag } = (await app.inject('/')).headers
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject({ url: '/help', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(
      200,
    )
  })

  it('tells search engines of public pages, and keeps them from the rest', async () => {
    const robots = (await app.inject('/robots.txt')).body
    expect(robots).toContain('Disallow: /dashboard\n')
    expect(robots).toContain('Sitemap: https://lettrine.example/sitemap.xml\n')
    const places = (await app.inject('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/gu)
    expect([...places].map(([, place]) => place)).toEqual(
      publicPages.map((path) => new URL(path, 'https://lettrine.example').href),
    )
    expect((await app.inject('/reset-password')).headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await app.inject('/help')).headers['x-robots-tag']).toBeUndefined()
  })

  it('serves files from the folder, and no page of it as a file', async () => {
    expect((await app.inject('/favicon.png')).body).toBe('image')
    expect((await app.inject('/help/index.html')).statusCode).toBe(404)
  })
})

it('every page that search engines are told of is made with the build', () => {
  expect(reactRouter.prerender).toEqual(expect.arrayContaining([...publicPages]))
})

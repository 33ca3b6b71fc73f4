import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prerenderedPages } from '../../../../web/prerendered.ts'
import { publicPages } from './robots-and-sitemap.ts'
import { registerSecurityTxt } from './security-txt.ts'
import { loadWebsite, registerWebsite } from './website.ts'

const page = (body: string) =>
  `<!doctype html><head><link rel="canonical" href="https://site.lettrine.invalid/"></head>${body}`

const script = `export const many = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => index))}`

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
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/root-1a2b.js'), script)
    writeFileSync(join(folder, 'assets/root-1a2b.js.br'), brotliCompressSync(script))
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

  it('answers 304 for an unchanged page', async () => {
    const { etag } = (await app.inject('/')).headers
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject({ url: '/help', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(
      200,
    )
  })

  it('negotiates the content encoding of pages and files', async () => {
    const plain = await app.inject('/')
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toContain('accept-encoding')
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const file = await app.inject({ url: '/assets/root-1a2b.js', headers })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    })
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe(script)
    expect((await app.inject('/assets/root-1a2b.js')).body).toBe(script)
    expect((await app.inject('/assets/root-1a2b.js.br')).statusCode).toBe(404)
  })

  it('lists public pages in the sitemap and marks the others noindex', async () => {
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

  it('serves static files, but no page as a file', async () => {
    expect((await app.inject('/favicon.png')).body).toBe('image')
    expect((await app.inject('/help/index.html')).statusCode).toBe(404)
  })
})

it('every page of the sitemap is prerendered', () => {
  expect(prerenderedPages).toEqual(expect.arrayContaining([...publicPages]))
})

describe('security.txt', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  const year = 365 * 24 * 3_600_000
  const securityTxt = (publicUrl: string, contact: string | undefined) => {
    const app = Fastify()
    registerSecurityTxt(app, { publicUrl, contact, clock: () => now })
    return app.inject('/.well-known/security.txt')
  }

  it('says whom to tell of a fault, until when, in which languages and where it is', async () => {
    const { headers, body } = await securityTxt(
      'https://lettrine.example',
      'mailto:securite@lettrine.example',
    )
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = body.trimEnd().split('\n')
    expect(lines).toEqual([
      'Contact: mailto:securite@lettrine.example',
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'Preferred-Languages: fr, en',
      'Canonical: https://lettrine.example/.well-known/security.txt',
    ])
    const expires = Date.parse(lines[1]!.slice('Expires: '.length))
    expect(expires).toBeGreaterThan(now.getTime())
    expect(expires).toBeLessThan(now.getTime() + year)
  })

  it('names no canonical address without https, as its standard has none', async () => {
    const { body } = await securityTxt('http://localhost:3000', 'https://lettrine.example/securite')
    expect(body).toContain('Contact: https://lettrine.example/securite\n')
    expect(body).not.toContain('Canonical')
  })

  it('is not there where nobody is named', async () => {
    expect((await securityTxt('https://lettrine.example', undefined)).statusCode).toBe(404)
  })
})

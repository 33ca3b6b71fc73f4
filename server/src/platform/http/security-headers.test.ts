import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerSecurityHeaders } from './security-headers.ts'

async function headersOf(url: string, type?: string) {
  const app = fastify()
  await registerSecurityHeaders(app, { scriptHashes: ['abc='], publicUrl: 'https://lettrine.example' })
  app.get('*', (_request, reply) => (type === undefined ? reply.code(304).send() : reply.type(type).send('')))
  const { headers } = await app.inject(url)
  await app.close()
  return headers
}

it('allows the inline scripts of pages, on pages only', async () => {
  const policyOf = async (url: string, type: string) =>
    (await headersOf(url, type))['content-security-policy'] ?? ''
  expect(await policyOf('/', 'text/html; charset=utf-8')).toContain("script-src 'self' 'sha256-abc='")
  const plain = expect.stringMatching(/script-src 'self';/)
  expect(await policyOf('/v1/letters', 'application/json')).toContain("default-src 'none'")
  expect(await policyOf('/assets/reading.worker-1a2b.js', 'text/javascript')).toEqual(plain)
})

it('allows them on a page that the browser keeps: its headers are replaced by those of «not modified»', async () => {
  expect((await headersOf('/register'))['content-security-policy']).toContain("'sha256-abc='")
})

it('keeps headers of documents from the parts of a page', async () => {
  const headers = await headersOf('/assets/root-1a2b.js', 'text/javascript')
  expect(headers).not.toHaveProperty('content-security-policy')
  expect(headers).not.toHaveProperty('x-frame-options')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(JSON.stringify(headers).length).toBeLessThan(400)
})

it('has a drawing as a document', async () => {
  expect(await headersOf('/assets/hero-1a2b.svg', 'image/svg+xml')).toHaveProperty('content-security-policy')
})

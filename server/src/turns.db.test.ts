import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '@lettrine/contract/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** Five megabytes of headings, the slowest page that is known. */
const heavyPage = '<h1>a</h1>'.repeat(500_000)
const url = 'https://offers.example/heavy'

let server: TestApp
let alice: string
let bob: string
beforeAll(async () => {
  server = await openTestApp({ fetchPage: async () => ({ url, type: 'html', text: heavyPage }) })
  alice = (await server.signUp()).token
  bob = (await server.signUp()).token
})
afterAll(() => server.close())

const upload = (token: string, address: string, field: string, file: Buffer) => {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(file)]), 'file')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return request.arrayBuffer().then((payload) =>
    server.app.inject({
      method: 'POST',
      url: `/v1${address}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(payload),
    }),
  )
}

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2b4a7f' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

const read = (token: string, text: string) =>
  server.request('POST', '/career/read', { token, body: { text } })
const offer = (token: string, body: object) => server.request('POST', '/offers/read', { token, body })
const statusOf = (answer: { status: number } | { statusCode: number }): number =>
  'status' in answer ? answer.status : answer.statusCode

const large = flat(7_900)
const tiny = flat(64)
const longText = 'Comptable chez Durand, à Tours, de 2015 à 2019.\n'.repeat(2_000).slice(0, limits.careerText)
const tasks = [
  {
    name: 'pictures',
    slow: async () => statusOf(await upload(alice, '/users/upload-avatar', 'avatar', await large)),
    small: async () => statusOf(await upload(bob, '/users/upload-avatar', 'avatar', await tiny)),
  },
  {
    name: 'careers',
    slow: async () => statusOf(await read(alice, longText)),
    small: async () => statusOf(await read(bob, 'Caissière')),
  },
  {
    name: 'offers',
    slow: async () => statusOf(await offer(alice, { url })),
    small: async () => statusOf(await offer(bob, { text: 'Vendeur' })),
  },
]

describe('tasks that take long', () => {
  it.each(tasks)('$name of one account delay no other account', async ({ slow, small }) => {
    // The process is started.
    await small()
    const ended: number[] = []
    const all = Array.from({ length: 8 }, async () => ended.push(await slow()))
    // They are asked for before the small one.
    await pause(100)
    expect(await small()).toBe(200)
    // One or two go first; on a busy machine another ends while the small one's answer is on its way.
    expect(ended.filter((status) => status !== 503).length).toBeLessThan(5)
    await Promise.all(all)
  })

  it('a page of five megabytes is not read where requests are served', async () => {
    const before = process.threadCpuUsage().user
    expect(statusOf(await offer(alice, { url }))).toBe(422)
    expect((process.threadCpuUsage().user - before) / 1_000).toBeLessThan(250)
  })
})

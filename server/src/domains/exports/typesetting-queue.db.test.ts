import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
let url: string
beforeAll(async () => {
  server = await openTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen')
  url = `http://127.0.0.1:${address.port}/v1/letters/preview`
})
afterAll(() => server.close())

/** Typst needs about as long as the deadline for so many items: some machines lay it out as plain text. */
const hostile = '- a\n'.repeat(12_500)
/** Their best breaks would take from four to twelve seconds to find. */
const breakable = [`Madame,\n\n${'a\u00ad'.repeat(24_000)}`, '- '.repeat(25_000), '1. '.repeat(16_000)]

/** Seconds: two tries of three, each twelve times as long at most where other work has the processors. */
const longest = 75

async function preview(token: string, content: string, signal?: AbortSignal) {
  const started = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ draft: { content } }),
    ...(signal && { signal }),
  })
  // An answer that is not read keeps its connection.
  await answer.arrayBuffer()
  return { status: answer.status, seconds: (performance.now() - started) / 1_000 }
}

test('letters made to take long delay no other account, and end in time', async () => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  // The processes are started.
  await Promise.all([alice, bob].map(({ token }) => preview(token, 'Madame,')))
  const left = new AbortController()
  const slow = Array.from({ length: 4 }, () => preview(alice.token, hostile, left.signal))
  const first = Promise.race(slow)
  const all = Promise.allSettled(slow)
  await pause(200)
  const served = await preview(bob.token, 'Madame,')
  expect(served.status).toBe(200)
  expect(served.seconds).toBeLessThan(2)
  const ended = await first
  expect(ended.status).toBe(200)
  expect(ended.seconds).toBeLessThan(longest)
  // Who hung up waits no more: the next page comes after the one that runs.
  left.abort()
  await all
  const next = await preview(alice.token, 'Madame,')
  expect(next.status).toBe(200)
  expect(next.seconds).toBeLessThan(longest)
}, 180_000)

test('paragraphs of many pages are laid out, with simple breaks', async () => {
  const { token } = await server.signUp()
  for (const content of breakable) expect((await preview(token, content)).status).toBe(200)
})

import { expect, test } from 'vitest'
import { readServerSentEvents } from './server-sent-events.ts'

async function eventsOf(...chunks: string[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  return Array.fromAsync(readServerSentEvents(body))
}

test('an event split at any byte is parsed', async () => {
  const stream = 'event: delta\ndata: {"text":"Été"}\n\nevent: done\ndata: {}\n\n'
  for (let cut = 1; cut < stream.length; cut++) {
    expect(await eventsOf(stream.slice(0, cut), stream.slice(cut))).toEqual([
      { event: 'delta', data: '{"text":"Été"}' },
      { event: 'done', data: '{}' },
    ])
  }
})

test('keep-alive comments and unfinished events are not delivered', async () => {
  expect(await eventsOf(': still here\n\n', 'data: cut off')).toEqual([])
})

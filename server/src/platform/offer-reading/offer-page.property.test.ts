import { expect, test } from 'vitest'
import { slowTexts, type TextReader } from '../../../../letter-craft/testing/linear-time/slow-texts.ts'
import { bySize, testSeed } from '../../../../scripts/test-size.ts'
import { extractOffer } from './extract-offer.ts'

const size = { isFull: bySize(0, 1) === 1, seed: testSeed }
const page = { limit: 1_000_000, quickLength: 60_000, isCostly: true }
const script = (json: string) => `<script type="application/ld+json">${json}</script>`

const readers: Readonly<Record<string, TextReader>> = {
  'a page': { ...page, read: (text) => extractOffer({ type: 'html', text }) },
  'the body of a page': {
    ...page,
    read: (text) => extractOffer({ type: 'html', text: `<main><h1>Vendeur</h1><p>${text}</p></main>` }),
  },
  'a posting': {
    ...page,
    read: (text) =>
      extractOffer({
        type: 'html',
        text: script(
          JSON.stringify({ '@type': 'JobPosting', title: 'Vendeur', description: text, skills: text }),
        ),
      }),
  },
  'broken JSON': {
    ...page,
    read: (text) => extractOffer({ type: 'html', text: script(`{"@type": "JobPosting", "title": "${text}`) }),
  },
}

test.each(Object.entries(readers))('%s is read in time in proportion to it', (_, reader) => {
  expect(slowTexts(reader, size)).toEqual([])
})

test('a string without its end is read once', () => {
  const text = script(`{"@type": "JobPosting", "title": "${'\\"'.repeat(1_000_000)}`)
  const before = process.threadCpuUsage().user
  expect(extractOffer({ type: 'html', text })).toBeUndefined()
  expect((process.threadCpuUsage().user - before) / 1_000).toBeLessThan(2_000)
})

test('objects beyond number are looked into a little', () => {
  const objects = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`a${index}`, {}]))
  expect(extractOffer({ type: 'json', text: JSON.stringify(objects) })).toBeUndefined()
})

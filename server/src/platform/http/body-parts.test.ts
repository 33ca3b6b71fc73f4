import { expect, test } from 'vitest'
import { hasTooManyParts } from './body-parts.ts'

const list = (length: number, item: unknown) => Array.from({ length }, () => item)

test.each([
  ['nothing', ''],
  ['a text full of signs', JSON.stringify({ content: ',:[{"\\'.repeat(8_000) })],
  ['a text that ends with a backslash', JSON.stringify({ content: '\\'.repeat(50_000), offer: '[' })],
  ['a quote without an end', `"${'['.repeat(50_000)}`],
  [
    'the longest career',
    JSON.stringify({
      jobs: list(60, { tasks: list(40, 'a'), results: list(40, { text: 'a', year: '2020' }) }),
    }),
  ],
])('%s is read', (_, body) => {
  expect(hasTooManyParts(body)).toBe(false)
})

test.each([
  ['a list of no request', JSON.stringify({ ids: list(20_001, '') })],
  ['lists in one another', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['fields of no request', `{${'"a":1,'.repeat(20_000)}"b":2}`],
  ['values after a text with quotes', `["\\"",${'0,'.repeat(20_001)}0]`],
])('%s are refused', (_, body) => {
  expect(hasTooManyParts(body)).toBe(true)
})

import { expect, test } from 'vitest'
import { bySize, testSeed } from '../../../scripts/test-size.ts'
import { hostileTexts } from '../../testing/linear-time/hostile-texts.ts'
import { readers } from '../../testing/linear-time/readers.ts'
import { slowTexts } from '../../testing/linear-time/slow-texts.ts'

const size = { isFull: bySize(0, 1) === 1, seed: testSeed }

test('a reader that compares each sign with all others is found', () => {
  const letters = hostileTexts({ all: false }).filter(({ name }) => name.startsWith('"a"'))
  const read = (text: string) => /[a-z]+@/u.test(text)
  expect(slowTexts({ limit: 100_000, quickLength: 20_000, read }, size, letters).length).toBe(letters.length)
})

test.each(Object.entries(readers))('%s takes time in proportion to the text', (_, reader) => {
  expect(slowTexts(reader, size)).toEqual([])
})

import { expect, test } from 'vitest'
import { hostileTexts } from './hostile-texts.ts'
import { readers } from './readers.ts'
import { slowTexts } from './slow-texts.ts'

test('a reader that compares each sign with all others is found', () => {
  const letters = hostileTexts({ all: false }).filter(({ name }) => name.startsWith('"a"'))
  const read = (text: string) => /[a-z]+@/u.test(text)
  expect(slowTexts({ limit: 100_000, read }, letters).length).toBe(letters.length)
})

test.each(Object.entries(readers))('%s takes time in proportion to the text', (_, reader) => {
  expect(slowTexts(reader)).toEqual([])
})

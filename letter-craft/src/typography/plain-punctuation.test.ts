import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainPunctuation } from './plain-punctuation.ts'

test.each([
  ['l’œuvre', "l'œuvre"],
  ['«\u00a0Cent mains\u00a0»', '"Cent mains"'],
  ['«\u00a0Un “mot” dedans\u00a0»…', '"Un "mot" dedans"...'],
  ['2019–2021 — et plus', '2019-2021 - et plus'],
  ['10\u202f000\u00a0€', '10\u202f000\u00a0€'],
  ['Élève d’été', "Élève d'été"],
  ['sou\u00adligne\u200b', 'souligne'],
])('%j is %j', (text, plain) => {
  expect(plainPunctuation(text)).toBe(plain)
})

test('loses no letter or digit, and is idempotent', () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').replaceAll('x', '')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = plainPunctuation(text)
      expect(letters(plain)).toBe(letters(text))
      expect(plainPunctuation(plain)).toBe(plain)
    }),
  )
})

import { expect, test } from 'vitest'
import { wordChange } from './word-change.ts'

test.each([
  ['', '', 0, 0],
  ['', 'Madame, Monsieur,', 2, 0],
  ['un deux trois', 'un trois', 0, 1],
  ['un deux', 'deux un', 0, 0],
  ['le pain', 'le pain et le vin', 3, 0],
  ['des gestes, et non des slogans.', 'des gestes.', 0, 4],
  ['tout  autre\n\nchose', 'rien', 1, 3],
])('%j to %j: %i words added, %i removed', (before, after, wordsAdded, wordsRemoved) => {
  expect(wordChange(before, after)).toEqual({ wordsAdded, wordsRemoved })
})

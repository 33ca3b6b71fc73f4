import { expect, test } from 'vitest'
import { findMatches } from './text-matches.ts'

const marked = (text: string, query: string) =>
  findMatches(text, query).map(([start, end]) => text.slice(start, end))

test.each([
  ['Éditions Morvan', 'edit', ['Édit']],
  ['Éditions Morvan', 'MORVAN edi', ['Édi', 'Morvan']],
  ['Dossier d’inscription', 'script', ['script']],
  ['Lettre, belle lettre', 'lettre', ['Lettre', 'lettre']],
  ['Un cœur', 'coe', ['cœ']],
  ['🚀 Fusée', 'fus', ['Fus']],
  ['Fuse\u0301e', 'fusee', ['Fuse\u0301e']],
  ['aaa', 'aa a', ['aa']],
  ['Modèle', 'zz', []],
  ['Modèle', '%', []],
  ['', 'a', []],
])('in «%s», «%s» marks %j', (text, query, expected) => {
  expect(marked(text, query)).toEqual(expected)
})

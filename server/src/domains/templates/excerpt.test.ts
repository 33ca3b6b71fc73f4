import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test.each([
  ['{{appel}},\n\nJe rejoins {{chez entreprise}}.', 'Je rejoins …'],
  ['Je suis {ravi|ravie|en joie} de [[votre **accueil** à {{ville}}]].', 'Je suis ravi de votre accueil à …'],
  ['', ''],
])('%j has the excerpt %j', (template, excerpt) => {
  expect(excerptOf(template)).toBe(excerpt)
})

test('a long one is cut between words, within 120 characters', () => {
  const excerpt = excerptOf('Un mot après l’autre, '.repeat(20))
  expect(excerpt.length).toBeLessThanOrEqual(120)
  expect(excerpt).toMatch(/ (?:Un|mot|après|l’autre,)…$/u)
})

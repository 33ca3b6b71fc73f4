import { expect, test } from 'vitest'
import { withoutExamplesIn } from './without-examples.ts'

test('examples and source of a rule are emptied, and the rest stays', () => {
  const code = `export const rules: readonly PatternRule[] = [
  { id: 'a/b', why: 'À l’été.', source: 'Grevisse', patterns: ['[à → a] été'], breaks: ['Il [à → a] été.', 'x'], allows: [] },
]
export const breaks = ['kept']
`
  expect(withoutExamplesIn('/src/rules.fr.ts', code)).toBe(`export const rules: readonly PatternRule[] = [
  { id: 'a/b', why: 'À l’été.', source: '', patterns: ['[à → a] été'], breaks: [], allows: [] },
]
export const breaks = ['kept']
`)
})

import { expect, test } from 'vitest'
import { excerptAround, partOf } from './letter-excerpt.ts'

const filler = 'Une phrase assez longue pour remplir une ligne. '
const matched = ({ text, matches }: ReturnType<typeof excerptAround>) =>
  matches.map(([start, end]) => text.slice(start, end))

test('an excerpt is one line of plain text around the match', () => {
  const found = excerptAround('Madame,\n\nJe **vends** des fleurs.', 'fleu', [])
  expect(found.text).toBe('Madame, Je vends des fleurs.')
  expect(matched(found)).toEqual(['fleurs'])
})

test.each(['Pâtissière', 'Pa\u0302tissie\u0300re', 'Œnologue'])(
  'a match far inside a long letter is shown: %s',
  (word) => {
    const content = `${filler.repeat(500)}Ici, une ${word} parle. ${filler.repeat(500)}`
    const found = excerptAround(content, word.normalize('NFC'), [])
    expect(matched(found)).toEqual([word])
    expect(found.text).toMatch(/^… .* …$/u)
    expect(found.text.length).toBeLessThan(200)
  },
)

test('of a long letter, a few pages are read', () => {
  for (const content of [
    'a\n'.repeat(25_000),
    `${'- a\n'.repeat(12_000)}mot`,
    'a'.repeat(50_000),
    filler.repeat(1_000),
  ])
    for (const word of ['mot', 'a', 'une', 'absent']) {
      const { text } = partOf(content, [word])
      expect(content).toContain(text)
      expect(text.length).toBeLessThanOrEqual(8_000)
    }
  expect(partOf(`${'- a\n'.repeat(12_000)}mot`, ['mot']).text).toMatch(/mot$/u)
})

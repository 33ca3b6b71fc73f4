import { expect, test } from 'vitest'
import { removableSentences } from './removable-sentences.ts'

const content = [
  'Madame,',
  'Votre atelier ouvre à Villeurbanne en mars. J’ai conduit 23 ateliers de broderie avec des enfants. Je suis dynamique et motivée.',
  'Ces ateliers de broderie avec des enfants, je les ai conduits. La couture me plaît depuis toujours.',
  'Je vous prie d’agréer, Madame, mes salutations distinguées.',
].join('\n\n')
const placeOf = (quote: string) => ({
  start: content.indexOf(quote),
  end: content.indexOf(quote) + quote.length,
})
const read = {
  findings: [{ rule: 'cliche', ...placeOf('dynamique et motivée') }],
  answers: [placeOf('J’ai conduit 23 ateliers')],
  claims: [placeOf('23 ateliers'), placeOf('mars')],
}

test('the least useful sentence comes first, with its reason and its place', () => {
  const spare = removableSentences(content, 'fr', read)
  expect(spare.map(({ text, reason }) => [text, reason])).toEqual([
    ['Ces ateliers de broderie avec des enfants, je les ai conduits.', 'repeat'],
    ['Je suis dynamique et motivée.', 'advice'],
    ['La couture me plaît depuis toujours.', 'filler'],
    ['Votre atelier ouvre à Villeurbanne en mars.', 'lesser'],
  ])
  for (const { text, start, end } of spare) expect(content.slice(start, end)).toBe(text)
})

test('salutation, closing formula and the only sentence are never removable', () => {
  const texts = removableSentences(content, 'fr', { findings: [], answers: [], claims: [] }).map(
    ({ text }) => text,
  )
  expect(texts.join(' ')).not.toMatch(/Madame/)
  expect(removableSentences('Madame,\n\nUne seule phrase.\n\nCordialement.', 'fr', read)).toEqual([])
})

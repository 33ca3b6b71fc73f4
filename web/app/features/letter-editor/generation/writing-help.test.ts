import { expect, it } from 'vitest'
import { blankDraft } from '../autosave/letter-draft.ts'
import { addressOf, closingFor, endsWithClosing, questionsFor, suggestionFor } from './writing-help.ts'

const draft = { ...blankDraft, recipient: { name: 'Mme Claire Delmas', email: '', address: [] } }

it.each([
  ['Madame la Directrice,\n\nJe…', 'Madame la Directrice'],
  ['Je vous écris.', 'Madame'],
  ['', 'Madame'],
])('the address of %j is %j', (content, address) => {
  expect(addressOf({ ...draft, content }, 'professional')).toBe(address)
})

it('a closing formula repeats the address, and changes with the seed', () => {
  const closings = new Set([1, 2, 3, 4, 5].map((seed) => closingFor(draft, 'formal', seed)))
  expect(closings.size).toBeGreaterThan(1)
  for (const closing of closings) expect(closing).toContain('Madame')
})

it('every letter has a suggestion and four questions', () => {
  expect(suggestionFor(draft, 1)).not.toBe('')
  expect(questionsFor({ ...draft, jobTitle: 'Libraire' })).toHaveLength(4)
})

it('detects whether a letter has its closing formula', () => {
  for (const language of ['fr', 'en'] as const)
    for (const tone of ['professional', 'casual', 'enthusiastic', 'formal'] as const)
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const closing = closingFor({ ...draft, language }, tone, seed)
        expect(endsWithClosing({ ...draft, language, content: `Madame,\n\nTexte.\n\n${closing}` })).toBe(true)
        expect(endsWithClosing({ ...draft, language, content: `Madame,\n\n${closing}\n\nTexte.` })).toBe(
          false,
        )
      }
  expect(endsWithClosing({ ...draft, content: 'J’ai pris en considération vos remarques.' })).toBe(false)
})

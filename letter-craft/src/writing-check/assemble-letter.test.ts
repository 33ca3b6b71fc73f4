import { expect, test } from 'vitest'
import { assembleLetter, type WrittenSentence } from './assemble-letter.ts'

const relief = (() => {
  const content =
    'Madame,\n\nVous cherchez une vendeuse. Je vous propose ma candidature.\n\nChez Etam, je tenais la caisse. J’y montais la vitrine.\n\nChez Keolis, je conduisais.\n\nSalutations.'
  const span = (text: string, facts: string[]) => {
    const start = content.indexOf(text)
    return { start, end: start + text.length, facts, needs: facts.length > 0 ? ['need'] : [] }
  }
  return {
    content,
    facts: [
      span('Vous cherchez une vendeuse.', []),
      span('Je vous propose ma candidature.', []),
      span('Chez Etam, je tenais la caisse.', ['etam']),
      span('J’y montais la vitrine.', ['etam']),
      span('Chez Keolis, je conduisais.', ['keolis']),
    ],
  }
})()

const good = (text: string, paragraph: number, facts: string[] = []): WrittenSentence => ({
  ...{ text, paragraph, facts, faults: [], about: [] },
})
const bad = (text: string, paragraph: number, facts: string[] = []): WrittenSentence => ({
  ...good(text, paragraph, facts),
  faults: ['unsupported'],
})
const assemble = (...sentences: WrittenSentence[]) =>
  assembleLetter({
    ...{ opening: 'Madame,', closing: 'Salutations.', language: 'fr', relief, sentences },
    needsOf: (text) => (text.includes('caisse') ? ['keep-till'] : []),
  })

test('sentences stand in their paragraphs, each with its place, its cards and its needs', () => {
  const { content, facts } = assemble(
    good('Un.', 1),
    good('La caisse, je la tenais.', 1, ['etam']),
    good('Trois.', 2),
  )
  expect(content).toBe('Madame,\n\nUn. La caisse, je la tenais.\n\nTrois.\n\nSalutations.')
  expect(facts.map(({ start, end, ...links }) => [content.slice(start, end), links])).toEqual([
    ['Un.', { facts: [], needs: [] }],
    ['La caisse, je la tenais.', { facts: ['etam'], needs: ['keep-till'] }],
    ['Trois.', { facts: [], needs: [] }],
  ])
})

test('in place of a faulty sentence the composer tells the same card, in all its sentences', () => {
  const { content, replaced } = assemble(good('Un.', 1), bad('Chez Etam, 400 ventes.', 2, ['etam']))
  expect(content).toContain('Un.\n\nChez Etam, je tenais la caisse. J’y montais la vitrine.\n\n')
  expect(replaced).toBe(1)
})

test('what another sentence says of the card is not said again', () => {
  const { content } = assemble(
    good('J’ai tenu la caisse d’Etam.', 1, ['etam']),
    bad('Etam, 400.', 1, ['etam']),
  )
  expect(content).toBe('Madame,\n\nJ’ai tenu la caisse d’Etam. J’y montais la vitrine.\n\nSalutations.')
  const { dropped } = assemble(
    good('J’ai tenu la caisse d’Etam et monté sa vitrine.', 1, ['etam']),
    bad('Etam, 400.', 1, ['etam']),
  )
  expect(dropped).toBe(1)
})

test('without a card of its own, it leaves its place to what was not told', () => {
  const { content } = assemble(good('Etam.', 1, ['etam']), bad('J’ai dirigé Google.', 2))
  expect(content).toContain('Chez Keolis, je conduisais.')
})

test('a faulty first sentence leaves its place to the composer’s', () => {
  expect(assemble(bad('Fort de moi.', 1), good('Deux.', 1)).content).toContain(
    'Vous cherchez une vendeuse. Deux.',
  )
})

test('nothing is said twice', () => {
  expect(assemble(good('Un.', 1), good('Un.', 2), good('Deux.', 2)).content).toBe(
    'Madame,\n\nUn.\n\nDeux.\n\nSalutations.',
  )
})

import { describe, expect, test } from 'vitest'
import { type PreflightFacts, preflight, verdictOf } from './preflight.ts'

const complete: PreflightFacts = {
  content: `Madame,\n\n${'mot '.repeat(300)}\n\nJe vous prie d’agréer mes salutations.`,
  sender: {
    name: 'Lucie Marchand',
    address: ['12 rue de la Paix', '69280 SAINTE-CONSORCE'],
    phone: '06',
    city: '',
  },
  recipient: { name: '' },
  company: 'Action',
  mistakes: 0,
  isSpelled: true,
  unconfirmedFacts: 0,
  pageCount: 1,
  wordTarget: 350,
}
const stateOf = (patch: Partial<PreflightFacts>, id: string) =>
  preflight({ ...complete, ...patch }).find((check) => check.id === id)

test('a complete letter passes every check', () => {
  const checks = preflight(complete)
  expect(checks.filter(({ state }) => state !== 'passed')).toEqual([])
  expect(checks).toHaveLength(11)
  expect(verdictOf(checks)).toBe('passed')
})

describe('a letter cannot leave as final', () => {
  test.each([
    ['an empty text', { content: '  \n\n' }, 'text'],
    ['an open place', { content: 'Madame,\n\n[[Dites votre projet.]]' }, 'places'],
    [
      'an open place as the editor writes it',
      { content: 'Madame,\n\n\\[\\[Dites votre projet.\\]\\]' },
      'places',
    ],
    ['a field of a template', { content: 'Madame {{nom}},' }, 'places'],
    ['a choice of gender', { content: 'Je suis {motivé|motivée}.' }, 'places'],
  ])('with %s', (_, patch, id) => {
    expect(stateOf(patch, id)?.state).toBe('blocked')
    expect(verdictOf(preflight({ ...complete, ...patch }))).toBe('blocked')
  })
})

test.each([
  ['mistakes', { mistakes: 3 }, 'error', 3],
  ['facts', { unconfirmedFacts: 2 }, 'error', 2],
  ['sender', { sender: { ...complete.sender, address: [] } }, 'advice', 0],
  ['phone', { sender: { ...complete.sender, phone: '' } }, 'advice', 0],
  ['city', { sender: { ...complete.sender, address: ['12 rue de la Paix'] } }, 'advice', 0],
  ['recipient', { company: '' }, 'advice', 0],
  ['length', { content: 'Madame, trois mots.' }, 'advice', 3],
  ['length', { wordTarget: 200 }, 'advice', 307],
  ['page', { pageCount: 2 }, 'advice', 2],
  ['mistakes', { isSpelled: false }, 'advice', 0],
  ['mistakes', { mistakes: undefined }, 'pending', 0],
  ['page', { pageCount: undefined }, 'pending', 0],
] as const)('%s of %j is %s', (id, patch, state, count) => {
  expect(stateOf(patch, id)).toEqual({ id, state, count })
})

test('facts that are not traced, and the length of an empty letter, are not listed', () => {
  expect(stateOf({ unconfirmedFacts: undefined }, 'facts')).toBeUndefined()
  expect(stateOf({ content: '' }, 'length')).toBeUndefined()
})

test('an error outweighs advice, and what is pending holds nothing back', () => {
  expect(verdictOf(preflight({ ...complete, mistakes: 1, company: '' }))).toBe('error')
  expect(verdictOf(preflight({ ...complete, mistakes: undefined }))).toBe('passed')
})

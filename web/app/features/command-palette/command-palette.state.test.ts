import { describe, expect, test } from 'vitest'
import { actionText, pageText } from './command-palette.fr.ts'
import {
  type Entry,
  findEntries,
  groupsOf,
  moveOf,
  moveSelection,
  rowsOf,
  selectedEntry,
  stillMatches,
} from './command-palette.state.ts'

const page = (title: string, words = ''): Entry => ({
  key: title,
  kind: 'pages',
  title,
  words,
  to: `/${title}`,
})
const letter = (title: string): Entry => ({ key: title, kind: 'letters', title, to: `/${title}` })
const titles = (entries: readonly Entry[]) => entries.map(({ title }) => title)

describe('local results', () => {
  const pages = [
    page('Réglages', 'modèle'),
    page('Sous-modèles'),
    page('Les modèles'),
    page('Modèles'),
    page('Amodèles'),
  ]

  test('ranks title prefixes, then words, then parts, then other words; four per kind', () => {
    expect(titles(findEntries(pages, 'modele'))).toEqual([
      'Modèles',
      'Sous-modèles',
      'Les modèles',
      'Amodèles',
    ])
    expect(titles(findEntries(pages.slice(0, 2), 'MODÈLE'))).toEqual(['Sous-modèles', 'Réglages'])
  })

  test('every word matches, in any order', () => {
    const two = [page('Connexions et sécurité', 'mot de passe'), page('Sécurité')]
    expect(titles(findEntries(two, 'sécu conn'))).toEqual(['Connexions et sécurité'])
    expect(titles(findEntries(two, 'mot de passe'))).toEqual(['Connexions et sécurité'])
    expect(findEntries(two, 'sécurité absente')).toEqual([])
  })

  test.each(['', '  ', '%', '«»', '\\', '🚀'])('punctuation alone finds nothing: «%s»', (query) => {
    expect(findEntries(pages, query)).toEqual([])
  })

  test('every action and page is found by its title', () => {
    const all = Object.values({ ...pageText, ...actionText }).map(({ title, words }) => page(title, words))
    for (const entry of all) expect(titles(findEntries(all, entry.title))[0]).toBe(entry.title)
  })
})

test('server results come below local ones, grouped by kind', () => {
  const here = [page('Modèles')]
  const before = rowsOf(groupsOf(here))
  const after = rowsOf(groupsOf([letter('Une'), ...here, letter('Deux')]))
  expect(after.slice(0, before.length)).toEqual(before)
  expect(titles(after)).toEqual(['Modèles', 'Une', 'Deux'])
  expect(groupsOf([])).toEqual([])
})

test('only results of the previous query that contain every word of this one stay', () => {
  const found: Entry = {
    ...letter('Relectrice'),
    detail: 'Éditions Morvan',
    excerpt: { text: 'Né en été', matches: [] },
  }
  for (const query of ['relec', 'EDITIONS', 'morvan ete']) expect(stillMatches(found, query)).toBe(true)
  for (const query of ['soudeur', 'relectrice soudeur']) expect(stillMatches(found, query)).toBe(false)
})

describe('the selected row', () => {
  const rows = [page('Un'), page('Deux'), letter('Trois')]

  test('is the first by default, and stays when rows are added', () => {
    expect(selectedEntry(rows, undefined)?.key).toBe('Un')
    expect(selectedEntry([...rows, letter('Quatre')], 'Deux')?.key).toBe('Deux')
    expect(selectedEntry(rows, 'Disparue')?.key).toBe('Un')
    expect(selectedEntry([], 'Un')).toBeUndefined()
  })

  test.each([
    ['ArrowDown', 'Un', 'Deux'],
    ['ArrowDown', 'Trois', 'Un'],
    ['ArrowUp', 'Deux', 'Un'],
    ['ArrowUp', 'Un', 'Trois'],
    ['Home', 'Trois', 'Un'],
    ['End', 'Un', 'Trois'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(moveSelection(rows, selectedEntry(rows, from), moveOf(key)!)?.key).toBe(to)
  })

  test('is undefined without rows', () => {
    for (const move of ['next', 'previous', 'first', 'last'] as const)
      expect(moveSelection([], undefined, move)).toBeUndefined()
    expect(moveOf('Tab')).toBeUndefined()
  })
})

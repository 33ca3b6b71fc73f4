import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeFilters,
  defaultView,
  isFiltered,
  type LibraryView,
  libraryQuery,
  noFilter,
  searchWordsOf,
  toggled,
} from './library.state.ts'

const views = fc.record<LibraryView>({
  search: fc.constantFrom('', ' ', 'vente'),
  type: fc.constantFrom('all', 'job', 'internship'),
  sort: fc.constantFrom('rating', 'recent', 'popular'),
  view: fc.constantFrom('grid', 'list', 'compact'),
  premium: fc.boolean(),
  mine: fc.boolean(),
  ai: fc.boolean(),
  featured: fc.boolean(),
  bookmarked: fc.boolean(),
  difficulty: fc.constantFrom('all', 'beginner'),
  rating: fc.constantFrom(0, 4.5),
  time: fc.constantFrom(120, 30),
  tags: fc.subarray(['stage', 'vente']),
  industries: fc.subarray(['Juridique']),
})

describe('filters', () => {
  test('none is active by default, whatever the order and view mode', () => {
    expect(isFiltered({ ...defaultView, sort: 'recent', view: 'compact' })).toBe(false)
    expect(libraryQuery(defaultView)).toEqual({ sort: 'rating', texts: false })
  })

  test('removing each filter leaves none', () => {
    fc.assert(
      fc.property(views, (view) => {
        let left = view
        for (let round = activeFilters(view).length; round > 0; round--)
          left = { ...left, ...activeFilters(left)[0]!.without }
        expect(isFiltered(left)).toBe(false)
        expect([left.sort, left.view]).toEqual([view.sort, view.view])
      }),
    )
  })

  test('clearing the filters leaves none', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(isFiltered({ ...view, ...noFilter })).toBe(false)
      }),
    )
  })

  test('each active filter is part of the query', () => {
    fc.assert(
      fc.property(views, (view) => {
        const asked = Object.entries(libraryQuery(view)).filter(([name]) => !['sort', 'texts'].includes(name))
        const values = asked.flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
        expect(values).toHaveLength(activeFilters(view).length)
      }),
    )
  })
})

test('a name is added, then removed', () => {
  expect(toggled(toggled(['a'], 'b'), 'b')).toEqual(['a'])
})

test.each([
  ['Vendeur conseil en jardinerie', 'Vendeur'],
  ['Chef de rang', 'Chef rang'],
  ['Conducteur d’engins de chantier', 'Conducteur'],
  ['Technicien', 'Technicien'],
])('templates of «%s» are found by «%s»', (name, words) => {
  expect(searchWordsOf(name)).toBe(words)
})

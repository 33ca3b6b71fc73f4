import { LetterQuery, type LetterSummary } from '@lettrine/contract/letters'
import { expect, it } from 'vitest'
import { isNarrowed, type ListView, listQuery, rowsOf, sortedBy } from './letter-list.state.ts'

const view: ListView = { search: '', status: 'all', sort: 'date', order: 'desc' }

it('the query has only the filters of the view, as the contract accepts it', () => {
  expect(listQuery(view, undefined)).toEqual({ limit: 20, status: 'all', sort: 'date', order: 'desc' })
  expect(listQuery({ ...view, search: ' morvan ' }, 'next')).toMatchObject({
    search: 'morvan',
    cursor: 'next',
  })
  expect(LetterQuery.safeParse(listQuery({ ...view, search: 'x'.repeat(900) }, undefined)).success).toBe(true)
})

it('reverses the order on the sorted column, and uses the default order on another', () => {
  expect(sortedBy(view, 'date')).toEqual({ sort: 'date', order: 'asc' })
  expect(sortedBy(view, 'title')).toEqual({ sort: 'title', order: 'asc' })
})

it('detects whether a filter is active', () => {
  expect(isNarrowed(view)).toBe(false)
  expect(isNarrowed({ ...view, search: ' ' })).toBe(false)
  expect(isNarrowed({ ...view, status: 'final' })).toBe(true)
})

it('lists a letter once, even when two pages have it', () => {
  const row = (id: string) => ({ id }) as LetterSummary
  expect(
    rowsOf([
      { letters: [row('a'), row('b')], nextCursor: 'x' },
      { letters: [row('b'), row('c')], nextCursor: null },
    ]).map(({ id }) => id),
  ).toEqual(['a', 'b', 'c'])
})

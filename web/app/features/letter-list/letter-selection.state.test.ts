import { expect, test } from 'vitest'
import { noSelection, selectedAmong, toggled, toggledAll } from './letter-selection.state.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const ticked = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('')

test('a letter is selected and deselected', () => {
  const one = toggled(noSelection, 'b', false, shown)
  expect(ticked(one)).toBe('b')
  expect(ticked(toggled(one, 'b', false, shown))).toBe('')
})

test('a range starts at the last toggled letter, in both directions, selecting or deselecting', () => {
  const range = toggled(toggled(noSelection, 'd', false, shown), 'b', true, shown)
  expect(ticked(range)).toBe('bcd')
  expect(ticked(toggled(range, 'c', true, shown))).toBe('d')
})

test('without a last toggled letter on display, a range is one letter', () => {
  expect(ticked(toggled(noSelection, 'c', true, shown))).toBe('c')
  expect(ticked(toggled({ ids: new Set(), anchor: 'gone' }, 'c', true, shown))).toBe('c')
})

test('select all selects every displayed letter, then none', () => {
  const all = toggledAll(noSelection, shown)
  expect(ticked(all)).toBe('abcde')
  expect(ticked(toggledAll(all, shown))).toBe('')
  expect(ticked(toggledAll(toggled(noSelection, 'a', false, shown), []))).toBe('')
})

test('only displayed letters count', () => {
  const selection = { ids: new Set(['e', 'gone', 'a']), anchor: null }
  expect(selectedAmong(selection, [{ id: 'a' }, { id: 'b' }, { id: 'e' }])).toEqual([
    { id: 'a' },
    { id: 'e' },
  ])
})

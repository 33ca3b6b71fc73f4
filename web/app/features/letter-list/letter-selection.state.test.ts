import { expect, test } from 'vitest'
import { noSelection, selectedAmong, toggled, toggledAll } from './letter-selection.state.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const ticked = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('')

test('a letter is ticked and unticked', () => {
  const one = toggled(noSelection, 'b', false, shown)
  expect(ticked(one)).toBe('b')
  expect(ticked(toggled(one, 'b', false, shown))).toBe('')
})

test('a range goes from the last one touched, in both directions, ticking or unticking', () => {
  const range = toggled(toggled(noSelection, 'd', false, shown), 'b', true, shown)
  expect(ticked(range)).toBe('bcd')
  expect(ticked(toggled(range, 'c', true, shown))).toBe('d')
})

test('without a last one, or with one no longer shown, a range is one letter', () => {
  expect(ticked(toggled(noSelection, 'c', true, shown))).toBe('c')
  expect(ticked(toggled({ ids: new Set(), anchor: 'gone' }, 'c', true, shown))).toBe('c')
})

test('all that is shown is ticked, then nothing', () => {
  const all = toggledAll(noSelection, shown)
  expect(ticked(all)).toBe('abcde')
  expect(ticked(toggledAll(all, shown))).toBe('')
  expect(ticked(toggledAll(toggled(noSelection, 'a', false, shown), []))).toBe('')
})

test('only what is still shown counts', () => {
  const selection = { ids: new Set(['e', 'gone', 'a']), anchor: null }
  expect(selectedAmong(selection, [{ id: 'a' }, { id: 'b' }, { id: 'e' }])).toEqual([
    { id: 'a' },
    { id: 'e' },
  ])
})

import { expect, test } from 'vitest'
import { shortcutOf } from './use-letter-shortcuts.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

test.each([
  ['s', 'save'],
  ['e', 'export'],
  ['p', 'print'],
  ['d', 'duplicate'],
])('Ctrl or Cmd %s means %s, in capitals too', (key, action) => {
  expect(press(key, { ctrlKey: true })).toBe(action)
  expect(press(key.toUpperCase(), { metaKey: true })).toBe(action)
})

test.each([
  ['F11', 'toggleFullScreen'],
  ['Escape', 'leaveFullScreen'],
  ['?', 'help'],
])('%s alone means %s', (key, action) => {
  expect(press(key, { shiftKey: key === '?' })).toBe(action)
})

test('other keys and browser shortcuts are ignored', () => {
  expect([
    press('s'),
    press('P', { ctrlKey: true, shiftKey: true }),
    press('e', { altKey: true, ctrlKey: true }),
  ]).toEqual([undefined, undefined, undefined])
})

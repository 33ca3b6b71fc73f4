import { expect, test } from 'vitest'
import { mergesInto } from './version-rules.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second))
const typed = { author: 'you', foldable: true } as const
const begun = { ...typed, createdAt: at(0) }

test.each([
  ['an autosave just after another', begun, typed, 59, true],
  ['an autosave a minute later', begun, typed, 60, false],
  ['a save that was asked for', begun, { ...typed, foldable: false }, 1, false],
  ['an autosave after a version that is kept', { ...begun, foldable: false }, typed, 1, false],
  ['an autosave after a restoration', { ...begun, author: 'restore' as const }, typed, 1, false],
  ['a written text after an autosave', begun, { ...typed, author: 'writer' as const }, 1, false],
])('%s: folded %#', (_name, last, next, second, folded) => {
  expect(mergesInto(last, next, at(second))).toBe(folded)
})

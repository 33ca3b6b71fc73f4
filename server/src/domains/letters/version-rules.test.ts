import { expect, test } from 'vitest'
import { mergesInto } from './version-rules.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second))
const typed = { author: 'you', foldable: true } as const
const begun = { ...typed, createdAt: at(0) }

test.each([
  ['an autosave within a minute replaces the previous one', begun, typed, 59, true],
  ['an autosave after a minute is a new version', begun, typed, 60, false],
  ['a manual save is a new version', begun, { ...typed, foldable: false }, 1, false],
  ['an autosave does not replace a version that is kept', { ...begun, foldable: false }, typed, 1, false],
  [
    'an autosave does not replace a restored version',
    { ...begun, author: 'restore' as const },
    typed,
    1,
    false,
  ],
  ['a generated text does not replace an autosave', begun, { ...typed, author: 'writer' as const }, 1, false],
])('%s', (_name, last, next, second, folded) => {
  expect(mergesInto(last, next, at(second))).toBe(folded)
})

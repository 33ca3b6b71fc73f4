import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['12345678', true],
  ['AZERTYUIOP', true],
  ['soleil123', true],
  ['motdepasse', true],
  ['Secret1!', false],
  ['neuf carpes sous le pont', false],
  ['', false],
])('%j is common: %s', async (password, expected) => {
  expect(await isCommonPassword(password)).toBe(expected)
})

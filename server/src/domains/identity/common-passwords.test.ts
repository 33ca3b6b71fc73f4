import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['123456', true],
  ['AZERTYUIOP', true],
  ['soleil', true],
  ['motdepasse', true],
  ['Secret1!', false],
  ['neuf carpes sous le pont', false],
  ['', false],
])('%j is common: %s', async (password, expected) => {
  expect(await isCommonPassword(password)).toBe(expected)
})

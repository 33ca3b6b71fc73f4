import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  ['/dashboard/letters/1/edit?x=1#page', '/dashboard/letters/1/edit?x=1#page'],
  ['/dashboard', '/dashboard'],
  ['//evil.example/dashboard', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example/dashboard', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/dashboard/../..//evil.example', '/dashboard'],
  ['/login', '/dashboard'],
  ['', '/dashboard'],
  [42, '/dashboard'],
])('from %j, goes to %j', (from, expected) => {
  expect(returnPath({ from })).toBe(expected)
})

test('without a page to return to, goes to the dashboard', () => {
  expect([returnPath(null), returnPath(undefined), returnPath('/dashboard/letters')]).toEqual(
    Array(3).fill('/dashboard'),
  )
})

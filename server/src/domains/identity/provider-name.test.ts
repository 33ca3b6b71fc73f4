import { expect, test } from 'vitest'
import { nameFromProvider } from './provider-name.ts'

test.each([
  ['Zoé Martin', 'Zoé Martin'],
  ['  Zoé \n\t Martin\u0000 ', 'Zoé Martin'],
  ['\u202eniltraM\u202c', 'niltraM'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['', 'zoe'],
  [undefined, 'zoe'],
  ['x'.repeat(300), 'x'.repeat(100)],
  ['😀'.repeat(99), '😀'.repeat(50)],
])('the provider name %j becomes %j', (given, expected) => {
  expect(nameFromProvider(given, 'zoe@example.org')).toBe(expected)
})

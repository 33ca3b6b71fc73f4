import { expect, test } from 'vitest'
import { networkOf, withoutPersons } from './logger.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', 'unknown'],
  ['alice@example.org', 'unknown'],
])('%s is logged as its network', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('an address of mail and a token in a message of a library are left out', () => {
  const line = '{"msg":"no user alice.m+work@mail.example.org","token":"eyJhbGciOi.eyJzdWIi.c2ln-bmF0"}'
  expect(withoutPersons(line)).toBe('{"msg":"no user …@…","token":"…"}')
  const stack = 'at run (/srv/node_modules/@orpc/server/index.mjs:3:1)'
  expect(withoutPersons(stack)).toBe(stack)
})

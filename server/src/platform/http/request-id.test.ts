import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { newId } from '../new-id.ts'
import { requestIdOf } from './request-id.ts'

const given = '0af7651916cd43dd8448eb211c80319c'

function idOf(proxies: string[], remoteAddress: string | undefined, header: unknown): string {
  const request = { headers: { 'x-request-id': header }, socket: { remoteAddress } }
  return requestIdOf(proxies, () => 'new')(request as unknown as IncomingMessage)
}

describe('the id of a request', () => {
  test.each([
    [['10.0.0.1'], '10.0.0.1'],
    [['192.0.2.1', '10.0.0.0/8'], '10.200.3.4'],
    [['10.0.0.0/8'], '::ffff:10.1.2.3'],
    [['fd00::/8'], 'fd12::7'],
    [['::1'], '::1'],
  ])('is that of a proxy among %j at %s', (proxies, address) => {
    expect(idOf(proxies, address, given)).toBe(given)
    expect(idOf(proxies, address, '01a20b3c-2015-7f12-bc79-3cba58dd4abb')).not.toBe('new')
  })

  test.each([
    [[], '10.0.0.1'],
    [['10.0.0.1'], '10.0.0.2'],
    [['10.0.0.0/8'], '11.0.0.1'],
    [['fd00::/8'], '10.0.0.1'],
    [['10.0.0.0/8'], undefined],
  ])('is a new one where the caller is no proxy among %j, but %s', (proxies, address) => {
    expect(idOf(proxies, address, given)).toBe('new')
  })

  test.each([
    [''],
    ['req-1'],
    ['alice@example.org'],
    [`${given}\nforged line`],
    [`${given}${given}`],
    [[given, given]],
    [undefined],
  ])('is a new one where the proxy sent %j', (header) => {
    expect(idOf(['10.0.0.1'], '10.0.0.1', header)).toBe('new')
  })

  test('is another one for each request', () => {
    const next = requestIdOf([], newId)
    const request = { headers: {}, socket: {} } as IncomingMessage
    expect(new Set(Array.from({ length: 1_000 }, () => next(request))).size).toBe(1_000)
  })
})

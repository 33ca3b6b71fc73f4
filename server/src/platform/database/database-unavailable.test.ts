import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const state = (code: string) => Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code })
const ofNode = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
const inQuery = (fault: Error) => new DrizzleQueryError('SELECT 1', [], fault)

it.each([
  ['a server that shuts down', state('57P01')],
  ['a server that crashed', state('57P02')],
  ['a server that starts', state('57P03')],
  ['a standby that is not promoted yet', state('25006')],
  ['a full disk', state('53100')],
  ['too many connections', state('53300')],
  ['a connection that broke', state('08006')],
  ['a port that refuses', ofNode('ECONNREFUSED', 'connect')],
  ['both addresses of a name that refuse', new AggregateError([ofNode('ECONNREFUSED', 'connect')])],
  ['a name that is not found', ofNode('ENOTFOUND', 'getaddrinfo')],
  ['a socket that is not there', ofNode('ENOENT', 'connect')],
  ['a pool without an answer', new Error('timeout exceeded when trying to connect')],
  ['a connection that was cut', new Error('Connection terminated unexpectedly')],
  ['a query without an answer', new Error('Query read timeout')],
])('%s is a database that is away', (_name, fault) => {
  expect(isDatabaseUnavailable(fault)).toBe(true)
  expect(isDatabaseUnavailable(inQuery(fault))).toBe(true)
})

it.each([
  ['a table that is not there', inQuery(state('42P01'))],
  ['a row that is there already', inQuery(state('23505'))],
  ['a query that took too long', inQuery(state('57014'))],
  ['a file that is not there', ofNode('ENOENT', 'open')],
  ['another service', new TypeError('fetch failed', { cause: ofNode('ECONNREFUSED', 'connect') })],
  ['no error', 'ECONNREFUSED'],
])('%s is not', (_name, fault) => {
  expect(isDatabaseUnavailable(fault)).toBe(false)
})

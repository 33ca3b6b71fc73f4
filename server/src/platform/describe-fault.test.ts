import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeFault } from './describe-fault.ts'

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

test('a failed query is described by its cause, without its values', () => {
  const cause = withCode('relation "mails" does not exist', '42P01')
  const fault = new DrizzleQueryError('insert into mails values ($1)', ['a-secret'], cause)
  expect(JSON.stringify(fault.message)).toContain('a-secret')
  const described = describeFault(new Error('around', { cause: fault }))
  expect(described).toMatchObject({ code: '42P01', message: 'relation "mails" does not exist' })
  expect(JSON.stringify(described)).not.toContain('a-secret')
})

test('without a cause, the values on its next line are left out', () => {
  const fault = new DrizzleQueryError('select $1', ['a-secret'])
  expect(JSON.stringify(describeFault(fault))).not.toContain('a-secret')
})

test('a value that PostgreSQL could not read is not repeated', () => {
  const fault = withCode('invalid input syntax for type integer: "a-secret"', '22P02')
  expect(describeFault(fault).message).toBe('invalid input syntax for type integer')
})

test('what a library gives in place of an error is described by its message', () => {
  const fault = { message: 'connection lost\nselect a-secret', code: 'ECONNRESET', worker: 'w1' }
  expect(describeFault(fault)).toEqual({
    name: 'Error',
    code: 'ECONNRESET',
    message: 'connection lost',
    where: [],
  })
  expect(describeFault(new Error('around', { cause: fault })).message).toBe('connection lost')
  expect(describeFault({ password: 'a-secret' })).toEqual({ name: 'object', message: '', where: [] })
})

test('includes the location, and describes any thrown value', () => {
  expect(describeFault(new Error('x')).where[0]).toContain('describe-fault.test.ts')
  expect(describeFault('a-secret')).toEqual({ name: 'string', message: '', where: [] })
})

import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loggedFault } from './logged-fault.ts'

test('a query that failed is logged without what it carried', () => {
  const cause = Object.assign(new Error('connection lost'), {
    code: '57P01',
    detail: 'Key (email)=(ines@x.fr)',
  })
  const fault = new DrizzleQueryError('insert into letters values ($1)', ['Madame, voici ma lettre'], cause)
  const logged = loggedFault(fault)
  expect(logged.message).toBe('Failed query: insert into letters values ($1)')
  expect(logged.cause).toMatchObject({ message: 'connection lost', code: '57P01' })
  expect(JSON.stringify(logged)).not.toMatch(/Madame|ines@x/)
})

test('any other fault keeps its words and where it came from', () => {
  const logged = loggedFault(new TypeError('no such page'))
  expect(logged).toMatchObject({ type: 'TypeError', message: 'no such page' })
  expect(logged.stack).toContain('logged-fault.test.ts')
  expect(loggedFault('a string')).toEqual({ type: 'string', message: 'not an error', stack: '' })
})

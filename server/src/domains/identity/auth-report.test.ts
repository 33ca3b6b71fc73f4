import { expect, test } from 'vitest'
import { authReport } from './auth-report.ts'

test.each([
  ['account_not_linked', 'info'],
  ['Failed to parse state', 'info'],
  ['State not found', 'info'],
  ['Discovery fetch failed for "google": TypeError', 'error'],
  ['', 'error'],
])('«%s» is of level %s', (message, level) => {
  expect(authReport(message, []).level).toBe(level)
})

test('an error is reported without the values of its query', () => {
  const fault = Object.assign(
    new Error('insert failed\nparams: https://lettrine.fr/verify-email?token=abc'),
    {
      code: '23505',
    },
  )
  const { message, details } = authReport(`Failed to create user\n${fault.message}`, [
    fault,
    'ok',
    { email: 'alice@example.org' },
  ])
  expect(message).toBe('Failed to create user')
  expect(details).toEqual([expect.objectContaining({ message: 'insert failed', code: '23505' }), 'ok'])
})

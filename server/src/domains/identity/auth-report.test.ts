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

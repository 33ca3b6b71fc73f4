import { expect, test } from 'vitest'
import { readChoice } from './analytics-choice.ts'

const today = new Date('2026-11-22T08:00:00Z')
const host = 'matomo.example'

test.each([
  ['', host, 'unset'],
  ['refused', host, 'refused'],
  ['refused', undefined, 'refused'],
  [`accepted 2026-11-22 ${host}`, host, 'accepted'],
  [`accepted 2026-05-23 ${host}`, host, 'accepted'],
  // After six months consent is asked again; a refusal stands.
  [`accepted 2026-05-22 ${host}`, host, 'unset'],
  // Consent is for one service only.
  [`accepted 2026-11-22 ${host}`, 'stats.example', 'unset'],
  [`accepted 2026-11-22 ${host}`, undefined, 'unset'],
  ['accepted', host, 'unset'],
  [`accepted yesterday ${host}`, host, 'unset'],
  ['yes', host, 'unset'],
])('«%s» with %s is %s', (value, service, choice) => {
  expect(readChoice(value, service, today)).toBe(choice)
})

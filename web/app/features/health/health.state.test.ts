import type { ServiceHealth } from '@lettrine/contract/health'
import { expect, test } from 'vitest'
import { concernsOf, isAllWell } from './health.state.ts'

const well: ServiceHealth = {
  checkedAt: '2026-11-26T20:00:00.000Z',
  jobs: { waiting: 3, failed: 0, oldestSeconds: 12, failures: [] },
  mails: { sent: 40, refused: 0, waiting: 1, refusals: [] },
  payments: { captured: 2, failed: 1, toLookAt: 0, list: [] },
  database: {
    ...{ answerMs: 2, bytes: 1, slowQueries: 4 },
    connections: { used: 1, idle: 2, waiting: 0, max: 10 },
  },
  queues: [],
  backup: { madeAt: '2026-11-26T02:00:00.000Z', bytes: 1, isTried: true, isLate: false },
}

test('a service without failures is well, with slow queries and refused payments too', () => {
  expect(isAllWell(well)).toBe(true)
})

test.each<[string, Partial<ServiceHealth>, keyof ReturnType<typeof concernsOf>]>([
  ['a failed job', { jobs: { ...well.jobs, failed: 1 } }, 'jobs'],
  ['a job that waits for long', { jobs: { ...well.jobs, oldestSeconds: 1_000 } }, 'jobs'],
  ['a refused mail', { mails: { ...well.mails, refused: 1 } }, 'mails'],
  ['a payment to look at', { payments: { ...well.payments, toLookAt: 1 } }, 'payments'],
  ['a late backup', { backup: { ...well.backup!, isLate: true } }, 'backup'],
  ['no backup', { backup: null }, 'backup'],
])('%s is a concern', (_, change, card) => {
  const health = { ...well, ...change }
  expect(isAllWell(health)).toBe(false)
  expect(concernsOf(health)[card]).toBe(true)
})

import { expect, test, vi } from 'vitest'

test('the days of a contract are those of Paris, as in mails and receipts, wherever they are read', async () => {
  vi.stubEnv('TZ', 'America/Cayenne')
  const { subscriptionText } = await import('./subscription.fr.ts')
  const lateInParis = '2026-12-21T23:30:00Z'
  expect(new Date(lateInParis).getDate()).toBe(21)
  expect(subscriptionText.current.guarantee(lateInParis)).toContain('jusqu’au 22 décembre 2026')
})

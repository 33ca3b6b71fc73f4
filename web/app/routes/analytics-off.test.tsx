import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'

test('nothing is sent by an installation without analytics', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon')
  const { api } = await renderScreen('/tips', { profile: null })
  await expect.poll(() => api.calls.map(({ name }) => name)).toContain('config.read')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible()
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(beacon).not.toHaveBeenCalled()
  expect(api.calls.map(({ name }) => name)).not.toContain('analytics.count')
  Reflect.deleteProperty(document, 'visibilityState')
  vi.restoreAllMocks()
})

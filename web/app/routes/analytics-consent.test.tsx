import type { AnalyticsBatch } from '@lettrine/contract/analytics'
import { defaultSettings } from '@lettrine/contract/default-settings'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { publicConfig } from '../../testing/fixtures.ts'
import { hidePage } from '../../testing/hide-page.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { resetAnalyticsChoice } from '../lib/analytics/analytics-choice.ts'

const measured: ApiAnswers = {
  config: {
    read: () => ({
      data: {
        ...publicConfig(),
        features: { ai: true, analytics: true, premium: true },
        analyticsService: 'matomo.example',
      },
    }),
  },
  analytics: { count: ({ events }) => ({ data: { counted: events.length } }) },
}
const visitor = { profile: null, answers: measured } as const

let sent: AnalyticsBatch[] = []

beforeEach(() => {
  sent = []
  resetAnalyticsChoice()
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_address, body) => {
    void (body as Blob).text().then((text) => sent.push(JSON.parse(text)))
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A view is counted a moment after the page is shown. */
const pageIsCounted = (path: string) =>
  expect
    .poll(async () => {
      await hidePage()
      return pages()
    })
    .toContain(path)

const question = () => page.getByRole('region', { name: 'Votre avis sur la mesure d’audience' })
const participation = () => page.getByRole('switch', { name: 'Participer à la mesure d’audience' })
const pages = () =>
  sent.flatMap(({ events }) => events).flatMap((event) => ('page' in event ? event.page : []))

describe('consent to an outside analytics service', () => {
  test('nothing may be forwarded before consent; consent can be withdrawn', async () => {
    const { router } = await renderScreen('/', visitor)
    await expect.element(question()).toMatchTextContent('matomo.example')
    await page.getByRole('link', { name: 'En savoir plus' }).click()
    await expect.poll(() => location.pathname + location.hash).toBe('/privacy#audience')
    await pageIsCounted('/privacy')
    expect(sent.every(({ mayForward }) => !mayForward)).toBe(true)
    await question().getByRole('button', { name: 'Accepter' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    sent = []
    await router.navigate('/help')
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await pageIsCounted('/help')
    await expect.poll(() => sent.at(-1)).toMatchObject({ mayForward: true })
    await router.navigate('/privacy#audience')
    await pageIsCounted('/privacy')
    sent = []
    await page.getByRole('button', { name: 'Retirer cet accord' }).click()
    await expect.element(participation()).not.toBeChecked()
    await router.navigate('/tips')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible()
    await hidePage()
    expect(sent).toEqual([])
  })

  test('refusing is as easy as accepting, and ends all counting', async () => {
    const { router } = await renderScreen('/', visitor)
    const no = question().getByRole('button', { name: 'Refuser' })
    const yes = question().getByRole('button', { name: 'Accepter' })
    await expect.element(no).toBeVisible()
    const [left, right] = [no, yes].map((button) => button.element().getBoundingClientRect())
    expect([left!.width, left!.height, left!.y]).toEqual([right!.width, right!.height, right!.y])
    await expectAccessible()
    await pageIsCounted('/')
    ;(no.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question()).not.toBeInTheDocument()
    sent = []
    await router.navigate('/tips')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible()
    await hidePage()
    expect(sent).toEqual([])
    await expect.element(question()).not.toBeInTheDocument()
  })
})

describe('objection to analytics', () => {
  test('without an account: nothing is counted until it is withdrawn', async () => {
    const { router } = await renderScreen('/privacy#audience', visitor)
    await participation().click()
    await expect.element(participation()).not.toBeChecked()
    sent = []
    await router.navigate('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await hidePage()
    expect(sent).toEqual([])
    await router.navigate('/privacy#audience')
    await expect.element(participation()).not.toBeChecked()
    await participation().click()
    await expect.element(participation()).toBeChecked()
    await router.navigate('/tips')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible()
    await pageIsCounted('/tips')
  })

  test('by the account: stored in the settings, and followed on any device', async () => {
    const { api, router } = await renderScreen('/dashboard/settings', {
      answers: {
        ...measured,
        settings: {
          read: () => ({ data: { ...defaultSettings, allowsAnalytics: false } }),
          change: (change) => ({ data: { ...defaultSettings, ...change } }),
        },
      },
    })
    await expect.element(participation()).not.toBeChecked()
    await hidePage()
    sent = []
    await router.navigate('/dashboard/profile')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
    await hidePage()
    expect(sent).toEqual([])
    await router.navigate('/dashboard/settings')
    await participation().click()
    await expect
      .poll(() => api.calls.filter(({ name }) => name === 'settings.change').at(-1)?.input)
      .toMatchObject({ allowsAnalytics: true })
  })

  test('by the browser: nothing is counted, and the page says so', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    try {
      await renderScreen('/privacy#audience', visitor)
      await expect.element(page.getByText(/Votre navigateur demande de ne pas être suivi/)).toBeVisible()
      await expect.element(participation()).toBeDisabled()
      await hidePage()
      expect(sent).toEqual([])
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    }
  })
})

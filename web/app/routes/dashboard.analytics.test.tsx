import type { AnalyticsReport } from '@lettrine/contract/analytics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { aProfile } from '../../testing/fixtures.ts'
import { type ApiAnswers, pending, refusal } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const path = '/dashboard/analytics'
const administrator = aProfile({ isAdmin: true })

const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 22 - days)).toISOString().slice(0, 10)

const aReport = (days: number): AnalyticsReport => ({
  from: dayBefore(days - 1),
  to: dayBefore(0),
  pageViews: days,
  days: Array.from({ length: days }, (_, index) => ({ day: dayBefore(days - 1 - index), pageViews: 1 })),
  pages: [{ kind: '/', count: days }],
  referrers: [{ kind: 'search', count: days }],
  devices: [{ kind: 'phone', count: days }],
  themes: [{ kind: 'dark', count: days }],
  loginPageVisits: 3,
  loginFormFaults: 1,
  signIns: (['email_password', 'google', 'github'] as const).map((way) => ({
    ...{ way, attempts: 2, successes: 1, failures: 1 },
  })),
  templatesUsed: 1,
  categories: [{ kind: 'internship', count: 1 }],
  generatorClicks: [{ kind: 'letter', count: 1 }],
  searches: [{ kind: 'letters', count: 2, withoutResult: 1 }],
  vitals: [{ metric: 'LCP', count: 3, p75: 1_200, good: 1, needsImprovement: 1, poor: 1 }],
})

const withReport: ApiAnswers = {
  analytics: { report: ({ days }) => ({ data: aReport(Number(days ?? 30)) }) },
}
const heading = () => page.getByRole('heading', { level: 2, name: 'Pages vues par jour' })

test('an administrator reads the report of 7 days, chosen in the address, from the menu', async () => {
  await renderScreen('/dashboard', { profile: administrator, answers: withReport })
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Audience' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Audience' })).toBeVisible()
  await expect.element(heading()).toBeVisible()
  await page.getByText('7 jours', { exact: true }).click()
  await expect.poll(() => location.search).toBe('?days=7')
  await page.getByText('Voir les chiffres').click()
  const table = page.getByRole('table', { name: 'Pages vues par jour' })
  await expect.element(table.getByRole('row')).toHaveLength(8)
  await expect.element(page.getByRole('table', { name: 'Connexions' }).getByRole('row')).toHaveLength(4)
})

test('the period of the address is shown at once; axe finds no fault, and 320 pixels are enough', async () => {
  const { api } = await renderScreen(`${path}?days=7`, { profile: administrator, answers: withReport })
  await page.getByText('Voir les chiffres').click()
  expect(api.calls.filter(({ name }) => name === 'analytics.report')).toMatchObject([{ input: { days: 7 } }])
  await expectAccessibleOnAllSizes()
})

test('a member who is not an administrator has no menu entry, and is refused at the address', async () => {
  const answers: ApiAnswers = {
    analytics: {
      report: () => {
        throw refusal('FORBIDDEN')
      },
    },
  }
  const { router } = await renderScreen('/dashboard', { answers })
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Paramètres' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Audience' })).not.toBeInTheDocument()
  await router.navigate(path)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Vous n’avez pas les permissions nécessaires/)
  await expect.element(page.getByText('Pages vues')).not.toBeInTheDocument()
})

test('a report that cannot be loaded is requested again', async () => {
  const { api } = await renderScreen(path, {
    profile: administrator,
    answers: {
      analytics: {
        report: () => {
          throw refusal('TOO_MANY_REQUESTS')
        },
      },
    },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/L’audience n’a pas pu être chargée/)
  api.change(withReport)
  await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(heading()).toBeVisible()
})

test('a report without a visit says so, and one on its way shows a skeleton', async () => {
  const { api, router } = await renderScreen(path, {
    profile: administrator,
    answers: { analytics: { report: () => pending() } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Audience' })).toBeVisible()
  await expect.element(heading()).not.toBeInTheDocument()
  api.change({
    analytics: {
      report: () => ({
        data: {
          ...aReport(7),
          pageViews: 0,
          days: aReport(7).days.map(({ day }) => ({ day, pageViews: 0 })),
          ...{ pages: [], referrers: [], devices: [], themes: [], categories: [], generatorClicks: [] },
          ...{ searches: [], vitals: [], loginPageVisits: 0, loginFormFaults: 0, templatesUsed: 0 },
          signIns: aReport(7).signIns.map(({ way }) => ({ way, attempts: 0, successes: 0, failures: 0 })),
        },
      }),
    },
  })
  await router.navigate(`${path}?days=7`)
  await expect.element(page.getByText('Rien n’a été compté sur cette période.').first()).toBeVisible()
})

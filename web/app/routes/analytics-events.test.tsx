import type { AnalyticsBatch } from '@lettrine/contract/analytics'
import { defaultSettings } from '@lettrine/contract/default-settings'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicConfig } from '../../testing/fixtures.ts'
import { hidePage } from '../../testing/hide-page.ts'
import type { ApiAnswers } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aLibrary, aTemplate } from '../../testing/template-fixtures.ts'
import { resetAnalyticsChoice } from '../lib/analytics/analytics-choice.ts'

const templates = aLibrary([aTemplate()]).templates!

/** A library in which what is searched for is not found. */
function library(): ApiAnswers {
  const store = letterStore([{ title: 'Fleuriste' }])
  return {
    ...store.answers,
    config: {
      read: () => ({ data: { ...publicConfig(), features: { ai: true, analytics: true, premium: true } } }),
    },
    settings: { read: () => ({ data: { ...defaultSettings, allowsAnalytics: true } }) },
    occupations: { search: () => ({ data: { items: [] } }) },
    analytics: { count: ({ events }) => ({ data: { counted: events.length } }) },
    templates: {
      ...templates,
      list: (filters) => (filters.search ? { data: { templates: [], total: 0 } } : templates.list!(filters)),
      use: async ({ letterId }) => {
        const { data: letter } = await store.answers.letters!.create!({ id: letterId, title: 'Vendeur' })
        return { data: { letter, missing: [], asksGender: false, useCount: 1 } }
      },
    },
  }
}

test('events of use and search contain no words of the user', async () => {
  resetAnalyticsChoice()
  const { api, router } = await renderScreen('/dashboard/templates', { answers: library() })
  const beacons: AnalyticsBatch[] = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_address, body) => {
    void (body as Blob).text().then((words) => beacons.push(JSON.parse(words)))
    return true
  })
  const batches = () => [
    ...api.calls.filter(({ name }) => name === 'analytics.count').map(({ input }) => input as AnalyticsBatch),
    ...beacons,
  ]
  const events = () => batches().flatMap((batch) => batch.events)
  const counted = async () => {
    await hidePage()
    return events().map(({ name }) => name)
  }

  const search = page.getByRole('searchbox', { name: /Rechercher un modèle/ })
  await search.click()
  await userEvent.keyboard('zeppelinier')
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  await expect.poll(counted).toContain('template_search')
  await search.fill('')
  await page.getByRole('combobox', { name: 'Type de lettre' }).selectOptions('internship')
  await page.getByRole('button', { name: 'Faire écrire un modèle' }).first().click()
  await userEvent.keyboard('{Escape}')
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Utiliser/ })
    .first()
    .click()
  await expect.poll(() => location.pathname).toMatch(/\/dashboard\/letters\/[^/]+\/edit$/)
  await expect.poll(counted).toContain('template_used')
  expect(events().filter(({ name }) => name.endsWith('search'))).toEqual([
    { name: 'template_search', length: 'long', found: 'none' },
  ])
  expect(events()).toContainEqual({ name: 'category_selected', category: 'internship' })
  expect(events()).toContainEqual({ name: 'ai_generator_clicked', place: 'template' })
  const pages = async () => {
    await hidePage()
    return events().map((event) => 'page' in event && event.page)
  }
  await expect.poll(pages).toContain('/dashboard/letters/:id/edit')

  await router.navigate('/dashboard/letters')
  await page.getByRole('searchbox', { name: 'Rechercher', exact: true }).fill('zep')
  await expect.element(page.getByText(/Aucune lettre ne correspond/)).toBeVisible()
  await expect.poll(counted).toContain('letter_search')
  expect(events()).toContainEqual({ name: 'letter_search', length: 'short', found: 'none' })
  expect(JSON.stringify(batches())).not.toMatch(/zep|[0-9a-f]{8}-[0-9a-f]{4}/)
  vi.restoreAllMocks()
})

import type { LetterStats } from '@lettrine/contract/letters'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, phoneSize } from '../../testing/expect-accessible.ts'
import { deferred, refusal } from '../../testing/in-memory-api.ts'
import { letterStore } from '../../testing/letter-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const figure = (name: string) =>
  page.getByCss('.stat').filter({ hasText: name }).getByCss('.stat-figure').first()

const stats = (fields: Partial<LetterStats> = {}) => ({
  data: {
    total: 3,
    createdThisMonth: 3,
    createdLastMonth: 0,
    monthChangePercent: null,
    final: 1,
    completionPercent: 33,
    sharedViews: null,
    thisWeek: 3,
    ...fields,
  },
})

test('the figures are those of the letters, and «—» where there is nothing to count', async () => {
  const store = letterStore([
    { title: 'Fleuriste', status: 'final' },
    { title: 'Soudeur' },
    { title: 'Luthier' },
  ])
  await renderScreen('/dashboard', {
    answers: { ...store.answers, letters: { ...store.answers.letters, stats: () => stats() } },
  })
  await expect.element(figure('Lettres')).toHaveTextContent('3')
  await expect.element(figure('Finalisées')).toHaveTextContent('33 %')
  await expect.element(figure('Vues des lettres partagées')).toHaveTextContent('—')
  await expect.element(figure('Cette semaine')).toHaveTextContent('3')
  await expect.element(page.getByCss('.letter-row')).toHaveLength(3)
  await page.viewport(phoneSize[0], phoneSize[1])
  await expectAccessible()
})

test('an account without letters shows «—» for the share of finalised letters', async () => {
  await renderScreen('/dashboard')
  await expect.element(figure('Finalisées')).toHaveTextContent('—')
  await expectAccessible()
})

test('figures on their way are replaced when they come', async () => {
  const late = deferred<ReturnType<typeof stats>>()
  await renderScreen('/dashboard', { answers: { letters: { stats: () => late.answer() } } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  late.resolve(stats({ total: 7 }))
  await expect.element(figure('Lettres')).toHaveTextContent('7')
})

test('figures and letters that cannot be loaded say so, and are loaded again on request', async () => {
  const refused = () => {
    throw refusal('TOO_MANY_REQUESTS')
  }
  const { api } = await renderScreen('/dashboard', {
    answers: { letters: { list: refused, stats: refused } },
  })
  await expect.element(page.getByText('Erreur de chargement')).toBeVisible()
  await expect.element(page.getByText('Les chiffres n’ont pas pu être chargés.')).toBeVisible()
  await expectAccessible()
  api.change({
    ...letterStore([]).answers,
    letters: { ...letterStore([]).answers.letters, stats: () => stats({ total: 0 }) },
  })
  await page.getByRole('button', { name: 'Réessayer' }).first().click()
  await expect.element(page.getByText('Erreur de chargement')).not.toBeInTheDocument()
  await expect.element(figure('Lettres')).toHaveTextContent('0')
})

test('the bell and the account menu open; the menu has six entries, and no link is dead', async () => {
  const { router } = await renderScreen('/dashboard')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect.element(page.getByText('Aucune notification pour l’instant.')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await expect.element(page.getByRole('menuitem')).toHaveLength(6)
  const links = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
  expect(links.length).toBeGreaterThan(6)
  for (const link of new Set(links))
    expect(matchRoutes(router.routes, link)?.at(-1)?.route.id, link).not.toBe('routes/not-found')
})

import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { arriveSignedIn, callApi } from './person.ts'

const figure = (page: Page, name: string) => page.locator('.stat', { hasText: name }).locator('.stat-figure')

test('the figures are those of the letters, and «—» where there is nothing to count', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  await page.goto('/dashboard')
  await expect(figure(page, 'Finalisées')).toHaveText('—')
  await callApi(page, token, 'POST', '/letters', { title: 'Fleuriste', status: 'final' })
  await callApi(page, token, 'POST', '/letters', { title: 'Soudeur' })
  await callApi(page, token, 'POST', '/letters', { title: 'Luthier' })
  await page.reload()
  await expect(figure(page, 'Lettres').first()).toHaveText('3')
  await expect(figure(page, 'Finalisées')).toHaveText('33\u00a0%')
  await expect(figure(page, 'Vues des lettres partagées')).toHaveText('—')
  await expect(figure(page, 'Cette semaine')).toHaveText('3')
  await expect(page.locator('.letter-row')).toHaveCount(3)
  expect(await findFaults(page)).toEqual([])
})

test('what was seen less than five minutes ago is shown before the server answers, and forgotten at sign-out', async ({
  page,
}) => {
  const { token } = await arriveSignedIn(page)
  await callApi(page, token, 'POST', '/letters', { title: 'Fleuriste' })
  await page.goto('/dashboard')
  await expect(figure(page, 'Lettres').first()).toHaveText('1')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/v1\/letters(\?|\/stats)/, async (route) => {
    await held
    await route.continue()
  })
  await callApi(page, token, 'POST', '/letters', { title: 'Soudeur' })
  await page.reload()
  await expect(page.locator('.letter-row')).toContainText(['Fleuriste'])
  await expect(figure(page, 'Lettres').first()).toHaveText('1')
  answer()
  await expect(page.locator('.letter-row')).toContainText(['Soudeur', 'Fleuriste'])
  await expect(figure(page, 'Lettres').first()).toHaveText('2')
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kept')).length)
  expect(await kept()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page.getByText('Déconnexion réussie')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await kept()).toBe(0)
})

test('loading that fails says so, and is tried again on demand', async ({ page }) => {
  await arriveSignedIn(page)
  await page.route(/\/v1\/letters(\?|\/stats)/, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText('Erreur de chargement')).toBeVisible()
  await expect(page.getByText('Les chiffres n’ont pas pu être chargés.')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.unroute(/\/v1\/letters(\?|\/stats)/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Erreur de chargement')).toBeHidden()
  await expect(figure(page, 'Lettres').first()).toHaveText('0')
})

test('the search of the top bar leads to the letters found', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  for (const title of ['Fleuriste', 'Soudeur']) await callApi(page, token, 'POST', '/letters', { title })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Rechercher partout' }).click()
  await page.getByRole('combobox', { name: /^Rechercher une lettre/ }).fill('soud')
  await page.getByRole('option', { name: /^Soudeur/ }).click()
  await expect(page).toHaveURL(/\/letters\/[\w-]+\/edit$/)
})

test('the bell and the menu open, and lead to no page that does not exist', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByText('Aucune notification pour l’instant.')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(6)
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
})

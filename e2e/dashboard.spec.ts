import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn, callApi } from './person.ts'

const figure = (page: Page, name: string) => page.locator('.stat', { hasText: name }).locator('.stat-figure')

test('the overview shows its cache before the server answers, and sign-out clears it', async ({ page }) => {
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

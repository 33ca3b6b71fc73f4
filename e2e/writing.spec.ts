import { expect, type Locator, type Page, test } from '@playwright/test'
import { giveCareer } from './give-career.ts'
import { arriveSignedIn } from './person.ts'
import { stopWriting } from './stop-writing.ts'

/** A letter whose first words have come, while the others are being written. */
async function beginWriting(page: Page): Promise<Locator> {
  const { token } = await arriveSignedIn(page)
  await giveCareer(page, token)
  await page.goto('/dashboard/letters/new')
  await page.getByLabel('Poste', { exact: true }).fill('Fleuriste')
  await page.getByLabel('Entreprise', { exact: true }).fill('Les Pivoines')
  await expect(page.getByRole('button', { name: /^Mon parcours/ })).toContainText('5\u00a0cartes')
  await page.getByRole('button', { name: 'Générer la lettre' }).click()
  const surface = page.getByRole('textbox', { name: 'Texte de la lettre' })
  await expect(surface).toContainText('Madame')
  return surface
}

test('writing is stopped, and the written text is saved', async ({ page }) => {
  const surface = await beginWriting(page)
  await stopWriting(page)
  const kept = await surface.innerText()
  expect(kept.length).toBeGreaterThan(5)
  await expect(page).toHaveURL(/\/edit$/)
  await page.reload()
  await expect(surface).toContainText('Madame')
})

test('a page that is loaded again while the letter is written shows the rest on demand', async ({ page }) => {
  const surface = await beginWriting(page)
  await expect(page).toHaveURL(/\/edit$/)
  await page.reload()
  await page.getByRole('button', { name: 'Afficher toute la lettre' }).click()
  await expect(surface).toContainText(/salutations|considération|sentiments/)
})

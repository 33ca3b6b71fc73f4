import { expect, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'
import { arriveSignedIn } from './person.ts'

test('writing is stopped, and the written text is saved', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard/letters/new')
  await page.getByLabel('Poste', { exact: true }).fill('Fleuriste')
  await page.getByLabel('Entreprise', { exact: true }).fill('Les Pivoines')
  await page.getByText('Votre profil').click()
  await page
    .getByLabel('Expérience')
    .fill(
      'J’ai tenu le rayon fleurs de la halle de Tours pendant trois ans.\nVendeuse, Jardin des Lices, 2018-2020',
    )
  await page.getByLabel('Compétences').fill('bouquets, conseil, tenue de caisse')
  await page.getByRole('button', { name: 'Générer la lettre' }).click()
  const surface = page.getByRole('textbox', { name: 'Texte de la lettre' })
  await expect(surface).toContainText('Madame')
  await page.getByRole('button', { name: 'Arrêter et garder le texte' }).click()
  const kept = await surface.innerText()
  expect(kept.length).toBeGreaterThan(5)
  await expect(page).toHaveURL(/\/edit$/)
  await page.reload()
  await expect(surface).toContainText('Madame')
})

test('typing is typeset, and one undo restores the typed characters', async ({ page }) => {
  await openLetter(page, 'Madame,')
  await surfaceOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type("J'arrive : vraiment !")
  const typeset = async () => (await surfaceOf(page).locator('p').last().textContent()) ?? ''
  expect(await typeset()).toBe('J’arrive\u00a0: vraiment\u202f!')
  await page.keyboard.press('Control+z')
  expect(await typeset()).toBe('J’arrive\u00a0: vraiment !')
})

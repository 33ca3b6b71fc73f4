import { expect, test } from '@playwright/test'
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

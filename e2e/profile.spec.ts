import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn } from './person.ts'

async function openProfile(page: Page) {
  const person = await arriveSignedIn(page)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
  return person
}
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('the profile is saved in the account, and fills a new letter', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await openProfile(page)
  const part = region(page, 'Pour vos lettres')
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabel('Accords').selectOption('feminine')
  await part.getByLabel('Adresse postale').fill('3 rue des Halles\n37000 Tours')
  await part.getByLabel('Ville de la date').fill('Tours')
  await part.getByLabel('Expériences').fill('Caviste, Les Vignes, 3 ans')
  await part.getByLabel('Compétences').fill('la dégustation\nla caisse')
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil enregistré')).toBeVisible()
  await expect(part).toContainText('Féminin')

  await page.goto('/dashboard/letters/new')
  const fold = page.getByRole('button', { name: /Votre profil/ })
  const parts = page.getByRole('navigation', { name: 'Parties de l’éditeur' })
  if (isMobile) await parts.getByRole('button', { name: 'Offre' }).click()
  await expect(fold).toContainText('gardés dans votre profil')
  await fold.click()
  await expect(page.getByLabel('Expérience')).toHaveValue('Caviste, Les Vignes, 3 ans')
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/v1/users/profile'),
  )
  await page.getByLabel('Formation').fill('BTS commerce, 2020')
  await isSaved
  await page.goto('/dashboard/profile')
  await expect(region(page, 'Pour vos lettres')).toContainText('BTS commerce, 2020')
})

test('a photo is uploaded, refused when invalid, and removed', async ({ page }) => {
  await openProfile(page)
  const choose = page.getByLabel('Photo', { exact: true })
  await choose.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Veuillez sélectionner une image valide')).toBeVisible()
  await choose.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Impossible de mettre à jour la photo de profil')).toBeVisible()
  await choose.setInputFiles(join(import.meta.dirname, '../docs/images/editor.png'))
  await expect(page.getByText('Photo enregistrée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Changer la photo' })).toBeVisible()
  await expect(page.locator('img[src*="/avatars/"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText('Photo retirée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choisir une photo' })).toBeVisible()
})

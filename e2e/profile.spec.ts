import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn, callApi } from './person.ts'

async function openProfile(page: Page) {
  const person = await arriveSignedIn(page)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
  return person
}
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('the profile and the career are saved in the account, and fill a new letter', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const { token } = await openProfile(page)
  const part = region(page, 'Pour vos lettres')
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabel('Parler de moi au féminin, au masculin').selectOption('feminine')
  await part.getByLabel('Adresse postale').fill('3 rue des Halles\n37000 Tours')
  await part.getByLabel('Ville de la date').fill('Tours')
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil enregistré')).toBeVisible()
  await expect(part).toContainText('Féminin')

  // As another program, or an earlier version, writes it.
  await callApi(page, token, 'PUT', '/users/profile', {
    candidate: { experience: 'Caviste, Les Vignes, 2019-2022', skills: ['la dégustation'] },
  })
  await page.reload()
  const career = region(page, 'Mon parcours')
  await expect(career).toContainText('Une carte, 1\u00a0à vérifier, une ligne à ranger.')
  await career.getByRole('link', { name: 'Ouvrir mon parcours' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  await page.goto('/dashboard/letters/new')
  const parts = page.getByRole('navigation', { name: 'Parties de l’éditeur' })
  if (isMobile) await parts.getByRole('button', { name: 'Offre' }).click()
  const fold = page.getByRole('button', { name: /^Mon parcours/ })
  await expect(fold).toContainText('Une carte dans cette lettre')
  await fold.click()
  await expect(page.getByRole('checkbox', { name: /^Caviste/ })).toBeChecked()
  await page.getByRole('button', { name: /^Vous/ }).click()
  await expect(page.getByLabel('Parler de moi au féminin, au masculin')).toHaveValue('feminine')
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

import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn } from './person.ts'

const offer = `Coiffeur / Coiffeuse (H/F)
SALON MIRABEAU
35 - SAINT MALO
CDD de 6 mois, 30 h par semaine
Profil :
- CAP Coiffure exigé
- Permis B souhaité`

async function openEditor(page: Page) {
  const person = await arriveSignedIn(page)
  await page.goto('/dashboard/letters/new')
  const box = page.getByRole('textbox', { name: 'L’annonce' })
  await expect(box).toBeVisible()
  return { ...person, box, read: page.getByRole('button', { name: 'Lire l’annonce' }) }
}

test('a pasted offer shows its place and contract, and fills the fields', async ({ page }) => {
  const { box, read } = await openEditor(page)
  await box.fill(offer)
  await expect(read).toBeHidden()
  const facts = page.getByRole('list', { name: 'Lieu et contrat' })
  await expect(facts).toContainText('Saint-Malo (35)')
  await expect(facts).toContainText(/CDD, 6\smois, 30\sh par semaine/)
  await page.getByRole('button', { name: 'Reprendre dans la lettre' }).click()
  await expect(page.getByLabel('Poste', { exact: true })).toHaveValue('Coiffeur')
  await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('Salon Mirabeau')
})

import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn, callApi } from './person.ts'

const offer = `Coiffeur / Coiffeuse (H/F)
SALON MIRABEAU
35 - SAINT MALO
CDD de 6 mois, 30 h par semaine
Profil :
- CAP Coiffure exigé
- Permis B souhaité`

const address = 'https://emploi.example/offres/12'

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

test('an address of a private network is refused in French, and stays in the box', async ({ page }) => {
  const { box, read } = await openEditor(page)
  await box.fill('http://169.254.169.254/latest/meta-data/')
  await read.click()
  await expect(page.getByText(/^Cette adresse ne peut pas être lue/)).toBeVisible()
  await expect(box).toHaveValue('http://169.254.169.254/latest/meta-data/')
  await box.fill(offer)
  await expect(page.getByText(/^Cette adresse ne peut pas être lue/)).toBeHidden()
})

test('reading an offer page can be cancelled', async ({ page }) => {
  const { box, read } = await openEditor(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/v1/offers/read', async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await box.fill(address)
  await read.click()
  await expect(page.getByRole('button', { name: 'Lecture…' })).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(read).toBeVisible()
  await expect(box).toHaveValue(address)
  goOn()
})

test('the text of an offer page replaces its address, which can be restored', async ({ page }) => {
  const { box, read, token } = await openEditor(page)
  // The journey goes nowhere outside: the server reads the same offer as a text.
  await page.route('**/v1/offers/read', async (route) => {
    const data = await callApi(page, token, 'POST', '/offers/read', { text: offer })
    await route.fulfill({ json: { data: { ...data, source: 'json-ld' } } })
  })
  await box.fill(address)
  await read.click()
  await expect(box).toHaveValue(offer)
  await expect(page.getByRole('region', { name: 'Lu dans l’annonce' })).toContainText('Salon Mirabeau')
  await expect(page.getByRole('list', { name: 'Lieu et contrat' })).toContainText('Saint-Malo (35)')
  await page.getByRole('button', { name: 'Remettre l’adresse' }).click()
  await expect(box).toHaveValue(address)
  await expect(read).toBeVisible()
})

import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { arriveSignedIn, callApi, grantPlan } from './person.ts'

const names = ['Fleuriste', 'Soudeur', 'Éditrice', 'Jardinière', 'Luthier']

/** Someone signed in with a letter for each title, the first one the oldest. */
async function arriveWith(page: Page, titles: readonly string[], fields: object = {}) {
  const { token, email } = await arriveSignedIn(page)
  // A free account keeps three.
  if (titles.length > 2) await grantPlan(email, 'premium')
  for (const title of titles) await callApi(page, token, 'POST', '/letters', { title, ...fields })
  return token
}

const rows = (page: Page) => page.locator('.letter-row')
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Sélectionner «\u00a0${title}\u00a0»` })
const bar = (page: Page) => page.getByRole('region', { name: 'Actions sur la sélection' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('a letter is found without accents, by its text, and the address keeps the question', async ({
  page,
}) => {
  const token = await arriveWith(page, names)
  await callApi(page, token, 'POST', '/letters', { title: 'Autre', content: 'Je répare des hélices.' })
  await page.goto('/dashboard/letters')
  await expect(rows(page)).toHaveCount(6)
  const search = page.getByRole('searchbox', { name: 'Rechercher', exact: true })
  await search.fill('editr')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/search=editr/)
  await search.fill('HELICE')
  await expect(rows(page)).toContainText(['Autre'])
  await page.reload()
  await expect(rows(page)).toContainText(['Autre'])
  await search.fill('introuvable')
  await expect(page.getByText('Aucune lettre ne correspond à «\u00a0introuvable\u00a0».')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer la recherche et le filtre' }).click()
  await expect(rows(page)).toHaveCount(6)
})

test('the list is filtered by every status and sorted, in its address', async ({ page }) => {
  const token = await arriveWith(page, ['Brouillon'])
  await callApi(page, token, 'POST', '/letters', { title: 'Ancienne', status: 'archived' })
  await page.goto('/dashboard/letters')
  await page.getByLabel('Statut').selectOption('archived')
  await expect(rows(page)).toContainText(['Ancienne'])
  await expect(page).toHaveURL(/status=archived/)
  await page.getByLabel('Statut').selectOption('all')
  await page.getByLabel('Trier').selectOption('title asc')
  await expect(rows(page)).toContainText(['Ancienne', 'Brouillon'])
  await expect(page).toHaveURL(/sort=title/)
})

test('a deleted letter comes back by the message, then from the bin, then goes for ever', async ({
  page,
}) => {
  await arriveWith(page, ['Fleuriste'])
  await page.goto('/dashboard/letters')
  const remove = async () => {
    await page.getByRole('button', { name: /Autres actions/ }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page.getByText('Aucune lettre pour l’instant.')).toBeVisible()
  }
  await remove()
  await messages(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(rows(page)).toContainText(['Fleuriste'])
  await remove()
  await page.getByRole('link', { name: 'Corbeille' }).click()
  await expect(page.getByText('dans 30 jours')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Rétablir/ }).click()
  await expect(page.getByText('La corbeille est vide.')).toBeVisible()
  await page.getByRole('link', { name: 'Mes lettres' }).last().click()
  await remove()
  await page.getByRole('link', { name: 'Corbeille' }).click()
  await page.getByRole('button', { name: /^Supprimer définitivement/ }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Supprimer définitivement' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('supprimer')
  await confirm.click()
  await expect(page.getByText('La corbeille est vide.')).toBeVisible()
})

test('several letters are ticked, by range too, archived, brought back and deleted at once', async ({
  page,
}) => {
  await arriveWith(page, names)
  await page.goto('/dashboard/letters?sort=title')
  await expect(rows(page)).toHaveCount(5)
  await tick(page, 'Éditrice').click()
  await tick(page, 'Jardinière').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 lettres sélectionnées')
  expect(await findFaults(page)).toEqual([])
  const zip = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Exporter en ZIP' }).click()
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/)
  await bar(page).getByRole('button', { name: 'Archiver' }).click()
  await expect(page.getByText('Archivée', { exact: true })).toHaveCount(3)
  await bar(page).getByRole('button', { name: 'Désarchiver' }).click()
  await expect(page.getByText('Archivée', { exact: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
  await expect(bar(page)).toContainText('5 lettres sélectionnées')
  await bar(page).getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Aucune lettre pour l’instant.')).toBeVisible()
  await messages(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(rows(page)).toHaveCount(5)
})

test('the list goes on as one scrolls, and is where it was when one comes back', async ({ page }) => {
  await arriveWith(
    page,
    Array.from({ length: 45 }, (_, number) => `Lettre ${String(number).padStart(2, '0')}`),
  )
  await page.goto('/dashboard/letters?sort=title')
  await expect(rows(page)).toHaveCount(20)
  await page.getByText('Lettre 19').scrollIntoViewIfNeeded()
  await expect(page.getByText('Lettre 20')).toBeAttached()
  await page.getByText('Lettre 39').scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(45)
  await expect(page.getByRole('button', { name: 'Plus de lettres' })).toBeHidden()
  const wanted = page.getByRole('link', { name: /Lettre 30/ }).first()
  await wanted.scrollIntoViewIfNeeded()
  await wanted.click()
  await expect(page).toHaveURL(/\/edit$/)
  await page.goBack()
  await expect(wanted).toBeInViewport()
})

test('with the keyboard alone a letter is ticked, deleted and taken back', async ({ page }) => {
  await arriveWith(page, ['Fleuriste', 'Soudeur'])
  await page.goto('/dashboard/letters')
  await tick(page, 'Fleuriste').focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('1 lettre sélectionnée')
  await bar(page).getByRole('button', { name: 'Supprimer' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await messages(page).getByRole('button', { name: 'Annuler' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(2)
})

test('when the server does not answer, the last list of this device is shown and said to be so', async ({
  page,
}) => {
  await arriveWith(page, ['Fleuriste'])
  await page.goto('/dashboard/letters')
  await expect(rows(page)).toHaveCount(1)
  await page.route('**/v1/letters?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Erreur de chargement')).toBeVisible()
  await expect(page.getByText(/Voici la dernière liste gardée sur cet appareil/)).toBeVisible()
  await expect(rows(page)).toContainText(['Fleuriste'])
  await page.unroute('**/v1/letters?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Erreur de chargement')).toBeHidden()
  await expect(rows(page)).toContainText(['Fleuriste'])
})

import { expect, type Page, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

const paste = (page: Page, text: string) =>
  surfaceOf(page).evaluate((surface, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    surface.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** «networkidle» never comes while a worker lives: nothing more has arrived for half a second. */
async function everythingLoaded(page: Page) {
  let seen = -1
  const isStill = async () => {
    const before = seen
    seen = await page.evaluate(() => performance.getEntriesByType('resource').length)
    return seen === before
  }
  await expect.poll(isStill, { intervals: [500] }).toBe(true)
}

test('a text too long to be saved is neither called finalised nor exported as if it were', async ({
  page,
}) => {
  const { stored } = await openLetter(page)
  await surfaceOf(page).click()
  await paste(page, 'Une phrase assez longue pour être vraie. '.repeat(1_250))
  await expect(page.getByText(/Non enregistré \(texte\).*50.000 caractères/)).toBeVisible()
  await page.getByRole('button', { name: 'Finaliser' }).click()
  await expect(page.getByText(/Non enregistré \(texte\)/)).toHaveCount(2)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  await expect(page.getByText('La lettre doit d’abord être enregistrée.')).toBeVisible()
  await expect(page).toHaveURL(/\/edit$/)
  expect(await stored()).toMatchObject({ status: 'draft', content: 'Madame,' })
})

test('what is erased right after being inserted comes back whole', async ({ page }) => {
  await openLetter(page)
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: 'Formule de fin' }).click()
  await bar.getByRole('button', { name: 'Effacer' }).click()
  await expect(surfaceOf(page)).not.toContainText('Madame')
  await bar.getByRole('button', { name: 'Annuler' }).click()
  await expect(surfaceOf(page)).toContainText(/Madame,\s+.*salutations|Madame,\s+.*sentiments/)
})

test('a writing that fails at once does not claim to have replaced the text', async ({ page, context }) => {
  await openLetter(page, 'Mon texte à moi.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Générer la lettre' }).click()
  await expect(page.getByRole('alert')).toContainText('Erreur de connexion')
  await expect(page.getByText('Votre texte précédent a été remplacé')).toBeHidden()
  await expect(surfaceOf(page)).toHaveText('Mon texte à moi.')
})

test('deleting a letter that another tab has deleted is no failure', async ({ page }) => {
  const { token, letter } = await openLetter(page)
  await page.getByRole('link', { name: 'Mes lettres' }).first().click()
  await page.getByRole('button', { name: /Autres actions/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await callApi(page, token, 'DELETE', `/letters/${letter.id}`)
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Lettre mise à la corbeille')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Aucune lettre pour l’instant.')).toBeVisible()
})

test('one Escape closes a dialog opened from the keyboard, and focus returns', async ({ page }) => {
  await openLetter(page)
  const opener = page.getByRole('button', { name: 'Exporter', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Exporter la lettre' })
  await expect(dialog).toBeVisible()
  // The name of the focused button is shown; Escape is for the dialog all the same.
  await expect(page.getByText('Fermer', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('someone whose session has ended is told so, and finds the text again', async ({ page, context }) => {
  const person = await arriveSignedIn(page)
  const letter = await callApi(page, person.token, 'POST', '/letters', { content: 'Madame,' })
  await page.goto(`/dashboard/letters/${letter.id}/edit`)
  await surfaceOf(page).click()
  await context.clearCookies()
  await page.route('**/v1/letters/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 401, json: {} }) : route.continue(),
  )
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' écrit trop tard')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Votre session a expiré.')).toBeVisible()
  await page.unroute('**/v1/letters/*')
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(surfaceOf(page)).toContainText('écrit trop tard')
})

test('without a network, the way back from the editor leads to the list kept on the device', async ({
  page,
  context,
}) => {
  await openLetter(page)
  await everythingLoaded(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Mes lettres' }).first().click()
  await expect(page.getByRole('heading', { name: 'Mes lettres' })).toBeVisible()
  await expect(page.getByText('Impossible de charger vos lettres depuis le serveur.')).toBeVisible()
})

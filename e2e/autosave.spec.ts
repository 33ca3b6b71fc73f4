import { expect, type Page, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

async function typeAtEnd(page: Page, text: string) {
  await surfaceOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

test('a tab closed before the save loses nothing', async ({ page, context }) => {
  const { address } = await openLetter(page)
  await typeAtEnd(page, ' phrase interrompue')
  // Long enough for the device to have it, too short for the server's turn.
  await expect(surfaceOf(page)).toContainText('phrase interrompue')
  await page.waitForFunction(async () => {
    const databases = await indexedDB.databases()
    return databases.length > 0
  })
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  await expect(surfaceOf(next)).toContainText('phrase interrompue')
})

test('text written offline is saved once the network is back', async ({ page, context }) => {
  const { stored, address } = await openLetter(page)
  await context.setOffline(true)
  await typeAtEnd(page, ' écrit dans un tunnel')
  await expect(page.getByText('Hors ligne. Votre texte est gardé sur cet appareil.')).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await stored()).content, { timeout: 20_000 })
    .toContain('écrit dans un tunnel')
  await page.goto(address)
  await expect(surfaceOf(page)).toContainText('écrit dans un tunnel')
})

test('two tabs in conflict: a dialog offers both texts, and both can be kept', async ({ page }) => {
  const { token, letter, stored } = await openLetter(page)
  await callApi(page, token, 'PUT', `/letters/${letter.id}`, {
    version: 1,
    content: 'Madame, texte de l’autre onglet',
  })
  await typeAtEnd(page, ' texte d’ici')
  const dialog = page.getByRole('dialog', { name: /Quel texte garder/ })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('texte de l’autre onglet')
  await expect(dialog).toContainText('texte d’ici')
  await dialog.getByRole('button', { name: 'Garder les deux' }).click()
  await expect(dialog).toBeHidden()
  expect((await stored()).content).toBe('Madame, texte de l’autre onglet')
  await expect
    .poll(async () => {
      const { letters } = await callApi(page, token, 'GET', '/letters')
      const contents = await Promise.all(
        letters.map(
          async ({ id }: { id: string }) => (await callApi(page, token, 'GET', `/letters/${id}`)).content,
        ),
      )
      return contents.some((content) => content.includes('texte d’ici'))
    })
    .toBe(true)
})

test('a new letter survives a reload before its first save', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard/letters/new')
  await page.getByLabel('Poste', { exact: true }).fill('Fleuriste')
  await surfaceOf(page).click()
  await page.keyboard.type('Une phrase à peine écrite')
  await page.reload()
  await expect(surfaceOf(page)).toContainText('Une phrase à peine écrite')
  await expect(page.getByLabel('Poste', { exact: true })).toHaveValue('Fleuriste')
  await expect(page).toHaveURL(/[0-9a-f-]{36}\/edit$/)
})

import { expect, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'
import { callApi } from './person.ts'

test('an earlier text is compared, brought back, and the newer one can come again', async ({ page }) => {
  const { token, letter, stored, address } = await openLetter(page, 'Madame,\n\nMon premier texte.')
  await callApi(page, token, 'PUT', `/letters/${letter.id}`, {
    version: 1,
    content: 'Madame,\n\nMon second texte, plus long.',
  })
  await page.goto(address)
  await expect(surfaceOf(page)).toContainText('second')
  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions de cette lettre' })
  const list = dialog.getByRole('list', { name: /Versions/ })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button').first().click()
  await expect(dialog.getByText('C’est le texte d’aujourd’hui.')).toBeVisible()
  await list.getByRole('button').last().click()
  await expect(dialog.locator('ins')).toContainText(['premier'])
  await expect(dialog.locator('del').first()).toContainText('second')
  await dialog.getByRole('button', { name: 'Restaurer cette version' }).click()
  await expect(surfaceOf(page)).toContainText('Mon premier texte.')
  await expect.poll(async () => (await stored()).content).toContain('Mon premier texte.')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(surfaceOf(page)).toContainText('Mon second texte')
})

test('without versions, or without an answer, the history says so', async ({ page }) => {
  await openLetter(page)
  await page.route('**/versions*', (route) => route.abort())
  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('n’ont pas pu être chargées')
  await page.unroute('**/versions*')
  await page.getByRole('dialog').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})

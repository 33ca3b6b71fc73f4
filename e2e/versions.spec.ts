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

test('any two versions are compared, and one gets a name that stays', async ({ page }) => {
  const { token, letter, address } = await openLetter(page, 'Le chat dort.')
  for (const [version, content] of [
    [1, 'Le chat noir dort.'],
    [2, 'Le chat noir mange.'],
  ] as const)
    await callApi(page, token, 'PUT', `/letters/${letter.id}`, { version, content })
  await page.goto(address)
  await expect(surfaceOf(page)).toContainText('mange')
  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions de cette lettre' })
  const versions = dialog.getByRole('list', { name: /Versions/ }).getByRole('button')
  await expect(versions).toHaveCount(3)
  await expect(versions.nth(1)).toContainText('Par vous · +1 mot')
  await versions.nth(1).click()
  await dialog.getByLabel('Comparer avec').selectOption({ index: 2 })
  await expect(dialog.locator('ins')).toHaveText(/noir/)
  await expect(dialog.locator('del')).toHaveCount(0)
  await dialog.getByLabel('Nom de cette version').fill('Avant relecture')
  await dialog.getByRole('button', { name: 'Nommer' }).click()
  await expect(versions.nth(1)).toContainText('Avant relecture')
  await dialog.getByRole('button', { name: 'Restaurer cette version' }).click()
  await expect(surfaceOf(page)).toContainText('Le chat noir dort.')
  await expect
    .poll(async () => {
      const { versions: rows } = await callApi(page, token, 'GET', `/letters/${letter.id}/versions`)
      return rows.map(({ author, label }: { author: string; label: string }) => `${author} ${label}`)
    })
    .toEqual(['restore ', 'you ', 'you Avant relecture', 'you '])
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

import { expect, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'
import { callApi } from './person.ts'

test('two versions are compared, named, and restored', async ({ page }) => {
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

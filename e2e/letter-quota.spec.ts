import type { Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { closeMessagesInTheWay, surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

const titles = ['Fleuriste', 'Soudeur', 'Luthier'] as const

/** Someone on the free plan with as many letters as there are titles. */
async function arriveWith(page: Page, names: readonly string[]) {
  const person = await arriveSignedIn(page)
  const letters: { id: string }[] = []
  for (const title of names)
    letters.push(await callApi(page, person.token, 'POST', '/letters', { title, content: 'Madame,' }))
  const bin = (letter: { id: string }) => callApi(page, person.token, 'DELETE', `/letters/${letter.id}`)
  return { ...person, letters, bin }
}

test('a letter beyond the quota stays on the device, and is saved once the quota allows it', {
  tag: '@phone',
}, async ({ page }) => {
  const { token, letters, bin } = await arriveWith(page, titles.slice(0, 2))
  await closeMessagesInTheWay(page)
  await page.goto('/dashboard/letters/new')
  await expect(surfaceOf(page)).toBeVisible()
  await callApi(page, token, 'POST', '/letters', { title: 'Luthier', content: 'Madame,' })
  await page.getByLabel('Titre de la lettre').fill('Caviste')
  await surfaceOf(page).fill('Madame, je connais vos vignerons.')
  const banner = page.locator('.editor-banners')
  await expect(banner).toContainText('est conservée sur cet appareil')
  await expect(page.locator('.save-state')).toContainText('Non enregistré')
  await banner.getByRole('link', { name: 'Voir mes lettres' }).click()
  const waiting = page.getByText('«\u00a0Caviste\u00a0» n’est que sur cet appareil')
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'L’ouvrir' }).click()
  await expect(surfaceOf(page)).toContainText('Madame, je connais vos vignerons.')
  await expect(banner).toContainText('est conservée sur cet appareil')
  await bin(letters[0]!)
  await banner.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.locator('.save-state')).toContainText('Enregistré')
  const { letters: kept } = await callApi(page, token, 'GET', '/letters?search=Caviste')
  expect(kept).toHaveLength(1)
})

import { expect, type Page, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'

const letter = `Madame, Monsieur,

Je vous écris pour pour le poste de fleuriste chez Les Pivoines.

Votre vitrine change avec les les saisons.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

const underlined = (page: Page, words: string) => page.locator('.finding-error', { hasText: words })
const card = (page: Page) => page.getByRole('dialog', { name: 'Remarque du relecteur' })

test('a fault is underlined as it is typed, explained, and corrected with one key', async ({ page }) => {
  await openLetter(page, 'Madame,')
  await surfaceOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Je vous écris pour pour le poste de fleuriste chez Les Pivoines.')
  await expect(underlined(page, 'pour pour')).toBeVisible()
  await underlined(page, 'pour pour').click()
  await expect(card(page)).toContainText('Erreur')
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(underlined(page, 'pour pour')).toBeHidden()
})

test('findings are visited and corrected with the keyboard, and undone', async ({ page }) => {
  await openLetter(page, letter)
  await expect(underlined(page, 'pour pour')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Remplacer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(surfaceOf(page)).toContainText('Je vous écris pour le poste')
  await expect(surfaceOf(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(surfaceOf(page)).toContainText('pour pour')
})

test('the list of findings corrects all at once, and ignores one permanently', async ({ page }) => {
  const { stored } = await openLetter(page, letter)
  await page.getByRole('radio', { name: /Relecture/ }).click()
  const list = page.getByRole('region', { name: /remarque/ })
  await expect(list.getByText('pour pour')).toBeVisible()
  const second = list.getByRole('listitem').filter({ hasText: 'les les' })
  await second.getByRole('button', { name: 'Toujours ignorer' }).click()
  await expect(list.getByText('les les')).toBeHidden()
  await page.reload()
  await page.getByRole('radio', { name: /Relecture/ }).click()
  await expect(list.getByText('pour pour')).toBeVisible()
  await expect(list.getByText('les les')).toBeHidden()
  await list.getByRole('button', { name: /Tout corriger/ }).click()
  await expect(surfaceOf(page)).toContainText('Je vous écris pour le poste')
  await expect.poll(async () => (await stored()).content).toContain('écris pour le poste')
  expect((await stored()).content).toContain('les les')
})

import { expect, type Page, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'

const letter = `Madame, Monsieur,

J’ai soigné l’acceuil et le glougloutage, par habitde.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

const marked = (page: Page, words: string) => page.locator('.finding', { hasText: words })
const card = (page: Page) => page.getByRole('dialog', { name: 'Remarque du relecteur' })

test('proofreading goes on without the dictionary, says what is missing, and corrects words once it is there', async ({
  page,
}) => {
  await page.route('**/*.dic', (route) => route.abort())
  await openLetter(page, letter.replace('glougloutage', 'le le rayon'))
  await expect(marked(page, 'le le')).toBeVisible()
  await page.getByRole('radio', { name: /Relecture/ }).click()
  await expect(page.getByText('L’orthographe n’a pas pu être relue')).toBeVisible()
  await page.unroute('**/*.dic')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('region', { name: /remarque/ })).toContainText('acceuil')
  await marked(page, 'acceuil').click()
  await card(page).getByRole('button', { name: 'Remplacer' }).click()
  await expect(surfaceOf(page)).toContainText('l’accueil')
})

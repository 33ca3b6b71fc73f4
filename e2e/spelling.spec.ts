import { expect, type Page, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'

const letter = `Madame, Monsieur,

J’ai soigné l’acceuil et le glougloutage, par habitde.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

const marked = (page: Page, words: string) => page.locator('.finding', { hasText: words })
const card = (page: Page) => page.getByRole('dialog', { name: 'Remarque du relecteur' })

test('a misspelt word is corrected by its fix or by a suggestion', async ({ page }) => {
  await openLetter(page, letter)
  await marked(page, 'acceuil').click()
  await expect(card(page)).toContainText('accueil')
  await card(page).getByRole('button', { name: 'Remplacer' }).click()
  await expect(surfaceOf(page)).toContainText('l’accueil')
  await marked(page, 'habitde').click()
  await card(page).getByRole('button', { name: 'habitude' }).click()
  await expect(surfaceOf(page)).toContainText('par habitude.')
})

test('the card of a finding opens on hover and closes afterwards', async ({ page }) => {
  await openLetter(page, letter)
  await marked(page, 'acceuil').hover()
  await expect(card(page)).toContainText('accueil')
  await page.mouse.move(5, 5)
  await expect(card(page)).toBeHidden()
})

test('a word is added to the personal dictionary, listed, and removed', async ({ page }) => {
  const { token } = await openLetter(page, letter)
  const words = async () => {
    const answer = await page.context().request.get('/v1/dictionary', {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await answer.json()).data.words as string[]
  }
  await marked(page, 'glougloutage').click()
  await card(page).getByRole('button', { name: 'Ajouter au dictionnaire' }).click()
  await expect(marked(page, 'glougloutage')).toBeHidden()
  await expect.poll(words).toEqual(['glougloutage'])
  await page.reload()
  await expect(marked(page, 'acceuil')).toBeVisible()
  await expect(marked(page, 'glougloutage')).toBeHidden()
  await page.getByRole('radio', { name: /Relecture/ }).click()
  await page.getByRole('button', { name: 'Mes mots (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mes mots' })
  await dialog.getByLabel('Nouveau mot').fill('deux mots')
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(dialog).toContainText('Un mot à la fois')
  await dialog.getByLabel('Nouveau mot').fill('entrprise')
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect.poll(words).toEqual(['entrprise', 'glougloutage'])
  await dialog.getByRole('button', { name: 'Retirer « glougloutage »' }).click()
  await expect.poll(words).toEqual(['entrprise'])
})

test('proofreading goes on without the dictionary, and says what is missing', async ({ page }) => {
  await page.route('**/*.dic', (route) => route.abort())
  await openLetter(page, letter.replace('glougloutage', 'le le rayon'))
  await expect(marked(page, 'le le')).toBeVisible()
  await page.getByRole('radio', { name: /Relecture/ }).click()
  await expect(page.getByText('L’orthographe n’a pas pu être relue')).toBeVisible()
  await page.unroute('**/*.dic')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('region', { name: /remarque/ })).toContainText('acceuil')
})

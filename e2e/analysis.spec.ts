import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openLetter, surfaceOf } from './letter.ts'

const letter = `Madame, Monsieur,

Votre vitrine change avec les saisons, et j’ai tenu la la caisse de la halle pendant trois ans.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

async function openAnalysis(page: Page) {
  await page.getByRole('radio', { name: /Relecture/ }).click()
  return page.getByRole('region', { name: 'Analyse de la lettre' })
}

test('a letter is analysed again after a correction, and the progress shows', async ({ page, operator }) => {
  const { email } = await openLetter(page, letter)
  await operator.givePlan(email, 'basic')
  const analysis = await openAnalysis(page)
  await analysis.getByRole('button', { name: 'Analyser ma lettre' }).click()
  await expect(analysis.getByText('Une faute reste dans le texte.')).toBeVisible()
  await expect(analysis.getByRole('meter', { name: /^Force, \d+ sur 100/ })).toBeVisible()
  await expect(analysis.getByText('Priorité haute').first()).toBeVisible()
  await analysis.getByRole('button', { name: 'Voir dans la lettre' }).first().click()
  await expect(surfaceOf(page)).toBeFocused()
  await expect(page.locator('.answer-lit').first()).toBeVisible()
  await page.getByRole('button', { name: /Tout corriger/ }).click()
  await expect(surfaceOf(page)).toContainText('tenu la caisse')
  await analysis.getByRole('button', { name: 'Analyser de nouveau' }).click()
  await expect(analysis.getByText(/^\+\d+ depuis la version 1$/).first()).toBeVisible()
  await expect(analysis.getByText('Une faute reste dans le texte.')).toBeHidden()
})

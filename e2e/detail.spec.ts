import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn, callApi, grantPlan } from './person.ts'

const content = `Madame, Monsieur,

Vos serres produisent **quarante variétés** de tomates anciennes. J’ai tenu trois saisons un potager de deux hectares.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

async function openDetail(page: Page, fields: object = {}) {
  const person = await arriveSignedIn(page)
  const letter = await callApi(page, person.token, 'POST', '/letters', {
    title: 'Maraîchère',
    jobTitle: 'Maraîchère',
    company: 'Serres du Val',
    content,
    ...fields,
  })
  await page.goto(`/dashboard/letters/${letter.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maraîchère')
  return { ...person, letter }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const accept = (page: Page) =>
  new AxeBuilder({ page }).analyze().then(({ violations }) => expect(violations).toEqual([]))

test('a letter is read, measured, and bookmarked', async ({ page }) => {
  const { token, letter } = await openDetail(page)
  await expect(page.locator('.page-sheets img')).toHaveCount(1)
  await accept(page)
  await page.getByText('Source', { exact: true }).click()
  await expect(page.locator('pre')).toContainText('**quarante variétés**')

  await tab(page, 'Métadonnées').click()
  await expect(page).toHaveURL(/tab=metadata/)
  const fact = (name: string) =>
    page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
  await expect(fact('Paragraphes')).toHaveText('3')
  await expect(fact('Mots')).toHaveText('28')
  await expect(fact('Temps de lecture')).toHaveText('1 min')
  await expect(fact('Vues')).toHaveText('1')
  await accept(page)

  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
  await expect(page.getByRole('button', { name: 'Retirer des favoris' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect((await callApi(page, token, 'GET', `/letters/${letter.id}`)).isBookmarked).toBe(true)
})

test('the shortcuts save nothing twice, duplicate, fill the screen and are listed', async ({ page }) => {
  await openDetail(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Déjà enregistrée/)).toBeVisible()
  await page.keyboard.press('Control+d')
  await expect(page.getByText('Maraîchère (copie)')).toBeVisible()
  await page.keyboard.press('F11')
  await expect(page.locator('.detail[data-full]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.detail[data-full]')).toHaveCount(0)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(sheet).toContainText('Dupliquer')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('printing waits for the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('.page-sheets img').length}`
    }
  })
  await openDetail(page)
  await page.getByText('Source', { exact: true }).click()
  await tab(page, 'Statistiques').click()
  await page.keyboard.press('Control+p')
  await expect(page).toHaveTitle('printed 1')
})

test('the analysis is for those whose plan has it, and keeps its progress', async ({ page }) => {
  const cliche = 'Dynamique et motivée, je vous adresse ma candidature car je suis vraiment très intérressée.'
  const { email } = await openDetail(page, { content: content.replace('Vos serres', `${cliche} Vos serres`) })
  await tab(page, 'Analyse').click()
  await page.getByRole('button', { name: 'Analyser cette lettre' }).click()
  await expect(page.getByText('demandent une formule payante')).toBeVisible()
  await grantPlan(email, 'basic')
  await page.reload()
  await page.getByRole('button', { name: 'Analyser cette lettre' }).click()
  await expect(page.getByRole('meter', { name: /^Force, \d+ sur 100/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Notes des versions analysées' })).toContainText('1')
  await accept(page)
  await page.getByRole('button', { name: 'Voir dans la lettre' }).first().click()
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.locator('.answer-lit').first()).toBeVisible()
})

test('an earlier text is compared, brought back, and that is undone', async ({ page }) => {
  const { token, letter } = await openDetail(page)
  await callApi(page, token, 'PUT', `/letters/${letter.id}`, {
    version: 1,
    content: 'Madame,\n\nUn texte manqué.',
  })
  await page.goto(`/dashboard/letters/${letter.id}?tab=history`)
  await page
    .getByRole('list', { name: 'Versions, la plus récente d’abord' })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByRole('region', { name: /Différences/ }).locator('del')).toContainText(
    'Un texte manqué',
  )
  await accept(page)
  await page.getByRole('button', { name: 'Restaurer cette version' }).click()
  await expect(page.getByText('Version restaurée').first()).toBeVisible()
  const stored = async () => (await callApi(page, token, 'GET', `/letters/${letter.id}`)).content
  expect(await stored()).toBe(content)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(stored).toBe('Madame,\n\nUn texte manqué.')
})

test('statistics tell what became of the letter', async ({ page }) => {
  const { token, letter } = await openDetail(page)
  const { share, token: link } = await callApi(page, token, 'POST', `/letters/${letter.id}/shares`, {})
  await callApi(page, token, 'POST', `/letters/${letter.id}/shares/${share.id}/sent`, { platform: 'copy' })
  await callApi(page, token, 'POST', '/shares/open', { token: link })
  await tab(page, 'Statistiques').click()
  await expect(page.getByRole('radio', { name: /^Vues 2 dont 1 par vos liens/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Partages 1/ }).check()
  await expect(page.getByText('Partages\u00a0: 1 en 30 jours')).toBeVisible()
  await page.getByRole('radio', { name: '7\u00a0jours' }).check()
  await expect(page.getByText('Partages\u00a0: 1 en 7 jours')).toBeVisible()
  await accept(page)
})

test('deleting asks for the word, and leads back to the list', async ({ page }) => {
  await openDetail(page)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer cette lettre' })
  const confirm = dialog.getByRole('button', { name: 'Supprimer' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('supprimer')
  await confirm.click()
  await expect(page).toHaveURL(/\/dashboard\/letters$/)
  await expect(page.getByText('Lettre supprimée')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('link', { name: /Maraîchère/ }).first()).toBeVisible()
})

test('a letter that is not there says so, and leads back', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard/letters/01a1fbea-4e1a-7bc5-8420-5b12575b4bf3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette lettre n’existe pas ou vous n’avez pas les permissions pour y accéder.',
  )
  await accept(page)
  await page.getByRole('link', { name: 'Retour à la liste' }).click()
  await expect(page).toHaveURL(/\/dashboard\/letters$/)
})

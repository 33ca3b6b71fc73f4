import type { Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { arriveSignedIn, callApi } from './person.ts'

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
const accept = async (page: Page) => expect(await findFaults(page)).toEqual([])

test('a paid plan opens the analysis, which leads to the sentence in the editor', async ({
  page,
  operator,
}) => {
  const cliche = 'Dynamique et motivée, je vous adresse ma candidature car je suis vraiment très intérressée.'
  const { email } = await openDetail(page, { content: content.replace('Vos serres', `${cliche} Vos serres`) })
  await tab(page, 'Analyse').click()
  await expect(page.getByText('L’analyse est comprise dans les formules payantes')).toBeVisible()
  await operator.givePlan(email, 'basic')
  await page.reload()
  await page.getByRole('button', { name: 'Analyser cette lettre' }).click()
  await expect(page.getByRole('meter', { name: /^Force, \d+ sur 100/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Notes des versions analysées' })).toContainText('1')
  await accept(page)
  await page.getByRole('button', { name: 'Voir dans la lettre' }).first().click()
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.locator('.answer-lit').first()).toBeVisible()
})

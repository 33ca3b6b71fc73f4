import type { Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { arriveSignedIn, callApi } from './person.ts'
import { setUpSecondFactor } from './second-factor.ts'

const text = '{{appel}},\n\nJe postule {{à poste}} {{chez entreprise}}. {{raison}}\n\n{{formule}}'

async function createTemplate(page: Page, token: string, title = 'Fleuriste de quartier') {
  const template = await callApi(page, token, 'POST', '/templates', { title, template: text, type: 'job' })
  await page.goto(`/dashboard/templates/${template.id}/edit`)
  await expect(textOf(page)).toContainText('chez Entreprise ou organisme')
  return template
}
const textOf = (page: Page) => page.getByLabel('Texte du modèle')

test('a template is proposed, refused with a reason, proposed again, and published', {
  tag: '@phone',
}, async ({ page, browser, operator }) => {
  const { token } = await arriveSignedIn(page)
  const title = `Fleuriste ${Date.now()}`
  await createTemplate(page, token, title)
  await page.getByRole('button', { name: 'Proposer à tous' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Proposer à tous' }).click()
  await expect(page.getByText('En relecture')).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  const administrator = await arriveSignedIn(office)
  await office.goto('/dashboard/templates/moderation')
  await expect(office.getByRole('alert')).toContainText('Impossible de charger les modèles proposés')
  await operator.makeAdministrator(administrator.email)
  await setUpSecondFactor(office, administrator)
  await office.goto('/dashboard/templates')
  await office.getByRole('link', { name: /^Modèles proposés/ }).click()
  const proposal = office.getByRole('article', { name: title })
  await proposal.getByRole('button', { name: 'Lire' }).click()
  await expect(proposal.getByText('Pourquoi eux, en une phrase')).toBeVisible()
  await expect(proposal).not.toContainText('{{')
  await expect(proposal.locator('.page-sheets img')).toBeVisible()
  expect(await findFaults(office)).toEqual([])
  await proposal.getByRole('button', { name: 'Refuser' }).click()
  const refusal = office.getByRole('dialog')
  await refusal.getByRole('button', { name: 'Refuser' }).click()
  await expect(refusal.getByText(/motif/i).last()).toBeVisible()
  await refusal.getByLabel('Motif').fill('Le texte est trop bref.')
  await refusal.getByRole('button', { name: 'Refuser' }).click()
  await expect(proposal).toBeHidden()

  await page.reload()
  await expect(page.getByText('Le texte est trop bref.')).toBeVisible()
  await page.getByRole('button', { name: 'Proposer de nouveau' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Proposer à tous' }).click()
  await expect(page.getByText('En relecture')).toBeVisible()
  await office.reload()
  await proposal.getByRole('button', { name: 'Publier' }).click()
  await expect(proposal).toBeHidden()
  await page.reload()
  await expect(page.getByText('Publié', { exact: true })).toBeVisible()
  await office.goto(`/dashboard/templates?search=${encodeURIComponent(title)}`)
  await expect(office.getByRole('article', { name: title }).first()).toContainText('par Inès Carpentier')
  await office.context().close()
})

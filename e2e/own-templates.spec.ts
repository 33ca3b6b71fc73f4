import type { Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { arriveSignedIn, callApi } from './person.ts'

const text = '{{appel}},\n\nJe postule {{à poste}} {{chez entreprise}}. {{raison}}\n\n{{formule}}'

async function createTemplate(page: Page, token: string, title = 'Fleuriste de quartier') {
  const template = await callApi(page, token, 'POST', '/templates', { title, template: text, type: 'job' })
  await page.goto(`/dashboard/templates/${template.id}/edit`)
  await expect(textOf(page)).toHaveValue(text)
  return template
}
const textOf = (page: Page) => page.getByLabel('Texte du modèle')
const pane = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('visible=true').first()

test('a template is written with the field palette, corrected, saved, and used', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard/templates')
  await page.getByRole('link', { name: 'Créer un modèle' }).click()
  await textOf(page).fill('{{appel}},\n\nJe postule chez {{entrepris}}.\n\n')
  await expect(page.getByText(/vouliez-vous dire/)).toBeVisible()
  await page.getByRole('button', { name: 'Créer le modèle' }).click()
  await expect(page.getByText('Le titre est requis.')).toBeVisible()
  await expect(page.getByText('Corrigez d’abord ce qui est signalé.')).toBeVisible()
  await page.getByLabel('Titre').fill('Fleuriste de quartier')
  await page.getByRole('button', { name: 'Voir' }).click()
  await page.keyboard.type('{{entreprise}}')
  await expect(page.getByText(/vouliez-vous dire/)).toBeHidden()
  await textOf(page).press('Control+End')
  await pane(page, 'Champs').click()
  await page.getByRole('button', { name: /^Insérer.*Formule de politesse/ }).click()
  await expect(textOf(page)).toHaveValue('{{appel}},\n\nJe postule chez {{entreprise}}.\n\n{{formule}}')
  await pane(page, 'Fiche').click()
  await page.getByLabel(/^Tags/).fill('fleurs, boutique')
  await pane(page, 'Aperçu').click()
  await expect(page.locator('.page-sheets img')).toBeVisible()
  await page.getByRole('button', { name: 'Créer le modèle' }).click()
  await expect(page.getByText('Modèle créé')).toBeVisible()
  await expect(page).toHaveURL(/\/edit$/)

  await page.goto('/dashboard/templates?mine=true')
  const card = page.getByRole('article', { name: 'Fleuriste de quartier' })
  await expect(card).toContainText('Mon modèle')
  await expect(card).toContainText('fleurs, boutique')
  await card.getByRole('link', { name: /^Utiliser/ }).click()
  await expect(page).toHaveURL(/letters\/.+\/edit$/, { timeout: 30_000 })
  await expect(page.getByRole('textbox', { name: 'Texte de la lettre' })).toContainText('Je postule chez')
})

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
  const { email } = await arriveSignedIn(office)
  await office.goto('/dashboard/templates/moderation')
  await expect(office.getByRole('alert')).toContainText('Impossible de charger les modèles proposés')
  await operator.makeAdministrator(email)
  await office.goto('/dashboard/templates')
  await office.getByRole('link', { name: /^Modèles proposés/ }).click()
  const proposal = office.getByRole('article', { name: title })
  await proposal.getByRole('button', { name: 'Lire' }).click()
  await expect(proposal.locator('pre')).toContainText('Je postule')
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

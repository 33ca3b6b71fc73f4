import type { Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { expect, type Operator, test } from './fixtures.ts'
import { closeMessagesInTheWay } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

/** Someone signed in with a letter for each title, the first one the oldest. */
async function arriveWith(page: Page, operator: Operator, titles: readonly string[]) {
  const { token, email } = await arriveSignedIn(page)
  // A free account keeps three.
  if (titles.length > 2) await operator.givePlan(email, 'premium')
  for (const title of titles) await callApi(page, token, 'POST', '/letters', { title })
  return token
}

const rows = (page: Page) => page.locator('.letter-row')
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Sélectionner «\u00a0${title}\u00a0»` })
const bar = (page: Page) => page.getByRole('region', { name: 'Actions sur la sélection' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('a deleted letter is restored by the message, then from the bin, then erased', {
  tag: '@phone',
}, async ({ page, operator }) => {
  await arriveWith(page, operator, ['Fleuriste'])
  await page.goto('/dashboard/letters')
  const remove = async () => {
    await page.getByRole('button', { name: /Autres actions/ }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page.getByText('Aucune lettre pour l’instant.')).toBeVisible()
  }
  await remove()
  await messages(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(rows(page)).toContainText(['Fleuriste'])
  await closeMessagesInTheWay(page)
  await remove()
  await page.getByRole('link', { name: 'Corbeille' }).click()
  await expect(page.getByText('dans 30 jours')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Rétablir/ }).click()
  await expect(page.getByText('La corbeille est vide.')).toBeVisible()
  await page.getByRole('link', { name: 'Mes lettres' }).last().click()
  await remove()
  await page.getByRole('link', { name: 'Corbeille' }).click()
  await page.getByRole('button', { name: /^Supprimer définitivement/ }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Supprimer définitivement' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('supprimer')
  await confirm.click()
  await expect(page.getByText('La corbeille est vide.')).toBeVisible()
})

test('the list loads more on scroll, restores its position, and exports a ZIP', async ({
  page,
  operator,
}) => {
  await arriveWith(
    page,
    operator,
    Array.from({ length: 45 }, (_, number) => `Lettre ${String(number).padStart(2, '0')}`),
  )
  await page.goto('/dashboard/letters?sort=title')
  await expect(rows(page)).toHaveCount(20)
  await tick(page, 'Lettre 00').click()
  const zip = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Exporter en ZIP' }).click()
  // It has no text yet.
  await page.getByRole('dialog').getByRole('button', { name: 'Exporter quand même' }).click()
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/)
  await bar(page).getByRole('button', { name: 'Tout désélectionner' }).click()
  await page.getByText('Lettre 19').scrollIntoViewIfNeeded()
  await expect(page.getByText('Lettre 20')).toBeAttached()
  await page.getByText('Lettre 39').scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(45)
  await expect(page.getByRole('button', { name: 'Plus de lettres' })).toBeHidden()
  const wanted = page.getByRole('link', { name: /Lettre 30/ }).first()
  await wanted.scrollIntoViewIfNeeded()
  await wanted.click()
  await expect(page).toHaveURL(/\/edit$/)
  await page.goBack()
  await expect(wanted).toBeInViewport()
})

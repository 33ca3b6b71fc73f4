import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { closeMessagesInTheWay, editorShows, openLetter, surfaceOf } from './letter.ts'
import { callApi } from './person.ts'

const content =
  'Madame,\n\nAvec «\u00a0vous\u00a0», tout est dit\u202f!\n\nJe vous prie d’agréer, Madame, mes salutations distinguées.'

/** On a phone the button is in the menu of other actions. */
async function openExport(page: Page) {
  await expect(surfaceOf(page)).toBeVisible()
  const button = page.getByRole('button', { name: 'Exporter', exact: true })
  const menu = page.getByRole('button', { name: 'Autres actions' })
  // The text is there before the bar is.
  await expect(button.or(menu).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
  else {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Exporter' }).click()
  }
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

async function faults(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  return findFaults(page, { within: '[role=dialog]' })
}

async function downloaded(page: Page, click: () => Promise<void>) {
  const waiting = page.waitForEvent('download')
  await click()
  const download = await waiting
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

const openings = { PDF: '%PDF-', DOCX: 'PK', ODT: 'PK', HTML: '<!DOCTYPE html>', TXT: 'Inès Carpentier' }

test('each format is chosen, set and downloaded under the name of the letter', { tag: '@phone' }, async ({
  page,
}) => {
  await closeMessagesInTheWay(page)
  await openLetter(page, content)
  for (const [format, opening] of Object.entries(openings)) {
    const dialog = await openExport(page)
    await dialog.getByRole('radio', { name: format }).check()
    await expect(dialog.getByLabel('Police')).toHaveCount(format === 'TXT' ? 0 : 1)
    await expect(dialog.getByLabel('Haut')).toHaveCount(format === 'PDF' ? 1 : 0)
    await expect(dialog.getByLabel('Qualité')).toHaveCount(format === 'PDF' || format === 'DOCX' ? 1 : 0)
    const { name, bytes } = await downloaded(page, () =>
      dialog.getByRole('button', { name: `Télécharger le ${format}` }).click(),
    )
    expect(name).toBe(`CARPENTIER_Ines_Lettre-de-motivation_Les-Pivoines.${format.toLowerCase()}`)
    expect(bytes.toString().startsWith(opening)).toBe(true)
    await expect(dialog).toBeHidden()
  }
})

test('the downloaded HTML opens as an accessible page', async ({ page, context }) => {
  await openLetter(page, content)
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: 'HTML' }).check()
  const { bytes } = await downloaded(page, () =>
    dialog.getByRole('button', { name: 'Télécharger le HTML' }).click(),
  )
  const reader = await context.newPage()
  await reader.setContent(bytes.toString())
  await expect(reader.getByRole('main')).toContainText('Avec «\u00a0vous\u00a0», tout est dit\u202f!')
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('fleuriste')
  expect(await findFaults(reader)).toEqual([])
})

test('a text export has plain characters on request, and the last words typed', async ({ page }) => {
  await openLetter(page, 'Madame,')
  await surfaceOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type("L'automne arrive.")
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: 'TXT' }).check()
  await dialog.getByRole('checkbox', { name: /caractères typographiques/ }).click()
  const { bytes } = await downloaded(page, () =>
    dialog.getByRole('button', { name: 'Télécharger le TXT' }).click(),
  )
  expect(bytes.toString()).toContain("L'automne arrive.")
})

test('the sending kit copies its parts, makes a draft message, and records the sending', {
  tag: '@phone',
}, async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { token, letter } = await openLetter(page, content)
  await callApi(page, token, 'PUT', `/letters/${letter.id}`, {
    version: 1,
    recipient: { name: 'Mme Petit', email: 'rh@pivoines.example' },
  })
  await page.reload()
  await editorShows(page, 'Madame')
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: 'Envoyer' }).check({ force: true })
  await expect(page.getByRole('dialog', { name: 'Préparer l’envoi' })).toBeVisible()
  await expect(dialog.getByText('CARPENTIER_Ines_Lettre-de-motivation_Les-Pivoines.pdf')).toBeVisible()
  await expect(dialog.getByText('rh@pivoines.example')).toBeVisible()
  await dialog.getByRole('button', { name: /Copier.*Message/ }).click()
  await expect(dialog.getByText('Copié').first()).toBeVisible()
  if (!isMobile)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Madame,\n\nJe vous adresse ma candidature au poste de fleuriste/,
    )
  await expect(dialog.getByRole('link', { name: 'Ouvrir dans ma messagerie' })).toHaveAttribute(
    'href',
    /^mailto:rh@pivoines\.example\?subject=Candidature/,
  )
  expect(await faults(page)).toEqual([])
  const eml = await downloaded(page, () => dialog.getByRole('button', { name: /\.eml/ }).click())
  expect(eml.name).toBe('CARPENTIER_Ines_Lettre-de-motivation_Les-Pivoines.eml')
  expect(eml.bytes.toString()).toMatch(/^X-Unsent: 1\r\n/)
  const pdf = await downloaded(page, () => dialog.getByRole('button', { name: 'Télécharger le PDF' }).click())
  expect(pdf.name).toBe('CARPENTIER_Ines_Lettre-de-motivation_Les-Pivoines.pdf')
  await dialog.getByRole('button', { name: 'J’ai envoyé cette lettre' }).click()
  await expect(page.getByText('Envoi noté')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Copies' }).check({ force: true })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem')).toContainText('Envoyée le')
})

test('a kept export stays the same, byte for byte, after the letter has changed', async ({ page }) => {
  const { token, letter, address } = await openLetter(page, content)
  const dialog = await openExport(page)
  const first = await downloaded(page, () =>
    dialog.getByRole('button', { name: 'Télécharger le PDF' }).click(),
  )
  await callApi(page, token, 'PUT', `/letters/${letter.id}`, {
    version: 1,
    content: 'Madame,\n\nAutre chose.',
  })
  await page.goto(address)
  await expect(surfaceOf(page)).toContainText('Autre chose')
  const again = await openExport(page)
  await again.getByRole('radio', { name: 'Copies' }).check({ force: true })
  const list = again.getByRole('list', { name: 'Copies de cette lettre' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await faults(page)).toEqual([])
  const kept = await downloaded(page, () =>
    list
      .getByRole('button', { name: /Télécharger CARPENTIER_Ines_Lettre-de-motivation_Les-Pivoines\.pdf/ })
      .click(),
  )
  expect(kept.bytes).toEqual(first.bytes)
})

import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { openLetter, surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

const content = `Madame, Monsieur,

Votre herboristerie prépare encore ses tisanes à la main\u00a0: c’est ce geste que je voudrais apprendre.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

async function openDetail(page: Page) {
  const person = await arriveSignedIn(page)
  const letter = await callApi(page, person.token, 'POST', '/letters', {
    title: 'Apprentie herboriste',
    jobTitle: 'Apprentie herboriste',
    company: 'Simples et Racines',
    content,
  })
  await page.goto(`/dashboard/letters/${letter.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apprentie herboriste')
  return { ...person, letter }
}

const accept = async (page: Page) => expect(await findFaults(page)).toEqual([])

test('a share link is created, sent, opened by a visitor, counted, and revoked', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await openDetail(page)
  await page.getByRole('button', { name: 'Partager' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager cette lettre' })
  await accept(page)
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const link = dialog.getByLabel('Lien de partage')
  await expect(link).toHaveValue(/\/l\/[\w-]{22}$/)
  const address = await link.inputValue()
  await dialog.getByRole('checkbox', { name: /premières lignes/ }).click()
  const mail = await dialog.getByRole('link', { name: 'E-mail' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toContain('Votre herboristerie prépare')
  for (const name of ['LinkedIn', 'X (Twitter)', 'Facebook', 'WhatsApp', 'Telegram'])
    expect(
      decodeURIComponent((await dialog.getByRole('link', { name }).getAttribute('href')) ?? ''),
    ).toContain(address)
  await dialog.getByText('Code QR du lien').click()
  await expect(dialog.getByRole('img', { name: 'Code QR du lien' })).toBeVisible()
  await accept(page)

  const visitor = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  const answer = await visitor.goto(address)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Apprentie herboriste')
  expect(await visitor.context().cookies()).toEqual([])
  await visitor.getByText('Texte', { exact: true }).click()
  await expect(visitor.getByText('Votre herboristerie prépare encore')).toBeVisible()
  await accept(visitor)
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Télécharger le PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.reload()
  await page.getByRole('button', { name: 'Partager' }).click()
  await expect(dialog.getByText('1 visite, 1 téléchargement')).toBeVisible()
  await dialog.getByRole('button', { name: /^Retirer/ }).click()
  await page.getByRole('dialog', { name: 'Retirer ce lien' }).getByRole('button', { name: 'Retirer' }).click()
  await expect(dialog.getByText('Retiré', { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne mène plus à une lettre')
})

test('a share link with a password opens with the right one only', async ({ page, browser }) => {
  await openDetail(page)
  await page.getByRole('button', { name: 'Partager' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager cette lettre' })
  await dialog.getByRole('switch', { name: 'Accès public' }).click()
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  await expect(dialog.getByText('au moins 6 caractères')).toBeVisible()
  await dialog.getByLabel('Mot de passe du lien').fill('mélisse 12')
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await dialog.getByLabel('Lien de partage').inputValue()

  const visitor = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Cette lettre est protégée')
  await accept(visitor)
  await visitor.getByRole('button', { name: 'Lire la lettre' }).click()
  await expect(visitor.getByText('Le mot de passe est requis')).toBeVisible()
  const password = visitor.getByLabel('Mot de passe', { exact: true })
  await password.fill('verveine')
  await password.press('Enter')
  await expect(visitor.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible()
  await password.fill('mélisse 12')
  await password.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Apprentie herboriste')
})

test('a letter shared from the editor contains its last words', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const { token } = await openLetter(page, 'Madame,')
  await surfaceOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' voici mes derniers mots.')
  if (isMobile) {
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Partager' }).click()
  } else {
    await page.getByRole('button', { name: 'Partager' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Partager cette lettre' })
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await dialog.getByLabel('Lien de partage').inputValue()
  const shared = await callApi(page, token, 'POST', '/shares/open', { token: address.split('/').at(-1) })
  expect(shared.content).toContain('derniers mots')
})

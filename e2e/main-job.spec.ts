import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { signUp } from './person.ts'

const offer = `SARL LES VERGERS DU LAC recrute !! OUVRIER(E) ARBORICOLE H/F - CDD 8 mois (réf. VL-204)
Vos missions :
 * Tailler les pommiers et les poiriers
 * Assurer la récolte et le tri des fruits
 - Conduire un tracteur avec remorque
Profil: sérieux(se), permis B, travail en extérieur par tous les temps. Salaire 11,88€/h + primes.
Envoyer CV+LM à Mme Garnier`

const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ').trim()

/** On a phone the editor shows one part at a time. */
const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parties de l’éditeur' }).getByRole('button', { name }).click()

test('a job seeker signs up, pastes an offer, gets a letter, edits it, finalises it and downloads the PDF', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  // Without a subscription the API answers 404, which the browser logs.
  const isNoPlan = (url: string) => url.endsWith('/v1/subscriptions/current')
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !isNoPlan(message.location().url) && faults.push(message.text()),
  )

  await page.goto('/')
  await page.getByRole('link', { name: 'Écrire ma lettre' }).click()
  await expect(page).toHaveURL(/\/register/)
  const person = await signUp(page)

  await page.getByRole('link', { name: 'Écrire ma première lettre' }).click()
  await page.getByLabel('L’annonce').fill(offer)
  await expect(page.getByLabel('Poste', { exact: true })).toHaveValue('Ouvrier arboricole')
  await expect(page.getByLabel('Entreprise', { exact: true })).toHaveValue('Les Vergers du Lac')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Continuer sans parcours' }).click()
  const licence = page.getByRole('group', { name: /permis B/ })
  await licence.getByRole('radio', { name: 'Je l’ai' }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Écrire la lettre' }).click()

  await expect(page).toHaveURL(/\/dashboard\/letters\/[0-9a-f-]{36}\/edit$/, { timeout: 30_000 })
  if (isMobile) await openPart(page, 'Écrire')
  const surface = page.getByRole('textbox', { name: 'Texte de la lettre' })
  await expect(surface).toContainText('Vergers du Lac')
  await expect(surface).toContainText('Madame')
  await expect(surface).toContainText(/je vous prie|Recevez|recevoir|Veuillez/i)
  // Nothing is known of this person yet: the letter keeps a place for what they did.
  await expect(surface.getByRole('button', { name: /racontez/i })).toBeVisible()
  expect(await surface.innerText()).toContain('permis B')
  expect(await surface.innerText()).not.toMatch(/XXX|H\/F|\(e\)|11,88/)

  // The letter is still being written: what is typed would be lost.
  await expect(page.getByRole('button', { name: 'Finaliser' })).toBeEnabled()
  // The greeting: elsewhere a click may fall on an open place, which asks its question.
  await surface.getByRole('paragraph').first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ajout de ma main : je viens à vélo.')
  await expect(page.getByText(/Enregistré/).first()).toBeVisible()
  await expect(surface).toContainText('je viens à vélo')

  const sheet = page.getByRole('dialog')
  // What they did, and why this post.
  const places = surface.getByRole('button', { name: /racontez|dites/i })
  for (let left = await places.count(); left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Finaliser' }).click()
    await sheet.getByRole('button', { name: 'Compléter la lettre', exact: true }).click()
    await expect(page.getByRole('textbox', { name: /racontez|dites/i })).toBeFocused()
    await page.keyboard.type('J’ai taillé les pommiers de mon oncle.')
    await page.getByRole('button', { name: 'Remplir' }).click()
    await expect(places).toHaveCount(left - 1)
  }
  await expect(surface).not.toContainText('[[')
  await page.getByRole('button', { name: 'Finaliser' }).click()
  await sheet.getByRole('button', { name: /^Finaliser/ }).click()
  await sheet.getByRole('button', { name: 'Mes lettres' }).click()
  await expect(page).toHaveURL(/\/dashboard\/letters$/)
  await expect(page.getByText('Finalisée', { exact: true }).first()).toBeVisible()

  const downloading = page.waitForEvent('download')
  if (isMobile) {
    await page.getByRole('button', { name: /Autres actions/ }).click()
    await page.getByRole('menuitem', { name: 'Télécharger' }).click()
  } else {
    await page.getByRole('button', { name: /Télécharger/ }).click()
  }
  // The sheet comes where the proofreader has found something in what was typed.
  const anyway = page.getByRole('button', { name: 'Exporter quand même' })
  void anyway.click().catch(() => undefined)
  const download = await downloading
  expect(download.suggestedFilename()).toBe('CARPENTIER_Ines_Lettre-de-motivation_Les-Vergers-du-Lac.pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(plain(text)).toContain('je viens à vélo')
  expect(plain(text)).toContain('Vergers du Lac')
  expect(plain(text)).toContain(person.name)
  expect(pdf.numPages).toBe(1)
  expect(faults).toEqual([])
})

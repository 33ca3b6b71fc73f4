import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures.ts'
import { surfaceOf } from './letter.ts'
import { linksOf, mailsTo, mailTo } from './mailbox.ts'
import { arriveSignedIn, callApi, type Person } from './person.ts'

const phrase = 'supprimer mon compte'
const archive = (page: Page) => page.getByRole('region', { name: 'Télécharger mes données' })
const deletion = (page: Page) => page.getByRole('region', { name: 'Supprimer mon compte' })

async function writeLetter(page: Page, token: string, title: string): Promise<string> {
  const body = { title, content: 'Madame, Monsieur,\n\nJe connais vos vignerons.' }
  return (await callApi(page, token, 'POST', '/letters', body)).id
}

/** From the button to the second step of the deletion. */
async function reachConfirmation(page: Page) {
  await deletion(page).getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Supprimer votre compte' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('heading', { name: 'Confirmer la suppression' })).toBeVisible()
  return dialog
}

/** The names under which this browser keeps things, and those of unsent texts. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lettrine')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const asking = database.transaction('drafts').objectStore('drafts').getAllKeys()
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(asking.error)
    })
    database.close()
    return `${Object.keys(localStorage).join(' ')} drafts:${keys.join(' ')}`
  })

async function signInWith(page: Page, { email, password }: Person) {
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('the data archive is announced by mail and downloaded as a ZIP', { tag: '@phone' }, async ({ page }) => {
  const person = await arriveSignedIn(page)
  const id = await writeLetter(page, person.token, 'Caviste à Tours')
  await callApi(page, person.token, 'POST', `/letters/${id}/sent`, {})
  await page.goto('/dashboard/my-data')
  await archive(page).getByRole('button', { name: 'Préparer mon archive' }).click()
  await expect(archive(page).getByRole('status').first()).toContainText(/se prépare|est prête/)
  await expect(archive(page).getByText('Votre archive est prête')).toBeVisible({ timeout: 20_000 })
  await expect(archive(page).getByText(/[kM]o, à télécharger jusqu’au/)).toBeVisible()

  const mail = await mailTo(page, person.email, 'Votre archive est prête')
  const link = linksOf(mail).find((href) => href.endsWith('/dashboard/my-data'))!
  await page.goto(link)
  const downloading = page.waitForEvent('download')
  await archive(page).getByRole('button', { name: 'Télécharger', exact: true }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Mes données Lettrine du \d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(readFileSync(await download.path()))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['lettres/Caviste à Tours.pdf', 'schema.json', 'LISEZMOI.txt']),
  )
  expect(Object.keys(files).filter((name) => name.startsWith('copies/Caviste à Tours/'))).toHaveLength(1)
  expect(strFromU8(files['lettres/Caviste à Tours.pdf']!.subarray(0, 5))).toBe('%PDF-')
  const data = JSON.parse(strFromU8(files['donnees.json']!))
  expect(data.account).toMatchObject({ email: person.email, name: person.name })
  expect(data.letters).toMatchObject([{ title: 'Caviste à Tours', file: 'lettres/Caviste à Tours.pdf' }])
})

test('a deleted account is signed out everywhere, and its address can sign up again', async ({
  page,
  operator,
}) => {
  const person = await arriveSignedIn(page)
  const id = await writeLetter(page, person.token, 'Caviste à Tours')
  const { token: shared } = await callApi(page, person.token, 'POST', `/letters/${id}/shares`, {})
  await operator.givePlan(person.email, 'pro')
  const otherTab = await page.context().newPage()
  await otherTab.goto('/dashboard/letters')
  await expect(otherTab.getByText('Caviste à Tours').first()).toBeVisible()

  await page.goto(`/dashboard/letters/${id}/edit`)
  const { id: userId } = await callApi(page, person.token, 'GET', '/users/profile')
  await page.route('**/v1/letters/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await surfaceOf(page).pressSequentially('Un mot de plus.')
  await expect.poll(() => keptOnDevice(page)).toMatch(new RegExp(`drafts:.*${userId}`))
  await page.goto('/dashboard/my-data')
  await deletion(page).getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1\u00a0lettre, avec son historique')).toBeVisible()
  await expect(dialog.getByText('1\u00a0lien de partage')).toBeVisible()
  await expect(dialog.getByText('Votre formule sera arrêtée')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await reachConfirmation(page)
  const confirm = dialog.getByRole('button', { name: 'Supprimer définitivement' })
  await dialog.getByLabel('Mot de passe actuel').fill('pas celui-ci')
  for (const typed of ['supprimer', 'Supprimer mon compte', `${phrase} `]) {
    await dialog.getByLabel('Tapez').fill(typed)
    await expect(confirm).toBeDisabled()
  }
  await dialog.getByLabel('Tapez').fill(phrase)
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('Erreur lors de la suppression du compte')
  await expect(dialog.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await dialog.getByLabel('Mot de passe actuel').fill(person.password)
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Votre compte est supprimé' })).toBeVisible()
  await expect(page.getByText('Votre formule a été arrêtée.')).toBeVisible()
  await expect(otherTab).toHaveURL(/\/$/)
  await expect.poll(() => keptOnDevice(page)).not.toContain(userId)
  await expect(page).toHaveURL(/\/$/)

  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => /session|XSRF/.test(name))).toEqual([])
  const mail = await mailTo(page, person.email, 'Votre compte Lettrine est supprimé')
  expect(mail.text).toContain('1\u00a0lettre')
  await page.goto(`/l/${shared}`)
  await expect(page.getByText('Ce lien ne mène plus à une lettre')).toBeVisible()
  await signInWith(page, person)
  await expect(page.getByRole('alert')).toContainText('Adresse email ou mot de passe incorrect.')

  const again = await page.request.post('/v1/auth/sign-up/email', { data: person })
  expect(again.status()).toBe(200)
  await page.context().clearCookies()
  await signInWith(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/letters')
  await expect(page.getByText('Caviste à Tours')).toHaveCount(0)
  expect(await mailsTo(page, person.email)).not.toEqual([])
})

import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { linksOf, mailboxUrl, mailsTo, mailTo } from './mailbox.ts'
import { arriveSignedIn, newPerson } from './person.ts'

const resetSubject = 'Choisir un nouveau mot de passe'
const verificationSubject = 'Confirmer votre adresse email'

async function createAccount(page: Page) {
  const person = newPerson()
  await page.request.post('/v1/auth/sign-up/email', { data: person })
  await page.context().clearCookies()
  return person
}

async function requestResetLink(page: Page, email: string): Promise<string> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  const send = page.getByRole('button', { name: 'Envoyer le lien' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Adresse email').fill('ines@')
  await expect(page.getByText('Veuillez entrer une adresse email valide.')).toBeVisible()
  await expect(send).toBeDisabled()
  await page.getByLabel('Adresse email').fill('')
  await expect(page.getByText('Veuillez entrer votre adresse email.')).toBeVisible()
  await page.getByLabel('Adresse email').fill(email)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Email envoyé' })).toBeVisible()
  const mail = await mailTo(page, email, resetSubject)
  return linksOf(mail).find((href) => href.includes('token='))!
}

test('a forgotten password is reset by the mailed link, which serves once', async ({ page }) => {
  const person = await createAccount(page)
  const link = await requestResetLink(page, person.email)
  await expect(page.getByRole('link', { name: 'boîte aux lettres du bac à sable' })).toHaveAttribute(
    'href',
    await mailboxUrl(page),
  )

  const answer = await page.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)

  await page.getByLabel('Nouveau mot de passe').fill('court12')
  await expect(page.getByText('Le nouveau mot de passe doit contenir au moins 8 caractères')).toBeVisible()
  await page.getByLabel('Nouveau mot de passe').fill('Retrouvé2026!')
  await expect(page.getByText('Très fort')).toBeVisible()
  await page.getByLabel('Confirmation du mot de passe').fill('Retrouvé2025!')
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  await page.getByLabel('Confirmation du mot de passe').fill('Retrouvé2026!')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Mot de passe changé')).toBeVisible()

  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Retrouvé2026!')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await mailTo(page, person.email, 'Votre mot de passe a été changé')

  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').fill('Une autre fois 1!')
  await page.getByLabel('Confirmation du mot de passe').fill('Une autre fois 1!')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('the e-mail address is verified by the mailed link and its button', async ({ page }) => {
  const person = await arriveSignedIn(page)
  const mail = await mailTo(page, person.email, verificationSubject)
  const link = linksOf(mail).find((href) => href.includes('token='))!
  await page.goto(link)
  await expect(page).toHaveURL(/\/verify-email$/)
  const isVerified = async () => {
    const { token } = await (await page.request.get('/v1/auth/token')).json()
    const headers = { authorization: `Bearer ${token}` }
    return (await (await page.request.get('/v1/users/profile', { headers })).json()).data.isEmailVerified
  }
  expect(await isVerified()).toBe(false)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible()
  expect(await isVerified()).toBe(true)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse déjà confirmée' })).toBeVisible()
  await page.getByRole('link', { name: 'Aller à mon espace' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('every link of every mail leads to this site and answers', async ({ page, baseURL }) => {
  const person = await createAccount(page)
  const link = await requestResetLink(page, person.email)
  const token = new URL(link).searchParams.get('token')
  await page.request.post('/v1/auth/reset-password', { data: { token, newPassword: 'Retrouvé2026!' } })
  await mailTo(page, person.email, 'Votre mot de passe a été changé')
  const mails = await mailsTo(page, person.email)
  expect(mails).toHaveLength(3)
  for (const href of mails.flatMap(linksOf)) {
    expect(href.startsWith(`${baseURL}/`), href).toBe(true)
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
})

test('the mailbox of the sandbox shows mails whose links open Lettrine', async ({ page }) => {
  const person = await createAccount(page)
  await mailTo(page, person.email, verificationSubject)
  await page.goto(await mailboxUrl(page))
  await expect(page.getByText('Bac à sable')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(person.email) }).click()
  await expect(page.getByRole('heading', { name: verificationSubject })).toBeVisible()
  const message = page.frameLocator('iframe')
  const opened = page.waitForEvent('popup')
  await message.getByRole('link', { name: 'Confirmer mon adresse' }).click()
  await expect((await opened).getByRole('button', { name: 'Confirmer mon adresse' })).toBeVisible()
  await page.getByRole('link', { name: 'Texte seul' }).click()
  await expect(page.getByText('Bonjour Inès Carpentier,')).toBeVisible()
  await page.getByRole('link', { name: 'Source' }).click()
  await expect(page.getByText(/Message-ID:/i)).toBeVisible()
})

test('the mailbox adds a new mail without a reload', async ({ page }) => {
  const first = await createAccount(page)
  await mailTo(page, first.email, verificationSubject)
  await page.goto(await mailboxUrl(page))
  const link = page.getByRole('link').filter({ hasText: first.email })
  await link.focus()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const second = await createAccount(page)
  await expect(page.getByRole('link').filter({ hasText: second.email })).toBeVisible()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the mails and their mailbox are accessible in light and dark, and fit', async ({ page }) => {
  const person = await createAccount(page)
  const mailbox = await mailboxUrl(page)
  const { id } = await mailTo(page, person.email, verificationSubject)
  for (const path of ['/', `/mail/${id}`, `/mail/${id}?view=text`, `/mail/${id}/html`]) {
    await page.goto(`${mailbox}${path}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findFaults(page, { without: 'iframe' }), path).toEqual([])
    }
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess, path).toBeLessThanOrEqual(0)
  }
})

import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn } from './person.ts'

/** An account whose session this browser does not hold. */
async function arriveSignedOut(page: Page) {
  const person = await arriveSignedIn(page)
  await page.context().clearCookies()
  return person
}

/** What the server answers to these requests comes when the returned function is called. */
async function withhold(page: Page, requests: string | RegExp) {
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(requests, async (route) => {
    await answering
    await route.continue()
  })
  return () => answer()
}

test('a visitor of a private page signs in and lands on it', async ({ page }) => {
  const person = await arriveSignedOut(page)
  // Whether there is a session is not known until the server says so.
  const answer = await withhold(page, '**/v1/auth/token')
  await page.goto('/dashboard/templates?search=abc')
  await expect(page.getByText('Initialisation de Lettrine AI…')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Accès Restreint' })).toBeVisible()
  await expect(page.getByText('Connectez-vous pour accéder à votre espace')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Créer un compte gratuit' })).toHaveAttribute(
    'href',
    '/register',
  )
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard\/templates\?search=abc$/)
  await expect(page.getByText('Connexion réussie')).toBeVisible()
})

test('a visitor of a letter signs in at once, and comes back', async ({ page }) => {
  const person = await arriveSignedOut(page)
  await page.goto('/editor')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard\/letters\/new/)
})

test('a form sent before its page is interactive is sent once it is', async ({ page }) => {
  const person = await arriveSignedOut(page)
  const answer = await withhold(page, /\/assets\/.*\.js$/)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  answer()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard/letters')
  await expect(other.getByRole('heading', { name: 'Mes lettres' })).toBeVisible()
  await page
    .getByRole('button', { name: /Inès Carpentier/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Déconnexion réussie')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Mes lettres' })).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Accès Restreint' })).toBeVisible()
})

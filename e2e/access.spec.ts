import { expect, test } from '@playwright/test'
import { arriveSignedIn, newPerson } from './person.ts'

test('a visitor of a private page signs in and lands on it', async ({ page }) => {
  const person = newPerson()
  await page.request.post('/v1/auth/sign-up/email', { data: person })
  await page.context().clearCookies()
  await page.goto('/dashboard/templates?search=abc')
  await expect(page.getByText('Initialisation de Lettrine AI…')).toBeVisible()
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
  const person = newPerson()
  await page.request.post('/v1/auth/sign-up/email', { data: person })
  await page.context().clearCookies()
  await page.goto('/editor')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard\/letters\/new/)
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

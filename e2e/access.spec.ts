import { expect, test } from '@playwright/test'
import { arriveSignedIn, newPerson, signUp } from './person.ts'

test('a visitor is told that a page is private, signs in, and lands where they wanted to go', async ({
  page,
}) => {
  const person = newPerson()
  await page.request.post('/v1/auth/sign-up/email', { data: person })
  await page.context().clearCookies()
  await page.goto('/dashboard/letters?search=abc')
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
  await expect(page).toHaveURL(/\/dashboard\/letters\?search=abc$/)
  await expect(page.getByText('Connexion réussie')).toBeVisible()
})

test('someone signed in does not see the sign-in and sign-up screens', async ({ page }) => {
  await arriveSignedIn(page)
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('signing out ends the session and goes home', async ({ page }) => {
  await signUp(page)
  await page
    .getByRole('button', { name: /Inès Carpentier/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Déconnexion réussie')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Accès Restreint' })).toBeVisible()
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
  await expect(other.getByRole('heading', { name: 'Mes lettres' })).toBeHidden()
})

test('the sign-in form explains what is wrong, and a wrong password changes nothing', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('L’adresse email est requise')).toBeVisible()
  await expect(page.getByText('Le mot de passe est requis')).toBeVisible()
  await page.getByLabel('Adresse email').fill('ines')
  await expect(page.getByText('Format d’email invalide')).toBeVisible()
  await page.getByLabel('Adresse email').fill('personne@example.org')
  await expect(page.getByText('Format d’email invalide')).toBeHidden()
  await page.getByLabel('Mot de passe', { exact: true }).fill('mauvais')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('Adresse email ou mot de passe incorrect.')
  await page.getByRole('button', { name: 'Masquer ce message' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)
})

test('the sign-up form says that passwords differ, how strong one is, and that an address is taken', async ({
  page,
}) => {
  const taken = newPerson()
  await page.request.post('/v1/auth/sign-up/email', { data: taken })
  await page.context().clearCookies()
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await page.goto('/register?plan=monthly')
  await expect(page.getByText('Premium')).toBeVisible()
  expect(faults).toEqual([])
  await page.getByLabel('Nom complet').fill('I')
  await expect(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible()
  await page.getByLabel('Nom complet').fill('Inès')
  await page.getByLabel('Adresse email').fill(taken.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('abcdefgh')
  await expect(page.getByText('Moyen')).toBeVisible()
  await page.getByLabel('Confirmation du mot de passe').fill('abcdefgi')
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  await page.getByLabel('Confirmation du mot de passe').fill('abcdefgh')
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeHidden()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText('Vous devez accepter les conditions d’utilisation')).toBeVisible()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert')).toContainText('déjà utilisée')
})

test('an unknown address answers 404 with a page that goes back', async ({ page }) => {
  await page.goto('/terms')
  const answer = await page.goto('/nulle-part')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL(/\/terms$/)
})

test('short addresses lead to the editor', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/editor')
  await expect(page).toHaveURL(/\/dashboard\/letters\/new$/)
})

test('the server accepts no inline script, and no page is framed', async ({ page }) => {
  const answer = await page.goto('/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
  expect(policy).toContain("frame-ancestors 'none'")
})

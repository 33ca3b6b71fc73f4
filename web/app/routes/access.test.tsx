import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { aLetterList } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { clearAccessToken } from '../lib/api/access-token.ts'
import { returnPath, returnState } from '../lib/session/return-path.ts'
import { retrySession } from '../lib/session/session.ts'

const visitor = { profile: null } as const

test('a visitor of a private page is offered to sign in, to sign up, or to go home', async () => {
  await renderScreen('/dashboard/templates?search=abc', visitor)
  await expect.element(page.getByRole('heading', { name: 'Accès Restreint' })).toBeVisible()
  await expect.element(page.getByText('Connectez-vous pour accéder à votre espace')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Créer un compte gratuit' }))
    .toHaveAttribute('href', '/register')
  await expect.element(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await expect.element(page.getByLabelText('Adresse email')).toBeVisible()
})

test.each([
  ['/dashboard/letters?search=abc', '/dashboard/letters?search=abc'],
  ['/dashboard/letters/new', '/dashboard/letters/new'],
  ['/dashboard/letters/01a1fbea-4e1a-7bc5-8420-5b12575b4bf3/edit', undefined],
  ['/editor', '/dashboard/letters/new'],
  [
    '/editor/01a1fbea-4e1a-7bc5-8420-5b12575b4bf3',
    '/dashboard/letters/01a1fbea-4e1a-7bc5-8420-5b12575b4bf3/edit',
  ],
])('a visitor of %s signs in, and comes back', async (path, wanted = path) => {
  const { router } = await renderScreen(path, visitor)
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  await expect.element(page.getByLabelText('Adresse email')).toBeVisible()
  expect(router.state.location.state).toEqual({ from: wanted })
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/register')
  expect(router.state.location.state).toEqual({ from: wanted })
})

test('after signing in, a page still knows the letter that it leads back to', async () => {
  const { router } = await renderScreen('/dashboard/career', visitor)
  const state = { returnTo: '/dashboard/letters/01a1fbea-4e1a-7bc5-8420-5b12575b4bf3/edit?step=needs' }
  await router.navigate('/dashboard/career/import', { state })
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await expect.element(page.getByLabelText('Adresse email')).toBeVisible()
  expect(returnPath(router.state.location.state)).toBe('/dashboard/career/import')
  expect(returnState(router.state.location.state)).toEqual(state)
})

test.each(['/dashboard/my-data', '/dashboard/career'])('%s is private', async (path) => {
  await renderScreen(path, visitor)
  await expect.element(page.getByRole('heading', { name: 'Accès Restreint' })).toBeVisible()
})

test('without an answer about the session, the guard says so and tries again', async () => {
  const { api } = await renderScreen('/dashboard', { answers: aLetterList([]) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  api.setOffline(true)
  clearAccessToken()
  await retrySession()
  await expect.element(page.getByText(/Lettrine ne répond pas\./)).toBeVisible()
  await expectAccessible()
  api.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('button', { name: /^Compte de/ })).toBeVisible()
})

test('signing out leads home, and says so', async () => {
  await renderScreen('/dashboard', {
    answers: aLetterList([]),
    raw: { 'POST /v1/auth/sign-out': () => Response.json({ success: true }) },
  })
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect.element(page.getByText('Déconnexion réussie')).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/')
})

test('the short address of the editor leads to a new letter', async () => {
  await renderScreen('/editor')
  await expect.poll(() => location.pathname).toBe('/dashboard/letters/new')
  await expect.element(page.getByRole('textbox', { name: 'Texte de la lettre' })).toBeVisible()
})

test('an unknown address shows a page that goes back', async () => {
  const { router } = await renderScreen('/terms', visitor)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await router.navigate('/nulle-part')
  await expect.element(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect.poll(() => location.pathname).toBe('/terms')
})

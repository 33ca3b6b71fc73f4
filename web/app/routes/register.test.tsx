import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { type RawAnswers, refusalResponse } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const open = (raw: RawAnswers = {}) => renderScreen('/register?plan=monthly', { profile: null, raw })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const submit = () => page.getByRole('button', { name: 'Créer mon compte' })

async function fillIn(password: string) {
  await field('Nom complet').fill('Inès')
  await field('Adresse email').fill('ines@example.org')
  await field('Mot de passe').fill(password)
  await field('Confirmation du mot de passe').fill(password)
  await page.getByRole('checkbox').click()
}

test('the sign-up form checks the name, the passwords, their strength and the consent', async () => {
  await open()
  await expect.element(page.getByText('Premium')).toBeVisible()
  await field('Nom complet').fill('I')
  await expect.element(page.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible()
  await field('Nom complet').fill('Inès')
  await field('Adresse email').fill('ines@example.org')
  await field('Mot de passe').fill('abcdefgh')
  await expect.element(page.getByText('Moyen')).toBeVisible()
  await field('Confirmation du mot de passe').fill('abcdefgi')
  const mismatch = page.getByText('Les mots de passe ne correspondent pas')
  await expect.element(mismatch).toBeVisible()
  await field('Confirmation du mot de passe').fill('abcdefgh')
  await expect.element(mismatch).not.toBeInTheDocument()
  await submit().click()
  await expect.element(page.getByText('Vous devez accepter les conditions d’utilisation')).toBeVisible()
  await expectAccessible()
})

test.each([
  ['an address that is taken', 'EMAIL_ALREADY_USED', /déjà utilisée/],
  ['a password that is too common', 'PASSWORD_TOO_COMMON', /Ce mot de passe est trop courant/],
] as const)('%s is refused with the reason', async (_name, code, message) => {
  await open({ 'POST /v1/auth/sign-up/email': () => refusalResponse(code) })
  await fillIn('azertyuiop')
  await submit().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(message)
  expect(location.pathname).toBe('/register')
})

test('the button that reveals the confirmation has a name of its own', async () => {
  await open()
  await field('Confirmation du mot de passe').fill('Secret1!')
  await page.getByRole('button', { name: 'Afficher la confirmation' }).click()
  await expect.element(field('Confirmation du mot de passe')).toHaveAttribute('type', 'text')
  await expect.element(field('Mot de passe')).toHaveAttribute('type', 'password')
  await expect.element(page.getByRole('button', { name: 'Masquer la confirmation' })).toBeVisible()
})

test('a server that does not answer is named as such', async () => {
  await open({
    'POST /v1/auth/sign-up/email': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await fillIn('Secret1!')
  await submit().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/connexion/)
})

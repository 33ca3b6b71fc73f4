import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { publicConfig } from '../../testing/fixtures.ts'
import { refusalResponse } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const visitor = { profile: null } as const
const send = () => page.getByRole('button', { name: 'Envoyer le lien' })
const email = () => page.getByLabelText('Adresse email')

test('the link is requested for a valid address only; the next screen is the same for any address', async () => {
  const sent: unknown[] = []
  await renderScreen('/forgot-password', {
    ...visitor,
    answers: {
      config: { read: () => ({ data: { ...publicConfig(), mailboxUrl: 'http://localhost:9/mailbox' } }) },
    },
    raw: {
      'POST /v1/auth/request-password-reset': async (request) => {
        sent.push(await request.json())
        return Response.json({ status: true })
      },
    },
  })
  await expect.element(send()).toBeDisabled()
  await email().fill('ines@')
  await expect.element(page.getByText('Veuillez entrer une adresse email valide.')).toBeVisible()
  await expect.element(send()).toBeDisabled()
  await email().fill('')
  await expect.element(page.getByText('Veuillez entrer votre adresse email.')).toBeVisible()
  await email().fill('ines@example.org')
  await send().click()
  await expect.element(page.getByRole('heading', { name: 'Email envoyé' })).toBeVisible()
  await expect.element(page.getByText('Il expire dans 24\u00a0heures.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'boîte aux lettres du bac à sable' }))
    .toHaveAttribute('href', 'http://localhost:9/mailbox')
  await expectAccessibleOnAllSizes()
  await page.getByRole('button', { name: 'réessayez avec une autre adresse' }).click()
  await email().fill('autre@example.org')
  await send().click()
  await expect.poll(() => sent).toMatchObject([{ email: 'ines@example.org' }, { email: 'autre@example.org' }])
})

test('a request that fails says so', async () => {
  await renderScreen('/forgot-password', {
    ...visitor,
    raw: { 'POST /v1/auth/request-password-reset': () => refusalResponse('TOO_MANY_REQUESTS') },
  })
  await email().fill('ines@example.org')
  await send().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Trop de tentatives/)
})

test('a new password is long enough and typed twice; its link leaves the address', async () => {
  await renderScreen('/reset-password?token=abc', {
    ...visitor,
    raw: { 'POST /v1/auth/reset-password': () => Response.json({ status: true }) },
  })
  const next = page.getByLabelText('Nouveau mot de passe')
  const confirmation = page.getByLabelText('Confirmation du mot de passe')
  await next.fill('court12')
  await expect.poll(() => location.search).toBe('')
  await expect
    .element(page.getByText('Le nouveau mot de passe doit contenir au moins 8 caractères'))
    .toBeVisible()
  await next.fill('Retrouvé2026!')
  await expect.element(page.getByText('Très fort')).toBeVisible()
  await confirmation.fill('Retrouvé2025!')
  await expect.element(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  await expectAccessibleOnAllSizes()
  await confirmation.fill('Retrouvé2026!')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect.element(page.getByText('Mot de passe changé')).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/login')
})

test('a reset link that was used offers another one', async () => {
  await renderScreen('/reset-password?token=abc', {
    ...visitor,
    raw: { 'POST /v1/auth/reset-password': () => refusalResponse('RESET_LINK_REFUSED') },
  })
  await page.getByLabelText('Nouveau mot de passe').fill('Retrouvé2026!')
  await page.getByLabelText('Confirmation du mot de passe').fill('Retrouvé2026!')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Recevoir un nouveau lien' }))
    .toHaveAttribute('href', '/forgot-password')
})

test('the address of an account is confirmed by the button, once or already', async () => {
  await renderScreen('/verify-email?token=abc', {
    raw: { 'POST /v1/auth/verify-email': () => Response.json({ already: true }) },
  })
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect.element(page.getByRole('heading', { name: 'Adresse déjà confirmée' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Aller à mon espace' }))
    .toHaveAttribute('href', '/dashboard')
})

test('a verification link that is refused offers another one', async () => {
  const { api } = await renderScreen('/verify-email?token=inconnu', {
    answers: { account: { sendVerificationEmail: () => ({ data: { sent: true } }) } },
    raw: { 'POST /v1/auth/verify-email': () => refusalResponse('VERIFICATION_LINK_REFUSED') },
  })
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
  await expect.element(page.getByText('Email envoyé')).toBeVisible()
  await expect.poll(() => api.calls.map(({ name }) => name)).toContain('account.sendVerificationEmail')
})

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleOnAllSizes } from '../../testing/expect-accessible.ts'
import { refusalResponse } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const visitor = { profile: null } as const
const submit = () => page.getByRole('button', { name: 'Se connecter' })
const email = () => page.getByLabelText('Adresse email')
const password = () => page.getByLabelText('Mot de passe', { exact: true })

test('the sign-in form names what is missing and what is wrong', async () => {
  await renderScreen('/login', visitor)
  await submit().click()
  await expect.element(page.getByText('L’adresse email est requise')).toBeVisible()
  await expect.element(page.getByText('Le mot de passe est requis')).toBeVisible()
  await email().fill('ines')
  await expect.element(page.getByText('Format d’email invalide')).toBeVisible()
  await expectAccessible()
  await email().fill('personne@example.org')
  await expect.element(page.getByText('Format d’email invalide')).not.toBeInTheDocument()
})

test('a wrong password changes nothing, and its message can be dismissed', async () => {
  await renderScreen('/login', {
    ...visitor,
    raw: { 'POST /v1/auth/sign-in/email': () => refusalResponse('INVALID_CREDENTIALS') },
  })
  await email().fill('personne@example.org')
  await password().fill('mauvais')
  await submit().click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Adresse email ou mot de passe incorrect\./)
  await page.getByRole('button', { name: 'Masquer ce message' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(location.pathname).toBe('/login')
})

test('after too many attempts the form says how long to wait', async () => {
  await renderScreen('/login', {
    ...visitor,
    raw: {
      'POST /v1/auth/sign-in/email': () =>
        Response.json(
          { error: 'Trop de tentatives. Réessayez dans 3 secondes.', code: 'TOO_MANY_REQUESTS' },
          { status: 429, headers: { 'retry-after': '3' } },
        ),
    },
  })
  await email().fill('personne@example.org')
  await password().fill('mauvais')
  await submit().click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Trop de tentatives\. Réessayez dans 3 secondes\./)
})

test('«Se souvenir de moi» is ticked at first, and sent as it is left', async () => {
  const sent: unknown[] = []
  await renderScreen('/login', {
    ...visitor,
    raw: {
      'POST /v1/auth/sign-in/email': async (request) => {
        sent.push(await request.json())
        return refusalResponse('INVALID_CREDENTIALS')
      },
    },
  })
  const box = page.getByRole('checkbox', { name: 'Se souvenir de moi' })
  await expect.element(box).toBeChecked()
  await email().fill('ines@example.org')
  await password().fill('Secret1!')
  await submit().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await box.click()
  await submit().click()
  await expect.poll(() => sent).toMatchObject([{ rememberMe: true }, { rememberMe: false }])
})

test('the sign-in, sign-up and reset screens lead a signed-in user to the dashboard', async () => {
  const { router } = await renderScreen('/login')
  for (const path of ['/login', '/register', '/forgot-password']) {
    await router.navigate(path)
    await expect.poll(() => location.pathname).toBe('/dashboard')
  }
})

test('a refusal, a closed window and a failure of the provider are shown on the sign-in screen', async () => {
  await renderScreen('/social?provider=google&error=access_denied', visitor)
  await expect.element(page.getByRole('heading', { name: 'La connexion n’a pas abouti' })).toBeVisible()
})

test('an outdated return from a provider says so in its window', async () => {
  await renderScreen('/social?provider=google&error=state_mismatch', visitor)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})

test('where windows are blocked, the sign-in screen offers to go on without one', async () => {
  const open = window.open
  window.open = () => null
  try {
    await renderScreen('/login', visitor)
    await page.getByRole('button', { name: 'GitHub' }).click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Votre navigateur a bloqué la fenêtre de connexion\./)
    await expect.element(page.getByRole('button', { name: 'Continuer sans fenêtre' })).toBeVisible()
    await expectAccessible()
  } finally {
    window.open = open
  }
})

describe('a second step', () => {
  const waits = () => Response.json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })

  test('is asked for after the password: a code of the application, or a recovery code', async () => {
    const sent: unknown[] = []
    const take = (code: 'SECOND_FACTOR_CODE_WRONG' | 'RECOVERY_CODE_WRONG') => async (request: Request) => {
      sent.push(await request.json())
      return refusalResponse(code)
    }
    await renderScreen('/login', {
      ...visitor,
      raw: {
        'POST /v1/auth/sign-in/email': waits,
        'POST /v1/auth/two-factor/verify-totp': take('SECOND_FACTOR_CODE_WRONG'),
        'POST /v1/auth/two-factor/verify-backup-code': take('RECOVERY_CODE_WRONG'),
      },
    })
    await email().fill('ines@example.org')
    await password().fill('Secret1!')
    await submit().click()
    const code = page.getByLabelText('Code de votre application')
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await submit().click()
    await expect.element(page.getByText('Le code est requis')).toBeVisible()
    await expectAccessibleOnAllSizes()
    await code.fill('123 456')
    await page.getByText('Se fier à cet appareil 30 jours').click()
    await submit().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Ce code n’est pas le bon/)
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
    await page.getByLabelText('Code de secours').fill('K7MP 2XQA 9HRT C4VN')
    await submit().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Ce code de secours n’est pas le bon/)
    expect(sent).toEqual([
      { code: '123456', trustDevice: true },
      { code: 'K7MP 2XQA 9HRT C4VN', trustDevice: false },
    ])
    await page.getByRole('button', { name: 'Revenir à la connexion' }).click()
    await expect.element(email()).toBeVisible()
  })
})

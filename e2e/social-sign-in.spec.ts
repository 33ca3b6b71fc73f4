import { expect, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { newPerson } from './person.ts'
import { acceptAs, openPopup } from './sandbox-identity.ts'

const buttonOf = { google: 'Google', github: 'GitHub' } as const

for (const provider of ['google', 'github'] as const) {
  test(`with ${provider}, a new person lands where they wanted to go`, async ({ page }) => {
    const person = newPerson()
    await page.goto('/dashboard/letters?search=abc')
    await page.getByRole('link', { name: 'Se connecter' }).click()
    const popup = await openPopup(page, buttonOf[provider])
    const closed = popup.waitForEvent('close')
    await acceptAs(popup, person)
    await closed
    await expect(page).toHaveURL(/\/dashboard\/letters\?search=abc$/)
    await expect(page.getByText('Connexion réussie')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Mes lettres' })).toBeVisible()
  })

  test(`refusing at ${provider} says so, and nothing else happens`, async ({ page }) => {
    await page.goto('/login')
    const popup = await openPopup(page, buttonOf[provider])
    await popup.getByRole('button', { name: 'Refuser' }).click()
    await expect(page.getByRole('alert')).toContainText(
      `Vous n’avez pas autorisé Lettrine à utiliser votre compte ${buttonOf[provider]}`,
    )
    await expect(page).toHaveURL(/\/login$/)
  })
}

test('closing the window says so, and one may try again', async ({ page }) => {
  await page.goto('/register')
  const popup = await openPopup(page, 'Google')
  await expect(popup.getByText('Bac à sable', { exact: true })).toBeVisible()
  await popup.close()
  await expect(page.getByRole('alert')).toContainText('La fenêtre de connexion a été fermée avant la fin')
  await acceptAs(await openPopup(page, 'Google'), newPerson())
  await expect(page).toHaveURL(/\/dashboard\/subscription\?plan=free$/)
})

test('where windows are blocked, the page itself goes and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const person = newPerson()
  await page.goto('/dashboard/templates')
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'GitHub' }).click()
  await expect(page.getByRole('alert')).toContainText('Votre navigateur a bloqué la fenêtre de connexion.')
  await page.getByRole('button', { name: 'Continuer sans fenêtre' }).click()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText('Vous n’avez pas autorisé Lettrine')
  await page.getByRole('button', { name: 'GitHub' }).click()
  await page.getByRole('button', { name: 'Continuer sans fenêtre' }).click()
  await acceptAs(page, person)
  await expect(page).toHaveURL(/\/dashboard\/templates$/)
})

test('an address with a password opens its account only if the provider verified it', async ({ page }) => {
  const owner = newPerson()
  await page.request.post('/v1/auth/sign-up/email', { data: owner })
  await page.context().clearCookies()
  await page.goto('/login')
  await acceptAs(await openPopup(page, 'Google'), { ...owner, verified: false })
  await expect(page.getByRole('alert')).toContainText(
    'Un compte existe déjà avec cette adresse, que Google n’a pas vérifiée. Connectez-vous d’abord avec votre mot de passe',
  )
  await acceptAs(await openPopup(page, 'Google'), owner)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(owner.name)
  // Nobody had proven that the address was theirs.
  await expect(page.getByText('Votre ancien mot de passe ne sert plus')).toBeVisible()
})

test('a stale way back says so in the window itself', async ({ page }) => {
  await page.goto('/v1/auth/callback/google?code=abc&state=unknown')
  await expect(page).toHaveURL(/\/social\?/)
  await expect(page.getByRole('heading', { name: 'La connexion n’a pas abouti' })).toBeVisible()
  await expect(page.getByText('Cette demande de connexion n’est plus valable')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('the sandbox and the page one comes back to have no fault that axe finds', async ({ page }) => {
      await page.goto('/login')
      for (const provider of ['google', 'github'] as const) {
        const popup = await openPopup(page, buttonOf[provider])
        await popup.getByLabel('Une autre personne').check()
        expect(await findFaults(popup)).toEqual([])
        await popup.close()
        await expect(page.getByRole('alert')).toBeVisible()
      }
      expect(await findFaults(page)).toEqual([])
      await page.goto('/social?provider=google&error=access_denied')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findFaults(page)).toEqual([])
    })
  })
}

import { expect, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { newPerson } from './person.ts'
import { acceptAs, openPopup } from './sandbox-identity.ts'

test('with Google, a new person lands where they wanted to go', async ({ page }) => {
  const person = newPerson()
  await page.goto('/dashboard/letters?search=abc')
  await expect(page).toHaveURL(/\/login/)
  const popup = await openPopup(page, 'Google')
  const closed = popup.waitForEvent('close')
  await acceptAs(popup, person)
  await closed
  await expect(page).toHaveURL(/\/dashboard\/letters\?search=abc$/)
  await expect(page.getByText('Connexion réussie')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mes lettres' })).toBeVisible()
})

test('refusing at the provider says so, and nothing else happens', async ({ page }) => {
  await page.goto('/login')
  const popup = await openPopup(page, 'GitHub')
  await popup.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Vous n’avez pas autorisé Lettrine à utiliser votre compte GitHub',
  )
  await expect(page).toHaveURL(/\/login$/)
})

test('a closed sign-in window is reported, and can be opened again', async ({ page }) => {
  await page.goto('/register')
  const popup = await openPopup(page, 'Google')
  await expect(popup.getByText('Bac à sable', { exact: true })).toBeVisible()
  await popup.close()
  await expect(page.getByRole('alert')).toContainText('La fenêtre de connexion a été fermée avant la fin')
  await acceptAs(await openPopup(page, 'Google'), newPerson())
  await expect(page).toHaveURL(/\/dashboard\/subscription\?plan=free$/)
})

test('where pop-ups are blocked, sign-in goes on in the page', { tag: '@phone' }, async ({ page }) => {
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

test('a provider opens the account of an address only if it verified it', async ({ page }) => {
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
  await expect(page.getByText('Votre ancien mot de passe n’est plus valable')).toBeVisible()
})

test('the sandbox of the providers is accessible in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  for (const provider of ['Google', 'GitHub']) {
    const popup = await openPopup(page, provider)
    await popup.getByLabel('Une autre personne').check()
    for (const colorScheme of ['light', 'dark'] as const) {
      await popup.emulateMedia({ colorScheme })
      expect(await findFaults(popup)).toEqual([])
    }
    await popup.close()
    await expect(page.getByRole('alert')).toBeVisible()
  }
})

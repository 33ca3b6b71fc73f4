import { type Browser, expect, type Page, test } from '@playwright/test'
import { codeOfApplication, nextCodeOfApplication } from '../sandbox/testing/application.ts'
import { arriveSignedIn, newPerson, type Person } from './person.ts'
import { acceptAs, openPopup } from './sandbox-identity.ts'
import { addPasskeyDevice, suggestNoPasskeys } from './second-factor.ts'

/** The same person on another device. */
async function elsewhere(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  })
  await context.request.post('/v1/auth/sign-in/email', { data: person })
  return context.newPage()
}

const methods = (page: Page) => page.getByRole('region', { name: 'Moyens de connexion' })

test('another device is signed out from the security page', { tag: '@phone' }, async ({ page, browser }) => {
  const person = await arriveSignedIn(page)
  const phone = await elsewhere(browser, person)
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /Inès Carpentier/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Connexions et sécurité' }).click()
  await expect(page.getByText('Safari sur iPhone')).toBeVisible()
  await expect(page.getByText('Cet appareil')).toHaveCount(1)
  await page.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }).click()
  await expect(page.getByText('Appareil déconnecté')).toBeVisible()
  await expect(page.getByText('Safari sur iPhone')).toBeHidden()
  await phone.goto('/dashboard')
  await expect(phone.getByRole('heading', { name: 'Accès Restreint' })).toBeVisible()
  await phone.context().close()
})

test('a provider is linked and unlinked, and the last sign-in method stays', async ({ page }) => {
  const friend = newPerson()
  await page.goto('/login')
  await acceptAs(await openPopup(page, 'Google'), friend)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/security')
  await expect(methods(page).getByText('C’est votre seul moyen de vous connecter.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dissocier Google' })).toBeHidden()
  await acceptAs(await openPopup(page, 'Associer GitHub'), newPerson())
  await expect(page.getByText('Moyen de connexion associé')).toBeVisible()
  await page.getByRole('button', { name: 'Dissocier Google' }).click()
  await expect(page.getByText('Google est dissocié de votre compte')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Associer Google' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dissocier GitHub' })).toBeHidden()
})

test('a code of an application is asked for after the password, and a passkey replaces both', async ({
  page,
}) => {
  const person = await arriveSignedIn(page)
  const device = await addPasskeyDevice(page)
  await page.goto('/dashboard/security')
  await page.getByRole('button', { name: 'Activer la validation en deux étapes' }).click()
  const setUp = page.getByRole('dialog')
  await setUp.getByLabel('Mot de passe actuel').fill(person.password)
  await setUp.getByRole('button', { name: 'Continuer' }).click()
  const key = (await setUp.getByRole('code').textContent())!.replaceAll(' ', '')
  await setUp.getByLabel('Code affiché par votre application').fill(codeOfApplication(key))
  await setUp.getByRole('button', { name: 'Activer' }).click()
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()

  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByRole('dialog').getByLabel('Mot de passe actuel').fill(person.password)
  await device.answer(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText(/jamais utilisée/)).toBeVisible()
  await device.answer(false)

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByLabel('Code de votre application').fill(nextCodeOfApplication(key))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await page.addInitScript(suggestNoPasskeys)
  await page.goto('/login')
  await device.answer(true)
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

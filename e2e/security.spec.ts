import { type Browser, expect, type Page, test } from '@playwright/test'
import { arriveSignedIn, newPerson, type Person } from './person.ts'
import { acceptAs, openPopup } from './sandbox-identity.ts'

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

import { type Browser, expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
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

test('a device one does not know is signed out, and knows it at once', async ({ page, browser }) => {
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

test('signing out everywhere leads home, and every device out', async ({ page, browser }) => {
  const person = await arriveSignedIn(page)
  const phone = await elsewhere(browser, person)
  await page.goto('/dashboard/security')
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter partout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await phone.goto('/dashboard')
  await expect(phone.getByRole('heading', { name: 'Accès Restreint' })).toBeVisible()
  await phone.context().close()
})

test('a provider is linked and withdrawn, and the last way in stays', async ({ page }) => {
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

test('an account of GitHub that signs in someone else is not linked', async ({ page, browser }) => {
  const friend = newPerson()
  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto('/login')
  await acceptAs(await openPopup(theirs, 'GitHub'), friend)
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await other.close()
  await arriveSignedIn(page)
  await page.goto('/dashboard/security')
  await acceptAs(await openPopup(page, 'Associer GitHub'), friend)
  await expect(page.getByRole('alert')).toContainText('sert déjà à se connecter à un autre compte Lettrine')
})

for (const remembered of [true, false]) {
  test(`«Se souvenir de moi» ${remembered ? 'ticked' : 'unticked'} is kept by the cookie`, async ({
    page,
  }) => {
    const person = newPerson()
    await page.request.post('/v1/auth/sign-up/email', { data: person })
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('Adresse email').fill(person.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
    const box = page.getByRole('checkbox', { name: 'Se souvenir de moi' })
    await expect(box).toBeChecked()
    if (!remembered) await box.click()
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
    const cookies = await page.context().cookies()
    const session = cookies.find(({ name }) => name === 'lettrine.session_token')
    // A cookie without an end is forgotten when the browser closes.
    if (remembered) expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
    else expect(session?.expires).toBe(-1)
  })
}

test('a password that everybody has is refused, with the reason', async ({ page }) => {
  const person = newPerson()
  await page.goto('/register')
  await page.getByLabel('Nom complet').fill(person.name)
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('azerty')
  await page.getByLabel('Confirmation du mot de passe').fill('azerty')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert')).toContainText('Ce mot de passe est trop courant')
  await expect(page).toHaveURL(/\/register$/)
})

test('after too many errors one is told how long to wait', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('mauvais')
  for (let attempt = 0; attempt < 6; attempt++)
    await page.request.post('/v1/auth/sign-in/email', { data: { email, password: 'mauvais' } })
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /Trop de tentatives\. Réessayez dans (une seconde|[2-5] secondes)\./,
  )
})

test('the page holds on a screen of 320 pixels', async ({ page }) => {
  await arriveSignedIn(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard/security')
  await expect(page.getByText('Cet appareil')).toBeVisible()
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('the page has no fault that axe finds', async ({ page }) => {
      await arriveSignedIn(page)
      await page.goto('/dashboard/security')
      await expect(page.getByText('Cet appareil')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Associer Google' })).toBeVisible()
      expect(await findFaults(page)).toEqual([])
    })
  })
}

import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { arriveSignedIn, callApi } from './person.ts'

async function openProfile(page: Page) {
  const person = await arriveSignedIn(page)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
  return person
}
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('the profile is read, changed, refused where wrong, and given back by «Annuler»', async ({ page }) => {
  const { token } = await openProfile(page)
  const part = region(page, 'Informations personnelles')
  await expect(page.getByText('29\u00a0%')).toBeVisible()
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabel('Nom complet').fill('I')
  await part.getByLabel('Téléphone').fill('0612')
  await part.getByLabel('Site web').fill('caves.example')
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(part.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible()
  await expect(part.getByText('Numéro de téléphone invalide')).toBeVisible()
  await expect(part.getByText('URL du site web invalide')).toBeVisible()
  await expect(page.getByText('Veuillez corriger les erreurs avant de sauvegarder')).toBeVisible()
  await part.getByRole('button', { name: 'Annuler' }).click()
  await expect(part).toContainText('Inès Carpentier')

  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabel('Nom complet').fill('Inès Morel')
  await part.getByLabel('Téléphone').fill('06 12 34 56 78')
  await part.getByLabel('Métier').fill('Caviste')
  await part.getByLabel('Secteur').selectOption('Commerce / Vente')
  await part.getByLabel('Lieu').fill('Tours')
  await part.getByLabel('Présentation').fill('<script>alert(1)</script>\nDix ans de cave.')
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil enregistré')).toBeVisible()
  await expect(part).toContainText('<script>alert(1)</script>')
  await expect(page.getByText('100\u00a0%')).toBeVisible()
  expect((await callApi(page, token, 'GET', '/users/profile')).displayName).toBe('Inès Morel')
})

test('what letters need is kept in the account, and a new letter begins with it', async ({
  page,
  isMobile,
}) => {
  await openProfile(page)
  const part = region(page, 'Pour vos lettres')
  await part.getByRole('button', { name: 'Modifier' }).click()
  await part.getByLabel('Accords').selectOption('feminine')
  await part.getByLabel('Adresse postale').fill('3 rue des Halles\n37000 Tours')
  await part.getByLabel('Ville de la date').fill('Tours')
  await part.getByLabel('Expériences').fill('Caviste, Les Vignes, 3 ans')
  await part.getByLabel('Compétences').fill('la dégustation\nla caisse')
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Profil enregistré')).toBeVisible()
  await expect(part).toContainText('Féminin')

  await page.goto('/dashboard/letters/new')
  const fold = page.getByRole('button', { name: /Votre profil/ })
  const parts = page.getByRole('navigation', { name: 'Parties de l’éditeur' })
  if (isMobile) await parts.getByRole('button', { name: 'Offre' }).click()
  await expect(fold).toContainText('gardés dans votre profil')
  await fold.click()
  await expect(page.getByLabel('Expérience')).toHaveValue('Caviste, Les Vignes, 3 ans')
  await page.getByLabel('Formation').fill('BTS commerce, 2020')
  await page.waitForTimeout(2_000)
  await page.goto('/dashboard/profile')
  await expect(region(page, 'Pour vos lettres')).toContainText('BTS commerce, 2020')
})

test('a picture is put in, seen, refused when it is none, and taken away', async ({ page }) => {
  await openProfile(page)
  const choose = page.getByLabel('Photo', { exact: true })
  await choose.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Veuillez sélectionner une image valide')).toBeVisible()
  await choose.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Impossible de mettre à jour la photo de profil')).toBeVisible()
  await choose.setInputFiles(join(import.meta.dirname, '../docs/images/editor.png'))
  await expect(page.getByText('Photo enregistrée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Changer la photo' })).toBeVisible()
  await expect(page.locator('img[src*="/avatars/"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText('Photo retirée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choisir une photo' })).toBeVisible()
})

test('markup in any field of the profile stays text, wherever it is shown', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  const markup = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  await callApi(page, token, 'PUT', '/users/profile', {
    displayName: markup,
    jobTitle: markup,
    location: markup,
    website: `https://x.example/${encodeURI(markup)}`,
    bio: markup,
    candidate: {
      address: [markup],
      city: markup,
      experience: markup,
      education: markup,
      skills: [markup],
      achievements: [markup],
      languages: [markup],
    },
  })
  const unharmed = async (path: string) => {
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
  for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/security']) {
    await page.goto(path)
    await expect(page.getByText('onerror').first()).toBeAttached()
    await unharmed(path)
  }
  await page.goto('/dashboard/letters/new')
  await expect(page.locator('.page-sheet img, .page-sheets img').first()).toBeAttached({ timeout: 30_000 })
  await unharmed('the editor and the drawing of its page')
})

test('the password is changed, refused where wrong, and the new one opens the account', async ({ page }) => {
  const { email, password } = await openProfile(page)
  const part = region(page, 'Mot de passe')
  const submit = part.getByRole('button', { name: 'Changer le mot de passe' })
  await submit.click()
  await expect(part.getByText('Veuillez remplir tous les champs').first()).toBeVisible()
  await part.getByLabel('Mot de passe actuel').fill('pas celui-ci')
  await part.getByLabel('Nouveau mot de passe').fill('Corail-des-mers-42')
  await expect(part.getByText('Très fort')).toBeVisible()
  await part.getByLabel('Confirmation').fill('Corail-des-mers-4')
  await submit.click()
  await expect(part.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  await part.getByLabel('Confirmation').fill('Corail-des-mers-42')
  await submit.click()
  await expect(part.getByRole('alert')).toContainText('Votre mot de passe actuel n’est pas celui-ci.')
  await part.getByLabel('Mot de passe actuel').fill(password)
  await submit.click()
  await expect(page.getByText('Mot de passe changé')).toBeVisible()
  await page.context().clearCookies()
  const data = { email, password: 'Corail-des-mers-42' }
  expect((await page.request.post('/v1/auth/sign-in/email', { data })).status()).toBe(200)
})

test('settings are kept at once, and a new letter follows them', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  await page.goto('/dashboard/settings')
  await page.getByLabel('Ton').selectOption('formal')
  await page.getByLabel('Langue').selectOption('en')
  await page.getByLabel('Longueur visée').selectOption('250')
  await page.getByText('Sombre', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('group', { name: 'Par email' }).getByRole('checkbox').first().click()
  await expect
    .poll(async () => callApi(page, token, 'GET', '/users/settings'))
    .toMatchObject({ tone: 'formal', language: 'en', wordTarget: 250, theme: 'dark' })
  await page.reload()
  await expect(page.getByLabel('Longueur visée')).toHaveValue('250')
  await page.goto('/dashboard/letters/new')
  await expect(page.getByText('200 à 300 conseillés')).toBeAttached()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })
    test('profile and settings have no fault that axe finds, read or being changed', async ({ page }) => {
      await openProfile(page)
      expect(await findFaults(page)).toEqual([])
      // Each leaves the page as it is pressed.
      for (let part = 0; part < 2; part++)
        await page
          .getByRole('button', { name: /^Modifier/ })
          .first()
          .click()
      expect(await findFaults(page)).toEqual([])
      await page.goto('/dashboard/settings')
      await expect(page.getByLabel('Ton')).toBeVisible()
      expect(await findFaults(page)).toEqual([])
    })
  })

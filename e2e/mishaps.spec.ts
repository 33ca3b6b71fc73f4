import { expect, type Page, test } from '@playwright/test'
import { openLetter, surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

/** «networkidle» never comes while a worker lives: nothing more has arrived for half a second. */
async function everythingLoaded(page: Page) {
  // Behind the splash screen nothing arrives for longer than that.
  await expect(page.getByText('Initialisation de Lettrine AI…')).toHaveCount(0)
  let seen = -1
  const isStill = async () => {
    const before = seen
    seen = await page.evaluate(() => performance.getEntriesByType('resource').length)
    return seen === before
  }
  await expect.poll(isStill, { intervals: [500] }).toBe(true)
}

test('an expired session leads to sign-in, and the text is recovered afterwards', async ({
  page,
  context,
}) => {
  const person = await arriveSignedIn(page)
  const letter = await callApi(page, person.token, 'POST', '/letters', { content: 'Madame,' })
  await page.goto(`/dashboard/letters/${letter.id}/edit`)
  // The editor itself, which has a session to lose.
  await expect(surfaceOf(page)).toHaveClass(/ProseMirror/)
  await surfaceOf(page).click()
  await context.clearCookies()
  await page.route('**/v1/letters/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 401, json: {} }) : route.continue(),
  )
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' écrit trop tard')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Votre session a expiré.')).toBeVisible()
  await page.unroute('**/v1/letters/*')
  await page.getByLabel('Adresse email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(surfaceOf(page)).toContainText('écrit trop tard')
})

test('offline, the editor leads back to the list stored on the device', async ({ page, context }) => {
  await openLetter(page)
  await everythingLoaded(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Mes lettres' }).first().click()
  await expect(page.getByRole('heading', { name: 'Mes lettres' })).toBeVisible()
  await expect(page.getByText('Impossible de charger vos lettres depuis le serveur.')).toBeVisible()
})

test('a link followed without the network opens its page once it is back', async ({ page, context }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard')
  await everythingLoaded(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Modèles' }).first().click()
  await expect(page.getByText('Pas de connexion')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mes lettres' }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Modèles' })).toBeVisible()
  await expect(page.getByText('Pas de connexion')).toHaveCount(0)
})

test('the network is cut at «Écrire la lettre»: the editor says so, and writes once it is back', async ({
  page,
  context,
}) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard/letters/new?step=offer')
  await page
    .getByLabel('L’annonce')
    .fill(
      'La boulangerie Maison Perrin recrute un vendeur H/F en CDI. Missions : accueillir et servir les clients.',
    )
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Continuer sans parcours' }).click()
  const write = page.getByRole('button', { name: 'Écrire la lettre' })
  const next = page.getByRole('button', { name: 'Continuer', exact: true })
  await expect(write.or(next)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await expect(write).toBeVisible()
  await everythingLoaded(page)
  await context.setOffline(true)
  await write.click()
  await expect(surfaceOf(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/letters\//)
  await expect(page.getByText(/ligne|réseau|connexion/i).first()).toBeVisible()
  await expect(surfaceOf(page)).not.toContainText('Perrin')

  await context.setOffline(false)
  const again = page.getByRole('button', { name: /^(Générer|Réessayer|Écrire|Rédiger)/ }).first()
  await again.click()
  await expect(surfaceOf(page)).toContainText('Perrin', { timeout: 30_000 })
})

/** Answers 404 for the file of a screen, as long as the tab is of a `version` whose files are gone. */
async function withoutFileOf(page: Page, screen: string, version: { isOver: boolean }) {
  await page.route(`**/assets/${screen}-*.js`, (route) =>
    version.isOver ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
}

/** How many pages the tab has loaded from now on. */
function countPages(page: Page, onPage: () => void = () => {}) {
  let pages = 0
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    pages += 1
    onPage()
  })
  return () => pages
}

test('a tab of a replaced version loads the page that is asked for anew, and keeps the text', async ({
  page,
}) => {
  const version = { isOver: false }
  await withoutFileOf(page, 'dashboard.letters', version)
  const { address } = await openLetter(page)
  const pages = countPages(page, () => {
    version.isOver = true
  })
  // Nothing reaches the server any more: the words are on the device only.
  await page.route('**/v1/letters/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await surfaceOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' écrit dans l’ancienne version')
  await page.getByRole('link', { name: 'Mes lettres' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes lettres' })).toBeVisible()
  expect(pages()).toBe(1)
  await page.unroute('**/v1/letters/*')
  await page.goto(address)
  await expect(surfaceOf(page)).toContainText('écrit dans l’ancienne version')
})

test('a file that is nowhere leads to the error screen, after one reload', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/dashboard')
  await withoutFileOf(page, 'dashboard.templates', { isOver: false })
  const pages = countPages(page)
  await page.getByRole('link', { name: 'Modèles' }).first().click()
  await expect(page.getByRole('heading', { name: /Une erreur est survenue/ })).toBeVisible()
  expect(pages()).toBe(1)
})

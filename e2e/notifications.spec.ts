import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { arriveSignedIn, callApi, signUp } from './person.ts'

const titled = (title: string) => ({
  title,
  jobTitle: title,
  company: 'Simples et Racines',
  content: 'Madame, Monsieur,\n\nVoici ma candidature.',
})

/** A person with a letter of this title under a link, and what a visitor of that link asks. */
async function shareLetter(page: Page, token: string, title: string) {
  const letter = await callApi(page, token, 'POST', '/letters', titled(title))
  const { token: link } = await callApi(page, token, 'POST', `/letters/${letter.id}/shares`, {
    allowDownload: true,
  })
  const visit = async (path: 'open' | 'download') => {
    // A visitor has no session, and comes from another address.
    const answer = await fetch(new URL(`/v1/shares/${path}`, page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ token: link }),
    })
    expect(answer.status).toBe(200)
  }
  return { letter, visit }
}

test('what happens to a shared letter is counted by the bell, said, and can be gone to', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  await page.goto('/dashboard')
  const { letter, visit } = await shareLetter(page, token, 'Apprentie herboriste')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await visit('open')
  const bell = page.getByRole('button', { name: 'Notifications, 1 non lue' })
  await expect(bell).toBeVisible()
  await expect(page.getByText('Lettre consultée')).toBeVisible()
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(
    panel.getByText('Votre lettre «\u00a0Apprentie herboriste\u00a0» a été ouverte une fois.'),
  ).toBeVisible()
  await expect(panel.getByText('À l’instant')).toBeVisible()
  await panel.getByRole('link', { name: 'Voir la lettre' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/letters/${letter.id}`))
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('nothing is missed while the connection is lost, and nothing comes twice', async ({ page, context }) => {
  const { token } = await arriveSignedIn(page)
  await page.goto('/dashboard/notifications')
  await expect(page.getByText(/^Aucune notification\./)).toBeVisible()
  const { visit } = await shareLetter(page, token, 'Cueilleuse')
  await visit('open')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lettre consultée' })).toHaveCount(1)
  await context.setOffline(true)
  await visit('download')
  await context.setOffline(false)
  await expect(page.getByRole('listitem').filter({ hasText: 'Lettre téléchargée' })).toHaveCount(1, {
    timeout: 20_000,
  })
  await expect(page.getByRole('listitem').filter({ hasText: 'Lettre consultée' })).toHaveCount(1)
})

test('what happens while the list is on its way is counted and said as well', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  const { visit } = await shareLetter(page, token, 'Semencière')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // The server answers before the visit, and its answer arrives after it.
  await page.route(
    '**/v1/notifications',
    async (route) => {
      const response = await route.fetch()
      await visit('open')
      await held
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const listAsked = page.waitForRequest('**/v1/notifications')
  await page.goto('/dashboard')
  await listAsked
  // Time enough for a socket to be told where things stand, were one open already.
  await page.waitForTimeout(1500)
  letGo()
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
  await expect(page.getByText('Lettre consultée')).toBeVisible()
})

test('they are read and deleted, one by one and all, also for another window', async ({ page, context }) => {
  const { token } = await arriveSignedIn(page)
  await page.goto('/dashboard/notifications')
  const { visit } = await shareLetter(page, token, 'Distillatrice')
  await visit('open')
  await visit('download')
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(2)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: 'Notifications, 2 non lues' })).toBeVisible()

  await page.getByRole('button', { name: 'Marquer «\u00a0Lettre consultée\u00a0» comme lue' }).click()
  await expect(other.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
  await page.getByText('Non lues', { exact: true }).click()
  await expect(items).toHaveCount(1)
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect(page.getByText('Tout est lu.')).toBeVisible()
  await page.getByText('Toutes', { exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer «\u00a0Lettre consultée\u00a0»' }).click()
  await expect(items).toHaveCount(1)
  await page.getByRole('button', { name: 'Tout supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout supprimer' }).click()
  await expect(page.getByText(/^Aucune notification\./)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Aucune notification\./)).toBeVisible()
})

test('what cannot be loaded or changed is said, and tried again', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  await page.route('**/v1/notifications', (route) =>
    route.request().resourceType() === 'websocket'
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  )
  await page.goto('/dashboard/notifications')
  const main = page.getByRole('main')
  await expect(main.getByText('Erreur lors du chargement des notifications')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/v1/notifications')
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^Aucune notification\./)).toBeVisible()
  const { visit } = await shareLetter(page, token, 'Grainetière')
  await visit('open')
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await page.route('**/v1/notifications/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Supprimer «\u00a0Lettre consultée\u00a0»' }).click()
  await expect(page.getByText('Erreur lors de la suppression')).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('the page and the panel have no fault that axe finds, and hold on 320 pixels', async ({ page }) => {
      const { token } = await arriveSignedIn(page)
      await page.goto('/dashboard/notifications')
      const { visit } = await shareLetter(page, token, 'Herboriste')
      await visit('open')
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
      expect(await findFaults(page)).toEqual([])
      await page.getByRole('button', { name: /^Notifications,/ }).click()
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
      expect(await findFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      // It fades away where it was, which is beyond the edge of a window made narrower meanwhile.
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320)
    })
  })

test('who signs up hears of it at once: the socket follows the session', async ({ page }) => {
  await signUp(page)
  const token = (await (await page.context().request.get('/v1/auth/token')).json()).token as string
  const { visit } = await shareLetter(page, token, 'Botaniste')
  await visit('open')
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
})

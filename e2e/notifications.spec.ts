import { expect, type Page, test } from '@playwright/test'
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

test('the opening of a shared letter notifies its author, and the notification leads to it', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  // What comes before the socket is in the list, and says no message.
  const connected = page.waitForEvent('websocket')
  await page.goto('/dashboard')
  await connected
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

test('notifications sent during a lost connection arrive once', async ({ page, context }) => {
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

test('a notification sent while the list loads is not lost', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  const { visit } = await shareLetter(page, token, 'Semencière')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // The server answers before the visit, and its answer arrives after it.
  await page.route(
    '**/v1/notifications',
    async (route) => {
      const response = await route.fetch()
      await visit('open')
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const listRequest = page.waitForRequest('**/v1/notifications')
  await page.goto('/dashboard')
  await listRequest
  // A socket opened before the list is read would receive the last sequence.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sockets).toEqual([])
  release()
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
  await expect(page.getByText('Lettre consultée')).toBeVisible()
})

test('notifications read or deleted in one window change in the other', async ({ page, context }) => {
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

test('the socket connects after sign-up', async ({ page }) => {
  await signUp(page)
  const token = (await (await page.context().request.get('/v1/auth/token')).json()).token as string
  const { visit } = await shareLetter(page, token, 'Botaniste')
  await visit('open')
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
})

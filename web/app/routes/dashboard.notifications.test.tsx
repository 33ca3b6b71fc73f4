import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  expectAccessible,
  expectAccessibleOnAllSizes,
  expectNoOverflow,
} from '../../testing/expect-accessible.ts'
import { aNotification, aNotificationList } from '../../testing/fixtures.ts'
import { refusal } from '../../testing/in-memory-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const path = '/dashboard/notifications'
const items = () => page.getByRole('main').getByRole('listitem')
const two = () => [aNotification(), aNotification({ title: 'Lettre téléchargée' })]

const refused = () => {
  throw refusal('TOO_MANY_REQUESTS')
}

test('an account without notifications is told what they would be', async () => {
  await renderScreen(path)
  await expect.element(page.getByText(/^Aucune notification\./)).toBeVisible()
  await expectAccessible()
})

test('notifications are read and deleted, one by one and all', async () => {
  await renderScreen(path, { answers: aNotificationList(two()) })
  await expect.element(items()).toHaveLength(2)
  await page.getByRole('button', { name: 'Marquer «\u00a0Lettre consultée\u00a0» comme lue' }).click()
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
  await page.getByText('Non lues', { exact: true }).click()
  await expect.element(items()).toHaveLength(1)
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect.element(page.getByText('Tout est lu.')).toBeVisible()
  await page.getByText('Toutes', { exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer «\u00a0Lettre consultée\u00a0»' }).click()
  await expect.element(items()).toHaveLength(1)
  await page.getByRole('button', { name: 'Tout supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout supprimer' }).click()
  await expect.element(page.getByText(/^Aucune notification\./)).toBeVisible()
})

test('a list that cannot be loaded says so, and is loaded again on request', async () => {
  const { api } = await renderScreen(path, { answers: { notifications: { list: refused } } })
  const main = page.getByRole('main')
  await expect.element(main.getByText('Erreur lors du chargement des notifications')).toBeVisible()
  await expectAccessible()
  api.change(aNotificationList([aNotification()]))
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(items()).toHaveLength(1)
})

test('a deletion that fails says so, and the notification stays', async () => {
  const list = aNotificationList([aNotification()])
  await renderScreen(path, {
    answers: { ...list, notifications: { ...list.notifications, remove: refused } },
  })
  await page.getByRole('button', { name: 'Supprimer «\u00a0Lettre consultée\u00a0»' }).click()
  await expect.element(page.getByText('Erreur lors de la suppression')).toBeVisible()
  await expect.element(items()).toHaveLength(1)
})

test('the panel of the bell shows what happened, and its link leads there', async () => {
  await renderScreen('/dashboard', { answers: aNotificationList([aNotification()]) })
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect
    .element(panel.getByText('Votre lettre «\u00a0Fleuriste\u00a0» a été ouverte une fois.'))
    .toBeVisible()
  await expectAccessibleOnAllSizes()
  await panel.getByRole('link', { name: 'Voir la lettre' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/letters')
})

test('the panel closes with Escape, and the page fits in 320 pixels', async () => {
  await renderScreen(path, { answers: aNotificationList(two()) })
  await page.getByRole('button', { name: /^Notifications,/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument()
  await page.viewport(320, 640)
  await expectNoOverflow()
})

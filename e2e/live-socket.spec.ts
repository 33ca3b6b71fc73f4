import type { LiveMessage } from '@lettrine/contract/live'
import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn, callApi } from './person.ts'

/** Opens the socket from the page itself, under its policy, and keeps what comes. */
async function openSocket(page: Page, token: string) {
  await page.evaluate((accessToken) => {
    const frames: unknown[] = []
    const socket = new WebSocket(`/v1/notifications?token=${accessToken}`)
    socket.onmessage = ({ data }) => frames.push(JSON.parse(String(data)))
    Object.assign(window, { liveFrames: frames })
  }, token)
  return () => page.evaluate(() => (window as unknown as { liveFrames: LiveMessage[] }).liveFrames)
}

test('the socket reports the opening of a shared letter at once', async ({ page }) => {
  const { token } = await arriveSignedIn(page)
  const letter = await callApi(page, token, 'POST', '/letters', { title: 'Herboriste', content: 'Madame,' })
  const link = await callApi(page, token, 'POST', `/letters/${letter.id}/shares`, {})
  await page.goto('/')
  const frames = await openSocket(page, token)
  await expect.poll(async () => (await frames())[0]).toEqual({ type: 'ready', lastSequence: 0 })
  await callApi(page, token, 'POST', '/shares/open', { token: link.token })
  await expect
    .poll(async () =>
      (await frames()).flatMap((one) => (one.type === 'notification' ? one.notification : [])),
    )
    .toMatchObject([{ type: 'letter_viewed', title: 'Lettre consultée', sequence: 1 }])
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { surfaceOf } from './letter.ts'
import { arriveSignedIn } from './person.ts'

async function openLibrary(page: Page, query = '') {
  const person = await arriveSignedIn(page)
  await page.goto(`/dashboard/templates${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modèles')
  await expect(cards(page).first()).toBeVisible()
  return person
}
const cards = (page: Page) => page.getByRole('region', { name: /modèles? trouvés?$/ }).getByRole('article')

test('a template becomes a letter whose fields are reached with Tab and filled before it is finalised', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openLibrary(page, '?difficulty=beginner')
  await cards(page)
    .getByRole('link', { name: /^Utiliser/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/edit$/, { timeout: 30_000 })
  const surface = surfaceOf(page)
  const fields = surface.locator('.unfilled')
  await expect(fields.first()).toBeVisible()
  const count = await fields.count()
  expect(count).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Finaliser' }).click()
  const sheet = page.getByRole('dialog', { name: 'Avant de finaliser' })
  await expect(sheet.getByRole('button', { name: `${count} passages à compléter` })).toBeVisible()
  await sheet.getByRole('button', { name: 'Compléter la lettre' }).click()
  const card = page.getByRole('dialog', { name: 'Passage à compléter' })
  await expect(card.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('un premier texte')
  await card.getByRole('button', { name: 'Remplir' }).click()
  await expect(surface).toContainText(/un premier texte/i)
  // The next question.
  await expect(card.getByRole('textbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(card).not.toBeVisible()
  if (isMobile) return
  const left = await fields.count()
  expect(left).toBeLessThan(count)
  await surface.press('Tab')
  await page.keyboard.type('écrit sur place')
  await expect(surface).toContainText('écrit sur place')
  await expect(fields).toHaveCount(left - 1)
})

test('the results of the library cause no layout shift below them', async ({ page }) => {
  await arriveSignedIn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/dashboard/templates')
  const call = page.getByRole('link', { name: 'Créer un modèle' })
  await call.waitFor()
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  const moved = await call.evaluate(async (link) => {
    const tops: number[] = []
    for (const end = performance.now() + 2_000; performance.now() < end; ) {
      await new Promise(requestAnimationFrame)
      tops.push(link.getBoundingClientRect().top)
    }
    return Math.max(...tops) - Math.min(...tops)
  })
  expect(moved).toBeLessThan(4)
  await expect(call).toBeInViewport()

  // What was passed over is built as one comes back to it.
  const lastCard = page
    .getByRole('region', { name: /modèles? trouvés?$/ })
    .getByRole('listitem')
    .last()
  await lastCard.evaluate((item) => item.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(lastCard.getByRole('article')).toBeVisible()
})

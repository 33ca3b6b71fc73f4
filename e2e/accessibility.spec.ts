import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { arriveSignedIn, callApi } from './person.ts'

const publicScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/terms',
  '/privacy',
  '/nulle-part',
  '/dashboard',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    for (const path of publicScreens) {
      test(`${path} has no fault that axe finds`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await findFaults(page)).toEqual([])
      })
    }

    test('the dashboard, the list and the editor have none either', async ({ page }) => {
      const { token } = await arriveSignedIn(page)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findFaults(page)).toEqual([])
      const letter = await callApi(page, token, 'POST', '/letters', {
        title: 'Fleuriste, Les Pivoines',
        company: 'Les Pivoines',
        jobTitle: 'Fleuriste',
        content: 'Madame,\n\nVoici ma candidature.',
        status: 'final',
      })
      await page.goto('/dashboard/letters')
      await expect(page.getByText('Fleuriste, Les Pivoines').first()).toBeVisible()
      expect(await findFaults(page)).toEqual([])
      await page.goto(`/dashboard/letters/${letter.id}/edit`)
      await expect(page.getByRole('textbox', { name: 'Texte de la lettre' })).toContainText('candidature')
      expect(await findFaults(page)).toEqual([])
    })

    test('nothing is wider than a screen of 320 pixels', async ({ page }) => {
      await arriveSignedIn(page)
      await page.setViewportSize({ width: 320, height: 640 })
      const paths = ['/', '/terms', '/dashboard', '/dashboard/letters', '/dashboard/letters/new']
      const later = ['templates', 'templates/new', 'profile', 'settings', 'security', 'my-data']
      for (const path of [...paths, ...later.map((name) => `/dashboard/${name}`)]) {
        await page.goto(path)
        if (path.endsWith('/templates')) await expect(page.getByRole('article').first()).toBeVisible()
        await expect(page.locator('#main, main').first()).toBeVisible()
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(excess, path).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('a long name and a long address make no screen wider, and no line taller', async ({ page }) => {
  await arriveSignedIn(page, {
    name: 'Anne-Charlotte de la Rochefoucauld-Montbel',
    email: `anne-charlotte.de-la-rochefoucauld-montbel.${randomUUID().slice(0, 8)}@example.org`,
  })
  for (const width of [320, 830, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/security', '/dashboard/my-data']) {
      await page.goto(path)
      await expect(page.getByText(/n’est pas encore confirmée/).first()).toBeVisible()
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(excess, `${path}, ${width}`).toBeLessThanOrEqual(0)
      const top = await page.locator('.user-menu').boundingBox()
      expect(top?.height, `${path}, ${width}`).toBeLessThanOrEqual(48)
    }
  }
})

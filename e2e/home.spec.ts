import { expect, type Page, test } from '@playwright/test'
import { findFaultsInBothThemes } from './axe.ts'
import { hydrate } from './hydration.ts'

const sheet = (page: Page) => page.getByRole('figure', { name: /./ }).first()
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()

test.describe('sample letter', () => {
  test('is in the page before any script, and writes itself', async ({ page }) => {
    await page.goto('/')
    const piece = page.locator('.landing-piece').last()
    expect(await piece.evaluate((words) => getComputedStyle(words).animationName)).toBe('landing-writes')
    await expect(sheet(page)).toContainText('6 800 abonnés')
    await expect(piece).toHaveCSS('opacity', '1', { timeout: 15_000 })
  })

  test('stands whole on its sheet, in each version', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const versions = new Set<string>()
    for (const who of ['Chargée de communication', 'Cariste', 'Stage en biologie']) {
      await page.getByRole('button', { name: who }).click()
      for (let version = 0; version < 8; version += 1) {
        const shown = page.locator('.landing-sheet')
        await expect.poll(async () => versions.has(await shown.innerText())).toBe(false)
        versions.add(await shown.innerText())
        expect(await shown.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
        await expect(page.locator('.landing-figure')).toHaveCount(1)
        await page.getByRole('button', { name: 'L’écrire autrement' }).click()
      }
    }
  })

  test('is rewritten by a click made before hydration', async ({ page }) => {
    await page.goto('/')
    const first = plain(await sheet(page).innerText())
    await page.evaluate(() => document.fonts.ready)
    // The page is not hydrated yet, and must not lose the click.
    await page.getByRole('button', { name: 'L’écrire autrement' }).click()
    await expect.poll(async () => plain(await sheet(page).innerText())).not.toBe(first)
    await expect(sheet(page)).toContainText('Ateliers Morvan')
    await page.getByRole('button', { name: 'Stage en biologie' }).click()
    await expect(sheet(page)).toContainText('Laboratoire Armor Santé')
    await expect(sheet(page)).toContainText('Jeanne Le Bihan')
  })
})

test('hydration causes no layout shift', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  // Recorded as it happens: what moves may move back.
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await hydrate(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([])
})

test('reading the home page loads no script and makes no request', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (one) => requests.push(one.resourceType()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(requests).toContain('font')
  expect(requests.filter((type) => /script|fetch|xhr/.test(type))).toEqual([])
  await hydrate(page)
  expect(requests).toContain('script')
})

test('prerendered pages are accessible before hydration, in light and dark, and hydrate without errors', {
  tag: '@phone',
}, async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/pictures/'))
      errors.push(message.text())
  })
  page.on('pageerror', (fault) => errors.push(fault.message))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/help', '/tips', '/terms', '/privacy'])
    await test.step(path, async () => {
      await page.goto(path)
      expect(await findFaultsInBothThemes(page)).toEqual([])
      // Hydrated, they are checked as components, at all sizes.
      await hydrate(page)
    })
  expect(errors).toEqual([])
})

test('anchors of the home page scroll to their sections', async ({ page }) => {
  for (const id of ['features', 'ai-generation', 'templates', 'export', 'pricing', 'support']) {
    await page.goto('about:blank')
    await page.goto(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

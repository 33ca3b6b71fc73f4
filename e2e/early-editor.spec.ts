import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openLetter, surfaceOf } from './letter.ts'

/** Withholds the application, as a slow network does; the answer lets it come. */
async function withholdApplication(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/dashboard.letter-editor-*.js', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

const openTitle = (page: Page) => page.getByRole('textbox', { name: 'Titre de la lettre' })

test('a letter is written before the editor has come, which takes it over at the same place', {
  tag: '@phone',
}, async ({ page }) => {
  const { address, stored } = await openLetter(page, 'Madame,\n\nJe suis **fleuriste**.\n\nÀ bientôt')
  const release = await withholdApplication(page)
  await page.goto(address)
  const surface = surfaceOf(page)
  await surface.getByText('À bientôt').click()
  await page.keyboard.press('End')
  await page.keyboard.type(', dit-elle')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Un')
  const before = (await surface.getByText('Madame,').boundingBox())!
  const footer = page.locator('.editor-footer')
  const footerBefore = (await footer.boundingBox())!
  await expect(openTitle(page)).toHaveCount(0)

  release()
  await expect(openTitle(page)).toBeVisible()
  await page.keyboard.type('e suite suite')
  await expect(surface).toContainText('Une suite')
  const after = (await surface.getByText('Madame,').boundingBox())!
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1)
  expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(1)
  await expect(footer.getByRole('button', { name: /erreur/ })).toBeVisible()
  expect(await footer.boundingBox()).toEqual(footerBefore)
  const whole = 'Madame,\n\nJe suis **fleuriste**.\n\nÀ bientôt, dit-elle\n\nUne suite suite'
  await expect.poll(async () => (await stored()).content).toBe(whole)

  // What the editor remembers of a letter on this device is no draft.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await withholdApplication(page)
  await page.goto(address)
  await expect(surface).toContainText('Une suite')
  await expect(openTitle(page)).toHaveCount(0)
})

test('what was typed in a page that was closed before the editor came is there again', async ({ page }) => {
  const { address, stored } = await openLetter(page, 'Madame,')
  await withholdApplication(page)
  await page.goto(address)
  await surfaceOf(page).getByText('Madame,').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Monsieur,')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(address)
  await expect(openTitle(page)).toBeVisible()
  await expect(surfaceOf(page)).toHaveText('Madame, Monsieur,')
  await expect.poll(async () => (await stored()).content).toBe('Madame, Monsieur,')
})

// What does not come: a screen, which the router asks for, or one of the files that start the router.
for (const file of ['dashboard.letter-editor', 'entry.client', 'root'])
  test(`a network that is cut before ${file} has come ends neither the page nor the text`, async ({
    page,
    context,
  }) => {
    const { address, stored } = await openLetter(page, 'Madame,')
    let cut = () => {}
    const isCut = new Promise<void>((resolve) => {
      cut = resolve
    })
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await isCut
      await route.abort('internetdisconnected').catch(() => {})
    })
    await page.goto(address, { waitUntil: 'commit' })
    const surface = surfaceOf(page)
    await surface.getByText('Madame,').click()
    await page.evaluate(() => document.documentElement.classList.add('same-page'))
    await page.keyboard.press('End')
    await page.keyboard.type(' Monsieur,')
    await context.setOffline(true)
    cut()
    await expect(page.getByText('Hors ligne. Votre texte est gardé sur cet appareil.')).toBeVisible()
    await page.keyboard.type(' cher ami,')
    await expect(surface).toHaveText('Madame, Monsieur, cher ami,')

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await expect(openTitle(page)).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/same-page/)
    await expect(surface).toHaveText('Madame, Monsieur, cher ami,')
    await expect.poll(async () => (await stored()).content).toBe('Madame, Monsieur, cher ami,')
  })

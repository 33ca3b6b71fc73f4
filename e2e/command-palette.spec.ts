import { expect, type Page, test } from '@playwright/test'
import { findFaults } from './axe.ts'
import { openLetter, surfaceOf } from './letter.ts'
import { arriveSignedIn, callApi } from './person.ts'

const fieldOf = (page: Page) => page.getByRole('combobox', { name: /^Rechercher une lettre/ })
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const chosenOf = (page: Page) => page.getByRole('option', { selected: true })

async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: 'Rechercher partout' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
}

async function withLetters(page: Page) {
  const person = await arriveSignedIn(page)
  await callApi(page, person.token, 'POST', '/letters', {
    title: 'Relectrice',
    company: 'Éditions Morvan',
    content: 'Je corrige des **manuscrits** depuis dix ans.',
  })
  await callApi(page, person.token, 'POST', '/letters', { title: 'Soudeur', company: 'Chantiers' })
  await page.goto('/dashboard')
  return person
}

test('the keyboard alone: opened, searched, moved in, followed, closed', async ({ page }) => {
  await withLetters(page)
  await openPalette(page)
  await expect(rowOf(page, /^Soudeur/)).toBeVisible()
  await expect(chosenOf(page)).toContainText('Nouvelle lettre')
  await page.keyboard.press('End')
  await expect(chosenOf(page)).toContainText('Relectrice')
  await page.keyboard.press('ArrowDown')
  await expect(chosenOf(page)).toContainText('Nouvelle lettre')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(chosenOf(page)).toContainText('Nouvelle lettre')
  const active = await fieldOf(page).getAttribute('aria-activedescendant')
  await expect(chosenOf(page)).toHaveAttribute('id', active ?? '')
  await page.keyboard.type('parametres')
  await expect(chosenOf(page)).toContainText('Paramètres')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
  await expect(fieldOf(page)).toBeHidden()
})

test('a letter is found by its company, by a mistyping and by its text, and opened', async ({ page }) => {
  await withLetters(page)
  await openPalette(page)
  for (const typed of ['morvan', 'morvn', 'manuscrit']) {
    await fieldOf(page).fill(typed)
    await expect(rowOf(page, /^Relectrice/)).toBeVisible()
    await expect(rowOf(page, /^Soudeur/)).toHaveCount(0)
  }
  await expect(page.locator('.palette-excerpt mark')).toHaveText('manuscrits')
  await rowOf(page, /^Relectrice/).click()
  await expect(page).toHaveURL(/\/letters\/[\w-]+\/edit$/)
})

test('what the server finds comes under what is here, and leaves the chosen row where it is', async ({
  page,
}) => {
  await withLetters(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/v1\/search/, async (route) => {
    await held
    await route.continue()
  })
  await openPalette(page)
  await fieldOf(page).fill('re')
  await expect(page.getByText('Recherche dans vos lettres et les modèles…')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await chosenOf(page).textContent()
  const place = await chosenOf(page).boundingBox()
  answer()
  await expect(rowOf(page, /^Relectrice/)).toBeVisible()
  await expect(page.getByText('Recherche dans vos lettres et les modèles…')).toBeHidden()
  await expect(chosenOf(page)).toHaveText(chosen ?? '')
  expect(await chosenOf(page).boundingBox()).toEqual(place)
})

test('until the answer comes, nothing of another search is shown', async ({ page }) => {
  await withLetters(page)
  await openPalette(page)
  await fieldOf(page).fill('soud')
  await expect(rowOf(page, /^Soudeur/)).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/v1\/search/, async (route) => {
    await held
    await route.continue()
  })
  await fieldOf(page).fill('soudeur')
  await expect(page.getByText('Recherche dans vos lettres et les modèles…')).toBeVisible()
  await expect(rowOf(page, /^Soudeur/)).toBeVisible()
  await fieldOf(page).fill('')
  await fieldOf(page).fill('morvan')
  await expect(rowOf(page, /^Soudeur/)).toHaveCount(0)
  answer()
  await expect(rowOf(page, /^Relectrice/)).toBeVisible()
})

test('a search that another one takes the place of is asked no more', async ({ page }) => {
  await withLetters(page)
  await openPalette(page)
  await page.route(/\/v1\/search\?.*q=soud(&|$)/, () => new Promise(() => {}))
  const asked = page.waitForRequest(/\/v1\/search\?.*q=soud(&|$)/)
  await fieldOf(page).fill('soud')
  await asked
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('q=soud'))
  await fieldOf(page).fill('morvan')
  expect((await dropped).failure()?.errorText).toContain('ABORTED')
  await expect(rowOf(page, /^Relectrice/)).toBeVisible()
})

test('Escape closes and gives the focus back; the search of the top bar opens it as well', async ({
  page,
}) => {
  await withLetters(page)
  const door = page.getByRole('button', { name: 'Rechercher partout' })
  await door.click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(fieldOf(page)).toBeHidden()
  await expect(door).toBeFocused()
})

test('Ctrl+Enter opens a new tab, and the search stays', async ({ page, context }) => {
  await withLetters(page)
  await openPalette(page)
  await fieldOf(page).fill('corbeille')
  await expect(chosenOf(page)).toContainText('Corbeille')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/\/dashboard\/letters\/bin$/)
  await expect(fieldOf(page)).toBeVisible()
})

test('in the editor it opens over the text, which is as it was', async ({ page }) => {
  await openLetter(page, 'Madame, je corrige.')
  await surfaceOf(page).click()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(surfaceOf(page)).toBeFocused()
  await expect(surfaceOf(page)).toHaveText('Madame, je corrige.')
})

test('nothing found says so and leads to the list; actions act', async ({ page }) => {
  await withLetters(page)
  await openPalette(page)
  await fieldOf(page).fill('zygomatique')
  await expect(page.getByText('Aucun résultat pour «\u00a0zygomatique\u00a0»')).toBeVisible()
  await expect(chosenOf(page)).toHaveText('Chercher dans les lettres')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/letters\?search=zygomatique$/)
  await openPalette(page)
  await fieldOf(page).fill('theme sombre')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a server that fails, or does not answer, is said in a line; what is here stays', async ({ page }) => {
  await withLetters(page)
  await openPalette(page)
  await page.route(/\/v1\/search/, (route) =>
    route.fulfill({ status: 500, json: { error: 'Non', code: 'X' } }),
  )
  await fieldOf(page).fill('modeles')
  await expect(page.getByText('Les lettres et les modèles n’ont pas pu être cherchés.')).toBeVisible()
  await expect(rowOf(page, 'Parcourir les modèles')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.unroute(/\/v1\/search/)
  await page.route(/\/v1\/search/, (route) => route.abort())
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(
    page.getByText('Hors ligne\u00a0: seules les pages et les actions sont proposées.'),
  ).toBeVisible()
  await page.unroute(/\/v1\/search/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^Hors ligne/)).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`reads well, ${colorScheme}, down to 320 px wide`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme })
    await withLetters(page)
    if (isMobile) await page.setViewportSize({ width: 320, height: 568 })
    await openPalette(page)
    await expect(rowOf(page, /^Soudeur/)).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await fieldOf(page).fill('re')
    await expect(rowOf(page, /^Relectrice/)).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const popup = (await page.getByRole('dialog').boundingBox())!
    if (isMobile) expect(popup).toMatchObject({ x: 0, y: 0, width: 320, height: 568 })
    for (const row of await page.getByRole('option').all())
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })
}

test('its code comes when it is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await withLetters(page)
  await expect(page.locator('.letter-row')).toHaveCount(2)
  expect(scripts.filter((url) => url.includes('/assets/command-palette-'))).toEqual([])
  await openPalette(page)
  expect(scripts.some((url) => url.includes('/assets/command-palette-'))).toBe(true)
})

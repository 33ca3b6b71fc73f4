import { expect, type Page, test } from '@playwright/test'
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

test('the command palette finds a letter by its company, a misspelling and its text', {
  tag: '@phone',
}, async ({ page, context }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  const isPaletteLoaded = () => scripts.some((url) => url.includes('/assets/command-palette-'))
  await withLetters(page)
  await expect(page.locator('.letter-row')).toHaveCount(2)
  expect(isPaletteLoaded()).toBe(false)
  await openPalette(page)
  expect(isPaletteLoaded()).toBe(true)
  await test.step('Ctrl+Enter opens a new tab, and the search stays', async () => {
    await fieldOf(page).fill('corbeille')
    await expect(chosenOf(page)).toContainText('Corbeille')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await opened).toHaveURL(/\/dashboard\/letters\/bin$/)
    await expect(fieldOf(page)).toBeVisible()
  })
  for (const typed of ['morvan', 'morvn', 'manuscrit']) {
    await fieldOf(page).fill(typed)
    await expect(rowOf(page, /^Relectrice/)).toBeVisible()
    await expect(rowOf(page, /^Soudeur/)).toHaveCount(0)
  }
  await expect(page.locator('.palette-excerpt mark')).toHaveText('manuscrits')
  await rowOf(page, /^Relectrice/).click()
  await expect(page).toHaveURL(/\/letters\/[\w-]+\/edit$/)
})

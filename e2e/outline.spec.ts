import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { hydrate } from './hydration.ts'
import { surfaceOf } from './letter.ts'
import { inFrench, outlineOf, stumbles } from './outline.ts'
import { arriveSignedIn, callApi } from './person.ts'

// What a screen reader lists of each page is kept in `outlines/`, to be read and reviewed like a text.
// `UPDATE_OUTLINES=1` writes it anew.

const folder = join(import.meta.dirname, 'outlines')

/** The outline once it says the same twice: parts of a page come one after another. */
async function settledOutline(page: Page) {
  let last = ''
  await expect(async () => {
    const now = inFrench(await outlineOf(page))
    const before = last
    last = now
    expect(now).toBe(before)
  }).toPass({ intervals: [600], timeout: 15_000 })
  return outlineOf(page)
}

async function judge(page: Page, name: string, isMobile: boolean, steady = (text: string) => text) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const outline = await settledOutline(page)
  expect(stumbles(outline)).toEqual([])
  const file = join(folder, `${name}-${isMobile ? '390' : '1280'}.txt`)
  const text = steady(inFrench(outline))
  if (process.env.UPDATE_OUTLINES) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
  }
  expect(text).toBe(readFileSync(file, 'utf8'))
}

for (const path of ['/', '/help', '/tips', '/terms', '/privacy']) {
  test(`${path} as a screen reader lists it`, async ({ page, isMobile }) => {
    await page.goto(path)
    await hydrate(page)
    await judge(page, path === '/' ? 'home' : path.slice(1), isMobile)
  })
}

for (const name of ['login', 'register']) {
  test(`/${name} as a screen reader lists it`, async ({ page, isMobile }) => {
    await page.goto(`/${name}`)
    await judge(page, name, isMobile)
  })
}

const inside = ['', 'letters', 'subscription', 'notifications', 'profile', 'settings']

for (const name of inside) {
  test(`/dashboard/${name} as a screen reader lists it`, async ({ page, isMobile }) => {
    await withLetter(page)
    await page.goto(`/dashboard/${name}`)
    if (name === 'letters') await expect(page.getByText('Fleuriste, Les Pivoines').first()).toBeVisible()
    await judge(page, `dashboard${name && '-'}${name}`, isMobile)
  })
}

test('/dashboard/templates as a screen reader lists it', async ({ page, isMobile }) => {
  await withLetter(page)
  // Other journeys rate, use and publish templates meanwhile: these are ours, and stand in one order.
  await page.goto('/dashboard/templates?featured=true&sort=alphabetical')
  await expect(page.getByRole('article').first()).toBeVisible()
  await judge(page, 'dashboard-templates', isMobile, (text) =>
    text.replaceAll(/bouton : (?!Filtres).+ 0$/gm, 'bouton : (étiquette ou secteur) 0'),
  )
})

test('the editor as a screen reader lists it', async ({ page, isMobile }) => {
  const letter = await withLetter(page)
  await page.goto(`/dashboard/letters/${letter.id}/edit`)
  await expect(surfaceOf(page)).toContainText('candidature')
  await judge(page, 'editor', isMobile)
})

async function withLetter(page: Page): Promise<{ id: string }> {
  const { token } = await arriveSignedIn(page)
  return callApi(page, token, 'POST', '/letters', {
    title: 'Fleuriste, Les Pivoines',
    company: 'Les Pivoines',
    jobTitle: 'Fleuriste',
    content: 'Madame,\n\nVoici ma candidature.',
  })
}

test.describe('a rule says what is wrong', () => {
  test('of headings, landmarks and names', async ({ page }) => {
    await page.setContent(
      '<main><h1>Un</h1><h1>Deux</h1><h3>Trois</h3><nav></nav><nav></nav><button></button><a href="/x"></a></main>',
    )
    expect(stumbles(await outlineOf(page))).toEqual([
      '2 headings of level 1',
      '«Trois» skips a level, to 3',
      'navigation without a name of its own: ,',
      'a button without a name',
      'a link without a name',
    ])
  })
})

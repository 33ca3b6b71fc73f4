import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { surfaceOf } from './letter.ts'
import { inFrench, outlineOf, stumbles } from './outline.ts'

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

test('outlines of the public pages', { tag: '@phone' }, async ({ page, isMobile }) => {
  for (const path of ['/', '/help', '/tips', '/terms', '/privacy'])
    await test.step(path, async () => {
      await page.goto(path)
      await hydrate(page)
      await judge(page, path === '/' ? 'home' : path.slice(1), isMobile)
    })
  for (const name of ['login', 'register'])
    await test.step(name, async () => {
      await page.goto(`/${name}`)
      await judge(page, name, isMobile)
    })
})

test('outlines of the private pages', { tag: '@phone' }, async ({
  readerPage: page,
  sharedSession,
  isMobile,
}) => {
  for (const name of ['', 'letters', 'subscription', 'notifications', 'profile', 'settings'])
    await test.step(`dashboard/${name}`, async () => {
      await page.goto(`/dashboard/${name}`)
      if (name === 'letters') await expect(page.getByText('Fleuriste, Les Pivoines').first()).toBeVisible()
      await judge(page, `dashboard${name && '-'}${name}`, isMobile)
    })
  await test.step('template library', async () => {
    // Other journeys rate, use and publish templates meanwhile: these are ours, and stand in one order.
    await page.goto('/dashboard/templates?featured=true&sort=alphabetical')
    await expect(page.getByRole('article').first()).toBeVisible()
    await judge(page, 'dashboard-templates', isMobile, (text) =>
      text.replaceAll(/bouton : (?!Filtres).+ 0$/gm, 'bouton : (étiquette ou secteur) 0'),
    )
  })
  await test.step('editor', async () => {
    await page.goto(`/dashboard/letters/${sharedSession.letterId}/edit`)
    await expect(surfaceOf(page)).toContainText('candidature')
    await judge(page, 'editor', isMobile)
  })
})

test('faults of headings, landmarks and names are found', async ({ page }) => {
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

import { expect, type Page, test } from '@playwright/test'
import { findFaultsInBothThemes } from './axe.ts'
import { openLetter, surfaceOf } from './letter.ts'

const sentence =
  'Je tiens la boutique le samedi, je compose les bouquets et je conseille chaque personne qui entre.'
const letterOf = (paragraphs: number) =>
  [
    'Madame,',
    'J’ai vendu 340 bouquets en trois mois à la halle de Dijon.',
    ...Array.from({ length: paragraphs }, (_, index) =>
      [...Array(4).fill(sentence), `Saison ${index + 1}.`].join(' '),
    ),
    'Je vous prie d’agréer, Madame, mes salutations distinguées.',
  ].join('\n\n')

/** On a phone the editor shows one part at a time. */
async function openPart(page: Page, name: 'Page' | 'Écrire', isMobile: boolean) {
  const parts = page.getByRole('navigation', { name: 'Parties de l’éditeur' })
  if (isMobile) await parts.getByRole('button', { name }).click()
}

const sheet = (page: Page) => page.locator('.page-sheet img').first()

test('a page design is chosen with the arrow keys, and saved with the letter', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const { stored } = await openLetter(page, letterOf(1))
  await openPart(page, 'Page', isMobile)
  await expect(sheet(page)).toBeVisible()
  const before = await sheet(page).getAttribute('src')
  await page.getByRole('radio', { name: 'Classique' }).focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Élégant' })).toBeChecked()
  await expect(page.getByText('Georgia 11\u00a0pt')).toBeVisible()
  await expect.poll(() => sheet(page).getAttribute('src')).not.toBe(before)

  await page.getByRole('button', { name: 'Réglages de la page' }).click()
  await page.getByLabel('Taille (pt)').click()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Georgia 12\u00a0pt')).toBeVisible()
  await expect
    .poll(async () => (await stored()).page)
    .toEqual({ design: 'elegant', fontFamily: null, fontSize: 12, margins: null, onePage: false })
  await page.reload()
  await openPart(page, 'Page', isMobile)
  await expect(page.getByText('Georgia 12\u00a0pt')).toBeVisible()
})

test('the page is drawn again soon after typing stops', { tag: '@desktop-only' }, async ({ page }) => {
  await openLetter(page, letterOf(2))
  await expect(sheet(page)).toBeVisible()
  await surfaceOf(page).click()
  await page.keyboard.press('Control+End')
  await page.evaluate(() => {
    const seen = { key: 0, shown: 0 }
    Object.assign(window, { seen })
    document.addEventListener('keydown', () => {
      seen.key = performance.now()
    })
    new MutationObserver(async () => {
      await document.querySelector<HTMLImageElement>('.page-sheet img')?.decode()
      seen.shown = performance.now()
    }).observe(document.querySelector('.page-stack')!, { subtree: true, attributeFilter: ['src'] })
  })
  const delays: number[] = []
  for (let round = 0; round < 9; round++) {
    await page.keyboard.type(` mot ${round}`, { delay: 70 })
    // The picture follows the last key.
    const drawn = await page.waitForFunction(() => {
      const { seen } = window as unknown as { seen: { key: number; shown: number } }
      return seen.shown > seen.key && { ...seen }
    })
    const { key, shown } = (await drawn.jsonValue()) as { key: number; shown: number }
    delays.push(shown - key)
  }
  delays.sort((one, other) => one - other)
  const said = delays.map((delay) => delay.toFixed(0)).join(', ')
  console.log(`pause to picture, decoded, in ms: median ${delays[4]?.toFixed(0)} of ${said}`)
  // The figure to look at is the one printed: a machine busy with other journeys is several times slower.
  expect(delays[0]).toBeGreaterThan(0)
  expect(delays[0], said).toBeLessThanOrEqual(500)
})

test('a letter is fitted on one page, and the concessions are listed', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await openLetter(page, letterOf(7))
  await openPart(page, 'Page', isMobile)
  await expect(page.getByText('2 pages')).toBeVisible()
  await page.getByRole('switch', { name: 'Tenir sur une page' }).click()
  await expect(page.getByText(/^Pour tenir sur une page\s: interligne resserré/)).toBeVisible()
  await expect(page.getByText('Une page', { exact: true })).toBeVisible()
})

test('a letter too long for one page lists sentences to remove, and a removal is undone', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { stored } = await openLetter(page, letterOf(14))
  await openPart(page, 'Page', isMobile)
  await page.getByRole('switch', { name: 'Tenir sur une page' }).click()
  const list = page.getByRole('list', { name: 'Phrases qui pourraient partir' })
  const first = list.getByRole('button', { name: /Je tiens la boutique/ }).first()
  await expect(first).toContainText('redit ce qui précède')
  expect((await stored()).content).toBe(letterOf(14))

  await page.getByRole('button', { name: 'Réglages de la page' }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The panel alone: on a phone this part of the editor has no main landmark.
  expect(await findFaultsInBothThemes(page, { within: '.page-preview' })).toEqual([])
  await first.focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('Phrase retirée')).toBeVisible()
  const count = (text: string) => text.split('Je tiens la boutique').length - 1
  await expect.poll(async () => count((await stored()).content)).toBe(55)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(async () => count((await stored()).content)).toBe(56)

  await first.click()
  await expect(surfaceOf(page)).toBeVisible()
})

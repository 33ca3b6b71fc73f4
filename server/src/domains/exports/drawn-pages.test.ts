import { expect, test } from 'vitest'
import { letterInput, drawn as pagesOf } from '../../../testing/exports/letter-page.ts'

const long = 'Une phrase assez longue pour remplir une ligne entière. '.repeat(110)

test('each SVG page contains exactly the glyphs it uses', async () => {
  const letter = letterInput({ content: `Madame,\n\n${long}\n\n**Œuvre** à suivre.` }, { design: 'moderne' })
  const pages = await pagesOf(letter, 9, { includeWatermark: true })
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"/)
    const used = new Set([...page.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id]) => id))
    const defined = new Set([...page.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
    expect(defined).toEqual(used)
    expect(page.length).toBeLessThan(300_000)
  }
  const drawn = (page: string) => page.split('<use ').length
  expect(pages.map(drawn).every((count) => count > 100)).toBe(true)
})

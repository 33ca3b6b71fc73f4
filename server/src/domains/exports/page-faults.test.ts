import { FontFamily, PageDesign } from '@lettrine/contract/page'
import { describe, expect, test } from 'vitest'
import { laidOut, letterInput, pdfOf, plain, textOf } from '../../../testing/exports/letter-page.ts'

const body = (content: string) => letterInput({ content })
const filler = 'Une phrase assez longue pour remplir une ligne. '

describe('difficult texts', () => {
  test.each([
    ['emoji', 'Bravo 🎉 et merci ❤'],
    ['Hebrew', 'שלום'],
    ['Arabic', 'مرحبا'],
    ['Greek', 'Ελληνικά'],
    ['Cyrillic', 'Кириллица'],
    ['mathematics', '∑ ≤ √'],
  ])('%s is typeset with glyphs of a font, in every quality', async (_, text) => {
    for (const quality of ['standard', 'high', 'ultra'] as const) {
      const printed = plain(await textOf(body(text), { quality }))
      for (const sign of text.replace(/[\s\p{Script=Arabic}\p{Script=Hebrew}]/gu, ''))
        expect(printed).toContain(sign)
    }
  })

  test('zero-width characters do not break words', async () => {
    expect(plain(await textOf(body('a\u200db\u2060c'))).replace(/[\u200d\u2060]/g, '')).toContain('abc')
  })

  test('a character without a glyph is refused where the PDF standard forbids it', async () => {
    const letter = body('a\u0378b')
    expect((await pdfOf(letter)).length).toBeGreaterThan(1000)
    await expect(pdfOf(letter, { quality: 'high' })).rejects.toMatchObject({
      code: 'PDF_QUALITY_REFUSED',
      status: 422,
    })
  })

  test('a word of 10,000 letters is wrapped within the page', async () => {
    const word = 'anticonstitutionnel'.repeat(527).slice(0, 10_000)
    const letter = body(word)
    expect((await laidOut(letter)).pageCount).toBeGreaterThan(1)
    expect((await textOf(letter)).replace(/\s/g, '')).toContain(word)
  })

  test.each([
    ['100 paragraphs', `${filler.repeat(10)}\n\n`.repeat(104)],
    ['one paragraph', filler.repeat(1_041)],
    ['narrow no-break spaces', 'Quoi\u202f? '.repeat(7_142)],
    ['compounds', 'peut-être '.repeat(5_000)],
    ['one endless compound', 'ab-'.repeat(16_666)],
    ['no place for a line break', 'ab\u00a0'.repeat(16_666)],
  ])('50,000 characters, %s: all printed', async (_, text) => {
    const content = text.slice(0, 50_000)
    const printed = (await textOf(body(content))).replace(/[\s\u00a0\u202f\u2060]/g, '')
    expect(printed).toContain(content.replace(/[\s\u00a0\u202f]/g, ''))
  })

  test('a file of hundreds of pages is refused; its preview tells how many they are', async () => {
    const letter = body('a\n\n'.repeat(16_666))
    expect((await laidOut(letter)).pageCount).toBeGreaterThan(100)
    await expect(pdfOf(letter)).rejects.toMatchObject({ code: 'PAGE_REFUSED', status: 422 })
  })

  test('what takes too long as a letter is laid out as plain text', async () => {
    // Longer than a letter may be, so that no machine lays its items out in time.
    const letter = { ...body(''), content: '- a\n'.repeat(30_000) }
    const { pageCount, pages } = await laidOut(letter, {}, { pages: 1 })
    expect(pageCount).toBeGreaterThan(500)
    expect(pages).toHaveLength(1)
  })

  test.each(PageDesign.options)('an empty letter is a page with its head, in %s', async (design) => {
    expect(await textOf(letterInput({ content: '' }, { design }))).toContain('Ateliers Morvan')
  })
})

test.each(FontFamily.options)(
  '%s breaks no line at a non-breaking space, at any width',
  async (fontFamily) => {
    const content = '10\u202f000\u00a0€\u202f? '.repeat(60).trim()
    for (const right of [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]) {
      const margins = { top: 2, right, bottom: 2, left: 2 }
      const text = await textOf(letterInput({ content }, { fontFamily, margins }))
      const lines = text.split('\n').filter((line) => /000|€|\?/.test(line) && !line.includes('@'))
      expect(lines.length).toBeGreaterThan(4)
      for (const line of lines) expect(line.trim()).toMatch(/^(10\D?000\s?€\s?\?\s?)+$/)
    }
  },
)

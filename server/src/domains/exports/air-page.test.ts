import { PageDesign } from '@lettrine/contract/page'
import { describe, expect, test } from 'vitest'
import { aPage } from '../../../testing/exports/formats.ts'
import { laidOut, letterInput, placesOf } from '../../../testing/exports/letter-page.ts'
import { airiest, airySpacing, fullEnough } from './air-page.ts'
import { partLayout } from './formats/part-style.ts'

const sentence = 'Depuis trois ans, je tiens la caisse et la réserve d’un magasin de lingerie à Lyon. '
const letterOf = (sentences: number, design: PageDesign) =>
  letterInput(
    {
      content: [
        'Madame,',
        sentence.repeat(Math.ceil(sentences / 2)).trim(),
        sentence.repeat(Math.floor(sentences / 2)).trim(),
        'Je vous prie d’agréer, Madame, mes salutations distinguées.',
      ].join('\n\n'),
    },
    { design },
  )

describe('the spacing of a short letter', () => {
  const even = (fill: number, perUnit: number) => async (spacing: number) => fill + (spacing - 1) * perUnit

  test('stays that of the design when the page is full enough', async () => {
    expect(await airySpacing(even(0.85, 1))).toBe(1)
    expect(await airySpacing(async () => null)).toBe(1)
  })

  test('grows until the letter fills its page, and no further', async () => {
    expect(await airySpacing(even(0.65, 0.5))).toBeCloseTo(1.3)
    expect(await airySpacing(even(0.3, 0.2))).toBe(airiest)
    const onTwoPages = async (spacing: number) => (spacing > 1.7 ? null : 0.6 + (spacing - 1) * 0.5)
    expect(await airySpacing(onTwoPages)).toBeCloseTo(1.4)
  })
})

describe.each(PageDesign.options)('a letter of 90 words in %s', (design) => {
  test('ends lower than at the spacing of its design, on one page', async () => {
    const short = letterOf(5, design)
    const { style, pageCount, pdf } = await laidOut(short, {}, { pdf: 'standard' })
    expect(style.spacing).toBeGreaterThan(1.2)
    expect(pageCount).toBe(1)
    const signature = (await placesOf(pdf!)).findLast(({ text }) => text.includes('Carpentier'))
    // Below the middle of a sheet of 842 points.
    expect(signature?.y).toBeGreaterThan(421)
  })

  test('has less air the longer it is, and none once full', async () => {
    const seen = await Promise.all([3, 8, 14, 20, 45].map((count) => laidOut(letterOf(count, design))))
    const spacings = seen.map(({ style }) => style.spacing)
    expect(spacings).toEqual(spacings.toSorted((a, b) => b - a))
    expect(spacings.at(-1)).toBe(1)
    for (const { fill, style } of seen) if (fill >= fullEnough) expect(style.spacing).toBe(1)
  })
})

test('word processors get the same air', () => {
  const [plain, airy] = [1, 1.5].map((spacing) => partLayout(aPage({}, {}, spacing).page))
  for (const style of ['placeAndDate', 'subject', 'body', 'signature'] as const)
    expect(airy!.of[style].before, style).toBeGreaterThan(plain!.of[style].before)
  expect(airy!.lineHeight).toBeGreaterThan(plain!.lineHeight)
  expect(airy!.of.recipient.before).toBeCloseTo(plain!.of.recipient.before, -1)
})

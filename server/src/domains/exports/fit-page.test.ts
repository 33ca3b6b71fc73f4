import { describe, expect, test } from 'vitest'
import { laidOut, letterInput } from '../../../testing/exports/letter-page.ts'
import { fitOnePage, smallest, tightening } from './fit-page.ts'

const classic = { margins: { top: 2.5, right: 2.5, bottom: 2.5, left: 2.5 }, fontSize: 12 }

describe('tightening', () => {
  const rungs = tightening(classic)

  test('reduces spacing first, then margins, then font size', () => {
    const order = rungs.map(({ spacing, margins, fontSize }) => [spacing, margins.left, fontSize])
    expect(order.slice(0, 5)).toEqual([
      [1, 2.5, 12],
      [0.9, 2.5, 12],
      [0.8, 2.5, 12],
      [0.7, 2.5, 12],
      [0.7, 2.25, 12],
    ])
    expect(order.at(-1)).toEqual([smallest.spacing, smallest.margin, smallest.fontSize])
  })

  test('never increases a smaller setting', () => {
    const rungs = tightening({ margins: { ...classic.margins, left: 1 }, fontSize: 9 })
    expect(rungs.every(({ margins, fontSize }) => margins.left === 1 && fontSize === 9)).toBe(true)
  })
})

describe('fitOnePage', () => {
  const rungs = tightening(classic)
  test.each(rungs.map((_, index) => [index]))('finds rung %i with few layouts', async (wanted) => {
    let layouts = 0
    const { rung, fits } = await fitOnePage(rungs, async (tried) => {
      layouts += 1
      return { pageCount: rungs.indexOf(tried) >= wanted ? 1 : 2 }
    })
    expect([rungs.indexOf(rung), fits]).toEqual([wanted, true])
    expect(layouts).toBeLessThanOrEqual(2 + Math.ceil(Math.log2(rungs.length)))
  })

  test('reports after two layouts that nothing fits', async () => {
    let layouts = 0
    const { rung, fits } = await fitOnePage(rungs, async () => {
      layouts += 1
      return { pageCount: 2 }
    })
    expect([rung, fits, layouts]).toEqual([rungs.at(-1), false, 2])
  })
})

const letterOf = (sentences: number) =>
  letterInput(
    {
      content: [
        'Madame,',
        ...Array.from({ length: Math.ceil(sentences / 5) }, () =>
          'Une phrase assez longue pour remplir une ligne entière de la page. '.repeat(5).trim(),
        ),
        'Je vous prie d’agréer mes salutations.',
      ].join('\n\n'),
    },
    { onePage: true },
  )

test('a real letter is tightened with its length, no more than necessary', async () => {
  const lengths = [20, 30, 35, 40, 45, 50, 55, 60, 100]
  const seen = await Promise.all(lengths.map((sentences) => laidOut(letterOf(sentences))))
  const tightness = seen.map(
    ({ style }) => 1 - style.spacing + 2.5 - style.margins.left + 12 - style.fontSize,
  )
  expect(tightness).toEqual(tightness.toSorted((a, b) => a - b))
  expect(seen[0]?.fit).toEqual({ fits: true, spacing: false, margins: false, fontSize: false })
  expect(seen.some(({ fit }) => fit?.fits && fit.spacing && !fit.margins)).toBe(true)
  expect(seen.at(-1)).toMatchObject({
    fit: { fits: false },
    style: { fontSize: smallest.fontSize, margins: { left: smallest.margin } },
  })
  for (const { fit, pageCount } of seen) expect(pageCount === 1).toBe(fit?.fits)
})

test('an explicit font size or margins disable fitting', async () => {
  const letter = letterOf(45)
  expect(await laidOut(letter, { fontSize: 12 } as object)).toMatchObject({
    fit: null,
    style: { fontSize: 12 },
  })
})

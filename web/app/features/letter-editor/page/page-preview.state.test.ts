import { designStyles } from '@lettrine/contract/page'
import { describe, expect, it } from 'vitest'
import { evenMargin, gaugeOf, imageOf } from './page-preview.state.ts'

const style = { design: 'classique' as const, spacing: 1, ...designStyles.classique }

describe('gaugeOf', () => {
  it('gives the number of free lines on one page', () => {
    expect(gaugeOf({ pageCount: 1, fill: 0.9, style }, 300)).toEqual({
      tone: 'fits',
      fill: 0.9,
      pageCount: 1,
      linesLeft: 4,
      wordsOver: 0,
    })
  })

  it('gives the number of words in excess', () => {
    const gauge = gaugeOf({ pageCount: 2, fill: 0.25, style }, 500)
    expect(gauge).toMatchObject({ tone: 'over', fill: 1, wordsOver: 100 })
  })

  it('has at least one word in excess on a second page', () => {
    expect(gaugeOf({ pageCount: 2, fill: 0, style }, 400).wordsOver).toBe(1)
  })
})

it('an SVG is shown as an image', () => {
  expect(imageOf('<svg>#é</svg>')).toBe('data:image/svg+xml;charset=utf-8,%3Csvg%3E%23%C3%A9%3C%2Fsvg%3E')
})

it('one margin when all four are equal', () => {
  expect(evenMargin(style)).toBe(2.5)
  expect(evenMargin({ margins: { ...style.margins, top: 2 } })).toBeUndefined()
})

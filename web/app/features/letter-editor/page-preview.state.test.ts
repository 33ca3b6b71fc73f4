import type { LetterPreview } from '@lettrine/contract/export'
import { defaultPageSetting, pageOf } from '@lettrine/contract/page'
import { describe, expect, it } from 'vitest'
import { defaultPage, evenMargin, gaugeOf, imageOf, pageOptionsFrom } from './page-preview.state.ts'

const drawn = (pages: string[], fill: number): LetterPreview => ({
  pages,
  pageCount: pages.length,
  fill,
  style: { ...pageOf(defaultPageSetting), spacing: 1 },
  fit: null,
})

describe('gaugeOf', () => {
  it('says how many lines are left on one page', () => {
    expect(gaugeOf(drawn(['<svg/>'], 0.9), defaultPage, 300)).toEqual({
      tone: 'fits',
      fill: 0.9,
      pageCount: 1,
      linesLeft: 4,
      wordsOver: 0,
    })
  })

  it('says how many words are too many', () => {
    const gauge = gaugeOf(drawn(['<svg/>', '<svg/>'], 0.25), defaultPage, 500)
    expect(gauge).toMatchObject({ tone: 'over', fill: 1, wordsOver: 100 })
  })

  it('has at least one word too many on a second page', () => {
    expect(gaugeOf(drawn(['', ''], 0), defaultPage, 400).wordsOver).toBe(1)
  })
})

describe('pageOptionsFrom', () => {
  it.each([[undefined], [null], ['x'], [{ fontSize: 99 }], [{ margins: { top: 0.3 } }]])(
    '%j: the defaults',
    (stored) => {
      expect(pageOptionsFrom(stored)).toEqual(defaultPage)
    },
  )
  it('keeps what is known', () => {
    expect(pageOptionsFrom({ fontSize: 11 }).fontSize).toBe(11)
  })
})

it('an SVG is shown as an image', () => {
  expect(imageOf('<svg>#é</svg>')).toBe('data:image/svg+xml;charset=utf-8,%3Csvg%3E%23%C3%A9%3C%2Fsvg%3E')
})

it('one margin when all four are equal', () => {
  expect(evenMargin(defaultPage)).toBe(2.5)
  expect(evenMargin({ ...defaultPage, margins: { ...defaultPage.margins, top: 2 } })).toBeUndefined()
})

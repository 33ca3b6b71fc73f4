import { designStyles } from '@lettrine/contract/page'
import { describe, expect, it } from 'vitest'
import { evenMargin, gaugeOf, growthOf, imageOf } from './page-preview.state.ts'

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

describe('growthOf', () => {
  const place = (part: 'sender' | 'recipient' | 'date' | 'subject', x: number) => ({
    ...{ part, x },
    ...{ y: 0.2, width: 0.8 - x, height: 0.01 },
  })
  const subject = place('subject', 0.1)

  it('keeps a subject clear of the date above it', () => {
    const head = [place('recipient', 0.5), place('date', 0.5), subject]
    expect(growthOf(subject, head)).toEqual({ up: false, width: 0.4 })
    expect(growthOf(head[1]!, head).up).toBe(false)
    expect(growthOf(head[0]!, head).up).toBe(true)
  })

  it('grows a date beside the recipient as the recipient', () => {
    const head = [place('date', 0.1), place('recipient', 0.5), subject]
    expect(growthOf(head[0]!, head).up).toBe(true)
    expect(growthOf(subject, head).width).toBeCloseTo(0.7)
  })
})

import { describe, expect, test } from 'vitest'
import { percentText, vitalRatingOf, vitalText } from './analytics.fr.ts'
import { AnalyticsBatch, AnalyticsEvent, Vital, vitalThresholds } from './analytics.ts'
import { maxAnalyticsBatchBytes, maxEventsPerBatch, vitalStep } from './analytics-pages.ts'

const view = { name: 'page_view', page: '/', referrer: 'direct', device: 'phone', theme: 'light' }

describe('an event', () => {
  test.each([
    view,
    { ...view, page: '/dashboard/letters/:id/edit', referrer: 'internal' },
    { ...view, page: 'not-found' },
    { name: 'login_page_visited' },
    { name: 'login_attempt', way: 'email_password' },
    { name: 'login_failed', way: 'github' },
    { name: 'login_form_validation_failed' },
    { name: 'template_used' },
    { name: 'category_selected', category: 'internship' },
    { name: 'ai_generator_clicked', place: 'letter' },
    { name: 'letter_search', length: 'medium', found: 'none' },
    { name: 'web_vital', metric: 'CLS', value: 120, page: '/', device: 'desktop' },
  ])('%j is an event of the catalogue', (event) => {
    expect(AnalyticsEvent.parse(event)).toEqual(event)
  })

  test.each<[unknown, string]>([
    [{ name: 'page_viewed' }, 'a name that is not in the catalogue'],
    [{ ...view, page: '/dashboard/letters/01a1fbea-4e1a-7bc5-8420-5b12575b4bf3' }, 'an address'],
    [{ ...view, page: '/l/secret' }, 'what opens a letter'],
    [{ ...view, referrer: 'https://example.org/' }, 'a page one came from'],
    [{ ...view, userId: '1' }, 'one property more'],
    [{ name: 'page_view', page: '/' }, 'properties that are missing'],
    [{ name: 'letter_search', length: 'short', found: 'few', words: 'fleuriste' }, 'the words typed'],
    [{ name: 'login_failed', way: 'email_password', email: 'a@b.fr' }, 'an address of mail'],
    [{ name: 'login_failed', way: 'phone' }, 'a way that is not there'],
    [{ name: 'web_vital', metric: 'LCP', value: 2_504, page: '/', device: 'phone' }, 'a finer figure'],
    [{ name: 'web_vital', metric: 'LCP', value: -10, page: '/', device: 'phone' }, 'a figure below zero'],
    [{ name: 'web_vital', metric: 'LCP', value: 1e9, page: '/', device: 'phone' }, 'a figure without end'],
    [{ name: 'web_vital', metric: 'LCP', value: '100', page: '/', device: 'phone' }, 'a figure as text'],
    ['page_view', 'a text'],
    [null, 'nothing'],
  ])('%j is not an event of the catalogue: %s', (event) => {
    expect(AnalyticsEvent.safeParse(event).success).toBe(false)
  })
})

describe('a batch', () => {
  test('has no consent to an external service by default', () => {
    expect(AnalyticsBatch.parse({ events: [view] }).mayForward).toBe(false)
  })

  test.each([
    ['an empty batch', { events: [] }],
    ['too many events', { events: Array(maxEventsPerBatch + 1).fill(view) }],
    ['an unknown event among known ones', { events: [view, { name: 'click' }] }],
    ['a visitor id', { events: [view], visitor: 'abc' }],
  ])('refused: %s', (_, batch) => {
    expect(AnalyticsBatch.safeParse(batch).success).toBe(false)
  })

  test('the longest one is within the bytes that the server reads', () => {
    const longest = {
      ...view,
      page: '/dashboard/templates/moderation',
      referrer: 'internal',
      device: 'desktop',
    }
    const batch = { events: Array(maxEventsPerBatch).fill(longest), mayForward: false }
    expect(AnalyticsBatch.safeParse(batch).success).toBe(true)
    expect(JSON.stringify(batch).length).toBeLessThan(maxAnalyticsBatchBytes)
  })
})

test('every threshold is a multiple of the rounding step', () => {
  for (const { good, poor } of Vital.options.map((metric) => vitalThresholds[metric])) {
    expect([good % vitalStep, poor % vitalStep]).toEqual([0, 0])
    expect(good).toBeLessThan(poor)
  }
})

test('a web vital is formatted with its unit and rated by its thresholds', () => {
  expect(vitalText('LCP', 2_500)).toBe('2,5\u00a0s')
  expect(vitalText('TTFB', 1_000)).toBe('1,0\u00a0s')
  expect(vitalText('INP', 180)).toBe('180\u00a0ms')
  expect(vitalText('CLS', 120)).toBe('0,12')
  expect([2_500, 2_510, 4_000, 4_010].map((value) => vitalRatingOf('LCP', value))).toEqual([
    'good',
    'needsImprovement',
    'needsImprovement',
    'poor',
  ])
  expect([percentText(2, 3), percentText(0, 0)]).toEqual(['67\u00a0%', '—'])
})

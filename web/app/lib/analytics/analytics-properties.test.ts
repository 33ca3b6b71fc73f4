import { readFileSync } from 'node:fs'
import { analyticsPages } from '@lettrine/contract/analytics-pages'
import { describe, expect, test } from 'vitest'
import {
  deviceOf,
  lengthOf,
  patternOf,
  referrerOf,
  resultCountOf,
  vitalValue,
} from './analytics-properties.ts'

const id = '01a1fbea-4e1a-7bc5-8420-5b12575b4bf3'

describe('the pattern of an address', () => {
  test.each([
    ['/', '/'],
    ['/help', '/help'],
    ['/help/', '/help'],
    [`/dashboard/letters/${id}`, '/dashboard/letters/:id'],
    [`/dashboard/letters/${id}/edit`, '/dashboard/letters/:id/edit'],
    ['/dashboard/letters/new', '/dashboard/letters/new'],
    ['/dashboard/letters/bin', '/dashboard/letters/bin'],
    [`/dashboard/templates/${id}/edit`, '/dashboard/templates/:id/edit'],
    ['/l/8RrT-secret', '/l/:token'],
    ['/l/8RrT/secret', 'not-found'],
    ['/wp-login.php', 'not-found'],
    [`/dashboard/lettres/${id}`, 'not-found'],
    ['/social', undefined],
    ['/editor', undefined],
    [`/editor/${id}`, undefined],
    ['/subscription', undefined],
  ])('the pattern of %s is %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern)
  })

  test('never contains a parameter', () => {
    for (const path of [`/dashboard/letters/${id}`, `/l/${id}`, `/${id}`, `/dashboard/${id}/x`])
      expect(patternOf(path)).not.toContain(id)
  })

  test('exists for every screen of the server', () => {
    const website = readFileSync('server/src/platform/http/website.ts', 'utf8')
    const [, listed = ''] = /privateScreens = \[([\s\S]*?)\]/.exec(website) ?? []
    const screens = [...listed.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
    expect(screens.length).toBeGreaterThan(15)
    const known = screens.filter((path) => !['/subscription', '/editor', '/editor/:id'].includes(path))
    expect(known.filter((path) => !(analyticsPages as readonly string[]).includes(path))).toEqual([])
    const made = readFileSync('web/react-router.config.ts', 'utf8')
    const [, prerendered = ''] = /prerender: \[([\s\S]*?)\]/.exec(made) ?? []
    const pages = [...prerendered.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
    expect(pages.filter((path) => path !== '/404' && patternOf(path) !== path)).toEqual([])
  })
})

test.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  ['https://lettrine.example/help', 'internal'],
  ['https://www.google.fr/search?q=secret', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://www.qwant.com/', 'search'],
  ['https://lnkd.in/abc', 'social'],
  ['https://www.linkedin.com/feed/', 'social'],
  ['https://t.co/x', 'social'],
  ['https://bsky.app/profile/x', 'social'],
  ['https://example.org/lettrine.example', 'other'],
  ['https://notlinkedin.com/', 'other'],
])('the referrer «%s» is %s', (address, kind) => {
  expect(referrerOf(address, 'lettrine.example')).toBe(kind)
})

test.each([
  [320, 'phone'],
  [390, 'phone'],
  [768, 'tablet'],
  [1099, 'tablet'],
  [1280, 'desktop'],
])('a window of %i is a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device)
})

test.each([
  ['LCP', 2_500, 2_500],
  ['LCP', 2_500.2, 2_510],
  ['INP', 199.9, 200],
  ['CLS', 0.1, 100],
  ['CLS', 0.1001, 110],
  ['CLS', 0, 0],
  ['TTFB', 1e9, 60_000],
  ['TTFB', -3, 0],
] as const)('%s of %d is reported as %d', (metric, value, told) => {
  expect(vitalValue(metric, value)).toBe(told)
})

test('a search is reported by length and number of results', () => {
  expect(['abc', 'abcd', 'a'.repeat(10), 'a'.repeat(11)].map(lengthOf)).toEqual([
    'short',
    'medium',
    'medium',
    'long',
  ])
  expect([0, 1, 5, 6].map(resultCountOf)).toEqual(['none', 'few', 'few', 'many'])
})

import {
  type AnalyticsEvent,
  type AnalyticsReport,
  Vital,
  vitalThresholds,
} from '@lettrine/contract/analytics'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRuns } from '../../../../scripts/test-size.ts'
import { arbitraryEvent } from '../../../testing/analytics.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { calendarDay, lastDays } from '../../platform/calendar-day.ts'
import { addToCounts } from './analytics-counts.repository.ts'
import { readAnalyticsReport } from './read-report.ts'

const now = new Date('2026-11-21T22:30:00Z')
const today = calendarDay(now)

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ clock: () => now })
})
afterAll(() => server.close())

/** Batches of events with their day, some of them before any requested period. */
const history = fc.array(
  fc.record({
    daysAgo: fc.integer({ min: 0, max: 40 }),
    slot: fc.integer({ min: 0, max: 7 }),
    events: fc.array(arbitraryEvent, { minLength: 1, maxLength: 50 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const dayBefore = (count: number) => lastDays(today, count + 1)[0]!

/** Reference implementation: counts the list one by one. */
function naively(events: readonly AnalyticsEvent[], report: AnalyticsReport) {
  const howMany = (fits: Partial<Record<string, unknown>>) =>
    events.filter((event) => Object.entries(fits).every(([key, value]) => event[key as never] === value))
      .length
  const each = (kinds: readonly { kind: string; count: number }[], fits: (kind: string) => object) =>
    kinds.map(({ kind }) => ({ kind, count: howMany({ ...fits(kind) }) }))
  return {
    pageViews: howMany({ name: 'page_view' }),
    pages: each(report.pages, (page) => ({ name: 'page_view', page })),
    referrers: each(report.referrers, (referrer) => ({ name: 'page_view', referrer })),
    devices: each(report.devices, (device) => ({ name: 'page_view', device })),
    themes: each(report.themes, (theme) => ({ name: 'page_view', theme })),
    loginPageVisits: howMany({ name: 'login_page_visited' }),
    loginFormFaults: howMany({ name: 'login_form_validation_failed' }),
    signIns: (['email_password', 'google', 'github'] as const).map((way) => ({
      way,
      attempts: howMany({ name: 'login_attempt', way }),
      successes: howMany({ name: 'login_success', way }),
      failures: howMany({ name: 'login_failed', way }),
    })),
    templatesUsed: howMany({ name: 'template_used' }),
    categories: each(report.categories, (category) => ({ name: 'category_selected', category })),
    generatorClicks: each(report.generatorClicks, (place) => ({ name: 'ai_generator_clicked', place })),
    searches: (['letters', 'templates'] as const).map((kind) => {
      const name = kind === 'letters' ? 'letter_search' : 'template_search'
      return { kind, count: howMany({ name }), withoutResult: howMany({ name, found: 'none' }) }
    }),
    vitals: Vital.options.map((metric) => {
      const values = events
        .flatMap((event) => (event.name === 'web_vital' && event.metric === metric ? [event.value] : []))
        .sort((a, b) => a - b)
      const { good, poor } = vitalThresholds[metric]
      return {
        metric,
        count: values.length,
        p75: values[Math.ceil(values.length * 0.75) - 1] ?? null,
        good: values.filter((value) => value <= good).length,
        needsImprovement: values.filter((value) => value > good && value <= poor).length,
        poor: values.filter((value) => value > poor).length,
      }
    }),
  }
}

test('a report equals a naive count of the events, whichever rows store them', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(1, 7, 30), async (batches, days) => {
      await server.db.execute('DELETE FROM analytics_counts')
      for (const { daysAgo, slot, events } of batches)
        await addToCounts(server.db, dayBefore(daysAgo), slot, events)
      const report = await readAnalyticsReport({ db: server.db, clock: () => now }, days)
      const within = batches.filter(({ daysAgo }) => daysAgo < days)
      const { from, to, days: byDay, ...said } = report
      expect([from, to]).toEqual([dayBefore(days - 1), today])
      expect(said).toEqual(
        naively(
          within.flatMap(({ events }) => events),
          report,
        ),
      )
      for (const list of [said.pages, said.referrers, said.devices, said.themes]) {
        expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(said.pageViews)
        expect(list.map(({ count }) => count)).toEqual(list.map(({ count }) => count).sort((a, b) => b - a))
      }
      expect(byDay).toEqual(
        lastDays(today, days).map((day) => ({
          day,
          pageViews: batches
            .filter(({ daysAgo }) => dayBefore(daysAgo) === day)
            .flatMap(({ events }) => events)
            .filter(({ name }) => name === 'page_view').length,
        })),
      )
    }),
    propertyRuns(15, 60),
  )
})

import { z } from 'zod'
import { analyticsPages, maxEventsPerBatch, maxVitalValue, vitalStep } from './analytics-pages.ts'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { SocialProvider } from './identity.ts'
import { analyticsRetentionMonths } from './retention.ts'
import { TemplateType } from './templates.ts'

export const AnalyticsPagePattern = z.enum(analyticsPages)
export type AnalyticsPagePattern = z.infer<typeof AnalyticsPagePattern>

/** The kind of referrer; never its URL. */
export const ReferrerKind = z.enum(['direct', 'search', 'social', 'internal', 'other'])
export type ReferrerKind = z.infer<typeof ReferrerKind>

/** By the width of the window. */
export const DeviceKind = z.enum(['phone', 'tablet', 'desktop'])
export type DeviceKind = z.infer<typeof DeviceKind>

const ShownTheme = z.enum(['light', 'dark'])

export const SignInWay = z.enum(['email_password', ...SocialProvider.options])
export type SignInWay = z.infer<typeof SignInWay>

/** Length of the query: up to 3 characters, up to 10, more. */
export const SearchLength = z.enum(['short', 'medium', 'long'])
/** Number of results: none, up to 5, more. */
export const SearchYield = z.enum(['none', 'few', 'many'])

/** Web vitals (web.dev/articles/vitals). */
export const Vital = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'])
export type Vital = z.infer<typeof Vital>

/**
 * Good up to `good`, poor above `poor`; milliseconds, thousandths for CLS.
 * Source: web.dev/articles/defining-core-web-vitals-thresholds, and the articles on FCP and TTFB.
 */
export const vitalThresholds: Readonly<Record<Vital, { good: number; poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
}

const happened = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ name: z.literal(name), ...shape })

/**
 * All analytics events. Every property is an enum or a bounded number: no user input, nothing that identifies a person.
 */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  happened('page_view', {
    page: AnalyticsPagePattern,
    referrer: ReferrerKind,
    device: DeviceKind,
    theme: ShownTheme,
  }),
  happened('login_page_visited', {}),
  happened('login_attempt', { way: SignInWay }),
  happened('login_success', { way: SignInWay }),
  happened('login_failed', { way: SignInWay }),
  happened('login_form_validation_failed', {}),
  happened('template_used', {}),
  happened('category_selected', { category: TemplateType }),
  happened('ai_generator_clicked', { place: z.enum(['letter', 'template']) }),
  happened('letter_search', { length: SearchLength, found: SearchYield }),
  happened('template_search', { length: SearchLength, found: SearchYield }),
  happened('web_vital', {
    metric: Vital,
    /** Rounded up, so that it stays on its side of a threshold. */
    value: z.number().int().min(0).max(maxVitalValue).multipleOf(vitalStep),
    page: AnalyticsPagePattern,
    device: DeviceKind,
  }),
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>
export type AnalyticsEventName = AnalyticsEvent['name']

export const AnalyticsBatch = z.strictObject({
  events: z.array(AnalyticsEvent).min(1).max(maxEventsPerBatch),
  /** Whether the visitor consented to an external analytics service; ignored where none is configured. */
  mayForward: z.boolean().default(false),
})
export type AnalyticsBatch = z.infer<typeof AnalyticsBatch>

/** The visitor’s choice: none yet, opted out of counting, or consent to an external service. */
export const AnalyticsChoice = z.enum(['unset', 'refused', 'accepted'])
export type AnalyticsChoice = z.infer<typeof AnalyticsChoice>

const count = z.number().int().min(0)
const shares = <Kind extends z.ZodType>(kind: Kind) => z.array(z.object({ kind, count }))

export const VitalReport = z.object({
  metric: Vital,
  /** Page loads with a value. */
  count,
  /** 75th percentile; null without any page load. */
  p75: z.number().int().nullable(),
  good: count,
  needsImprovement: count,
  poor: count,
})
export type VitalReport = z.infer<typeof VitalReport>

export const AnalyticsReport = z.object({
  /** Days in the Europe/Paris time zone, both inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
  pageViews: count,
  /** Every day of the period, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), pageViews: count })),
  /** Most visited first, as in the lists below; entries with a count of 0 are absent. */
  pages: shares(AnalyticsPagePattern),
  referrers: shares(ReferrerKind),
  devices: shares(DeviceKind),
  themes: shares(ShownTheme),
  loginPageVisits: count,
  loginFormFaults: count,
  /** Every way, in its order. */
  signIns: z.array(z.object({ way: SignInWay, attempts: count, successes: count, failures: count })),
  templatesUsed: count,
  categories: shares(TemplateType),
  generatorClicks: shares(z.enum(['letter', 'template'])),
  searches: z.array(z.object({ kind: z.enum(['letters', 'templates']), count, withoutResult: count })),
  /** Every metric, in its order. */
  vitals: z.array(VitalReport),
})
export type AnalyticsReport = z.infer<typeof AnalyticsReport>

/** Days of a report; bounded by the retention of the counts. */
export const reportDays = { min: 1, max: analyticsRetentionMonths * 31, default: 30 } as const

const analyticsRoute = endpoints('Analytics')
const administrationRoute = endpoints('Administration')

export const analytics = {
  count: analyticsRoute
    .post('/analytics/events', 'Count what happened on the pages: no account, no cookie, nobody’s name', {
      successStatus: 202,
    })
    .input(AnalyticsBatch)
    .output(data(z.object({ counted: count }))),
  report: administrationRoute
    .get('/admin/analytics', 'What was counted in the last days')
    .input(
      z.object({
        days: z.coerce.number().int().min(reportDays.min).max(reportDays.max).default(reportDays.default),
      }),
    )
    .output(data(AnalyticsReport)),
}

import { type AnalyticsEvent, DeviceKind, ReferrerKind, SignInWay, Vital } from '@lettrine/contract/analytics'
import { analyticsPages } from '@lettrine/contract/analytics-pages'
import { TemplateType } from '@lettrine/contract/templates'
import fc from 'fast-check'

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)

/** Any event of the catalogue, page views more often than the others. */
export const arbitraryEvent: fc.Arbitrary<AnalyticsEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('page_view' as const),
      page: oneOf(analyticsPages),
      referrer: oneOf(ReferrerKind.options),
      device: oneOf(DeviceKind.options),
      theme: oneOf(['light', 'dark'] as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: oneOf(['login_attempt', 'login_success', 'login_failed'] as const),
      way: oneOf(SignInWay.options),
    }),
  },
  fc.record({
    name: oneOf(['login_page_visited', 'login_form_validation_failed', 'template_used'] as const),
  }),
  fc.record({ name: fc.constant('category_selected' as const), category: oneOf(TemplateType.options) }),
  fc.record({
    name: fc.constant('ai_generator_clicked' as const),
    place: oneOf(['letter', 'template'] as const),
  }),
  fc.record({
    name: oneOf(['letter_search', 'template_search'] as const),
    length: oneOf(['short', 'medium', 'long'] as const),
    found: oneOf(['none', 'few', 'many'] as const),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('web_vital' as const),
      metric: oneOf(Vital.options),
      value: fc.integer({ min: 0, max: 600 }).map((steps) => steps * 10),
      page: oneOf(analyticsPages),
      device: oneOf(DeviceKind.options),
    }),
  },
)

export const pageView = (page: (typeof analyticsPages)[number]): AnalyticsEvent => ({
  name: 'page_view',
  page,
  referrer: 'direct',
  device: 'phone',
  theme: 'light',
})

/** A User-Agent. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

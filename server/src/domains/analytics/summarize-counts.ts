import {
  type AnalyticsReport,
  SignInWay,
  Vital,
  type VitalReport,
  vitalThresholds,
} from '@lettrine/contract/analytics'
import type { Counted } from './analytics-counts.repository.ts'

type Summary = Omit<AnalyticsReport, 'from' | 'to' | 'days'>

/** Summarizes the counts of a period. */
export function summarizeCounts(counts: readonly Counted[]): Summary {
  const of = (name: string) => counts.filter((one) => one.name === name)
  const views = of('page_view')
  const inWay = (name: string, way: SignInWay) => total(of(name).filter((one) => one.properties.way === way))
  return {
    pageViews: total(views),
    pages: ranked(views, 'page'),
    referrers: ranked(views, 'referrer'),
    devices: ranked(views, 'device'),
    themes: ranked(views, 'theme'),
    loginPageVisits: total(of('login_page_visited')),
    loginFormFaults: total(of('login_form_validation_failed')),
    signIns: SignInWay.options.map((way) => ({
      way,
      attempts: inWay('login_attempt', way),
      successes: inWay('login_success', way),
      failures: inWay('login_failed', way),
    })),
    templatesUsed: total(of('template_used')),
    categories: ranked(of('category_selected'), 'category'),
    generatorClicks: ranked(of('ai_generator_clicked'), 'place'),
    searches: [searches('letters', of('letter_search')), searches('templates', of('template_search'))],
    vitals: Vital.options.map((metric) =>
      vital(
        metric,
        of('web_vital').filter((one) => one.properties.metric === metric),
      ),
    ),
  }
}

const total = (counts: readonly Counted[]): number => counts.reduce((sum, { count }) => sum + count, 0)

/** Counts by one property, most frequent first; ties by name, for a deterministic order. */
function ranked<Kind extends string>(
  counts: readonly Counted[],
  property: string,
): { kind: Kind; count: number }[] {
  const sums = new Map<Kind, number>()
  for (const { properties, count } of counts) {
    const kind = properties[property] as Kind
    sums.set(kind, (sums.get(kind) ?? 0) + count)
  }
  return [...sums]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1))
}

const searches = (kind: 'letters' | 'templates', counts: readonly Counted[]) => ({
  kind,
  count: total(counts),
  withoutResult: total(counts.filter(({ properties }) => properties.found === 'none')),
})

function vital(metric: Vital, counts: readonly Counted[]): VitalReport {
  const { good, poor } = vitalThresholds[metric]
  const values = counts
    .map(({ properties, count }) => ({ value: Number(properties.value), count }))
    .sort((a, b) => a.value - b.value)
  const amount = (fits: (value: number) => boolean) =>
    values.reduce((sum, { value, count }) => (fits(value) ? sum + count : sum), 0)
  return {
    metric,
    count: amount(() => true),
    p75: percentile(values, 0.75),
    good: amount((value) => value <= good),
    needsImprovement: amount((value) => value > good && value <= poor),
    poor: amount((value) => value > poor),
  }
}

/** The given percentile of a histogram; null without values. */
function percentile(sorted: readonly { value: number; count: number }[], share: number): number | null {
  const target = share * sorted.reduce((sum, { count }) => sum + count, 0)
  let passed = 0
  for (const { value, count } of sorted) {
    passed += count
    if (passed >= target) return value
  }
  return null
}

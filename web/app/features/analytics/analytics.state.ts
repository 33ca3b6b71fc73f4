import type { AnalyticsReport } from '@lettrine/contract/analytics'

/** The maximum of a scale: a round number not below the highest value, whose half is an integer. */
export function scaleMaximum(highest: number): number {
  const wanted = Math.max(4, highest)
  const scale = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 4, 6, 8, 10].find((times) => times * scale >= wanted)
  return (step ?? 10) * scale
}

/** The points of a line chart of `width` by `height`, from left to right; a single day gives one point. */
export function chartPoints(
  values: readonly number[],
  width: number,
  height: number,
): { x: number; y: number }[] {
  const top = scaleMaximum(Math.max(0, ...values))
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, place) => ({ x: place * step, y: height - (value / top) * height }))
}

/** Whether the report holds no event at all. */
export const isEmptyReport = (report: AnalyticsReport): boolean =>
  report.pageViews + report.loginPageVisits + report.loginFormFaults + report.templatesUsed === 0 &&
  [...report.categories, ...report.generatorClicks, ...report.searches, ...report.vitals].every(
    ({ count }) => count === 0,
  ) &&
  report.signIns.every(({ attempts, successes, failures }) => attempts + successes + failures === 0)

export const sumOf = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

import type { AudienceReport } from '@lettrine/contract/analytics'

/** A round figure that nothing passes, whose half is whole: the top of a scale. */
export function scaleMaximum(highest: number): number {
  const wanted = Math.max(4, highest)
  const scale = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 4, 6, 8, 10].find((times) => times * scale >= wanted)
  return (step ?? 10) * scale
}

/** The line of a chart, in a drawing of `width` by `height`, from left to right; one day alone is a dot’s place. */
export function chartPoints(
  values: readonly number[],
  width: number,
  height: number,
): { x: number; y: number }[] {
  const top = scaleMaximum(Math.max(0, ...values))
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, place) => ({ x: place * step, y: height - (value / top) * height }))
}

/** Whether anything at all was counted. */
export const isEmptyReport = (report: AudienceReport): boolean =>
  report.pageViews + report.loginPageVisits + report.loginFormFaults + report.templatesUsed === 0 &&
  [...report.categories, ...report.generatorClicks, ...report.searches, ...report.vitals].every(
    ({ count }) => count === 0,
  ) &&
  report.signIns.every(({ attempts, successes, failures }) => attempts + successes + failures === 0)

export const sumOf = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

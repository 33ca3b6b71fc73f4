import type { AnalyticsReport, VitalReport } from '@lettrine/contract/analytics'
import {
  deviceNames,
  generatorNames,
  pageNames,
  percentText,
  referrerNames,
  searchNames,
  signInWayNames,
  themeNames,
  vitalNames,
  vitalRatingShares,
  vitalText,
} from '@lettrine/contract/analytics.fr'
import { templateTypeNames } from '@lettrine/contract/template-type-names.fr'
import { alignColumns } from './align-columns.ts'
import { analyticsMessages as texts } from './analytics.fr.ts'

/** The analytics report as text. */
export function formatAnalyticsReport(report: AnalyticsReport): string {
  const title = texts.title(report.from, report.to)
  return [title, '', ...parts(report).flatMap((part) => [...part, ''])].join('\n').trimEnd()
}

function parts(report: AnalyticsReport): string[][] {
  const { pageViews, days } = report
  const views = [
    [texts.views, texts.count(pageViews)],
    [texts.viewsByDay, texts.count(Math.round((pageViews / days.length) * 10) / 10)],
  ]
  return [
    alignColumns(views),
    shares(texts.pages, report.pages, pageNames),
    shares(texts.referrers, report.referrers, referrerNames),
    shares(texts.devices, report.devices, deviceNames),
    shares(texts.themes, report.themes, themeNames),
    signIns(report),
    uses(report),
    [texts.searches, ...alignColumns([[...texts.searchHeads], ...report.searches.map(searchCells)])],
    [texts.vitals, ...alignColumns([[...texts.vitalHeads], ...report.vitals.map(vitalCells)])],
  ].filter((part) => part.length > 0)
}

function shares<Kind extends string>(
  title: string,
  list: readonly { kind: Kind; count: number }[],
  names: Readonly<Record<Kind, string>>,
): string[] {
  const whole = list.reduce((sum, { count }) => sum + count, 0)
  if (whole === 0) return []
  const rows = list.map(({ kind, count }) => [names[kind], texts.count(count), percentText(count, whole)])
  return [title, ...alignColumns(rows)]
}

const signIns = ({ signIns: ways, loginPageVisits, loginFormFaults }: AnalyticsReport): string[] => [
  texts.signIns,
  ...alignColumns([
    [...texts.signInHeads],
    ...ways.map(({ way, attempts, successes, failures }) => [
      signInWayNames[way],
      ...[attempts, successes, failures].map(texts.count),
    ]),
  ]),
  ...alignColumns([
    [texts.loginPage, texts.count(loginPageVisits)],
    [texts.loginFaults, texts.count(loginFormFaults)],
  ]),
]

const uses = ({ templatesUsed, categories, generatorClicks }: AnalyticsReport): string[] => [
  texts.uses,
  ...alignColumns([
    [texts.templatesUsed, texts.count(templatesUsed)],
    ...categories.map(({ kind, count }) => [texts.category(templateTypeNames[kind]), texts.count(count)]),
    ...generatorClicks.map(({ kind, count }) => [texts.generator(generatorNames[kind]), texts.count(count)]),
  ]),
]

const searchCells = ({ kind, count, withoutResult }: AnalyticsReport['searches'][number]): string[] => [
  searchNames[kind],
  texts.count(count),
  texts.count(withoutResult),
]

function vitalCells(vital: VitalReport): string[] {
  const { good, needsImprovement, poor } = vitalRatingShares(vital)
  const value = vital.p75 === null ? texts.none : vitalText(vital.metric, vital.p75)
  return [vitalNames[vital.metric], value, good, needsImprovement, poor, texts.count(vital.count)]
}

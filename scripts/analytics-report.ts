import type { AudienceReport, VitalReport } from '@lettrine/contract/analytics'
import {
  deviceNames,
  generatorNames,
  pageNames,
  referrerNames,
  searchNames,
  shareText,
  signInWayNames,
  themeNames,
  vitalNames,
  vitalShares,
  vitalText,
} from '@lettrine/contract/analytics.fr'
import { templateTypeNames } from '@lettrine/contract/template-type-names.fr'
import { aligned } from './aligned.ts'
import { analyticsMessages as say } from './analytics.fr.ts'

/** What was counted, for the operator to read. */
export function writeAudience(report: AudienceReport): string {
  const title = say.title(report.from, report.to)
  return [title, '', ...parts(report).flatMap((part) => [...part, ''])].join('\n').trimEnd()
}

function parts(report: AudienceReport): string[][] {
  const { pageViews, days } = report
  const views = [
    [say.views, say.count(pageViews)],
    [say.viewsByDay, say.count(Math.round((pageViews / days.length) * 10) / 10)],
  ]
  return [
    aligned(views),
    shares(say.pages, report.pages, pageNames),
    shares(say.referrers, report.referrers, referrerNames),
    shares(say.devices, report.devices, deviceNames),
    shares(say.themes, report.themes, themeNames),
    signIns(report),
    uses(report),
    [say.searches, ...aligned([[...say.searchHeads], ...report.searches.map(searchCells)])],
    [say.vitals, ...aligned([[...say.vitalHeads], ...report.vitals.map(vitalCells)])],
  ].filter((part) => part.length > 0)
}

function shares<Kind extends string>(
  title: string,
  list: readonly { kind: Kind; count: number }[],
  names: Readonly<Record<Kind, string>>,
): string[] {
  const whole = list.reduce((sum, { count }) => sum + count, 0)
  if (whole === 0) return []
  const rows = list.map(({ kind, count }) => [names[kind], say.count(count), shareText(count, whole)])
  return [title, ...aligned(rows)]
}

const signIns = ({ signIns: ways, loginPageVisits, loginFormFaults }: AudienceReport): string[] => [
  say.signIns,
  ...aligned([
    [...say.signInHeads],
    ...ways.map(({ way, attempts, successes, failures }) => [
      signInWayNames[way],
      ...[attempts, successes, failures].map(say.count),
    ]),
  ]),
  ...aligned([
    [say.loginPage, say.count(loginPageVisits)],
    [say.loginFaults, say.count(loginFormFaults)],
  ]),
]

const uses = ({ templatesUsed, categories, generatorClicks }: AudienceReport): string[] => [
  say.uses,
  ...aligned([
    [say.templatesUsed, say.count(templatesUsed)],
    ...categories.map(({ kind, count }) => [say.category(templateTypeNames[kind]), say.count(count)]),
    ...generatorClicks.map(({ kind, count }) => [say.generator(generatorNames[kind]), say.count(count)]),
  ]),
]

const searchCells = ({ kind, count, withoutResult }: AudienceReport['searches'][number]): string[] => [
  searchNames[kind],
  say.count(count),
  say.count(withoutResult),
]

function vitalCells(vital: VitalReport): string[] {
  const { good, needsImprovement, poor } = vitalShares(vital)
  const value = vital.p75 === null ? say.none : vitalText(vital.metric, vital.p75)
  return [vitalNames[vital.metric], value, good, needsImprovement, poor, say.count(vital.count)]
}

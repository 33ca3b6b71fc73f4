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
import { analyticsMessages as texts } from './analytics.fr.ts'

/** What was counted, for the operator to read. */
export function writeAudience(report: AudienceReport): string {
  const title = texts.title(report.from, report.to)
  return [title, '', ...parts(report).flatMap((part) => [...part, ''])].join('\n').trimEnd()
}

function parts(report: AudienceReport): string[][] {
  const { pageViews, days } = report
  const views = [
    [texts.views, texts.count(pageViews)],
    [texts.viewsByDay, texts.count(Math.round((pageViews / days.length) * 10) / 10)],
  ]
  return [
    aligned(views),
    shares(texts.pages, report.pages, pageNames),
    shares(texts.referrers, report.referrers, referrerNames),
    shares(texts.devices, report.devices, deviceNames),
    shares(texts.themes, report.themes, themeNames),
    signIns(report),
    uses(report),
    [texts.searches, ...aligned([[...texts.searchHeads], ...report.searches.map(searchCells)])],
    [texts.vitals, ...aligned([[...texts.vitalHeads], ...report.vitals.map(vitalCells)])],
  ].filter((part) => part.length > 0)
}

function shares<Kind extends string>(
  title: string,
  list: readonly { kind: Kind; count: number }[],
  names: Readonly<Record<Kind, string>>,
): string[] {
  const whole = list.reduce((sum, { count }) => sum + count, 0)
  if (whole === 0) return []
  const rows = list.map(({ kind, count }) => [names[kind], texts.count(count), shareText(count, whole)])
  return [title, ...aligned(rows)]
}

const signIns = ({ signIns: ways, loginPageVisits, loginFormFaults }: AudienceReport): string[] => [
  texts.signIns,
  ...aligned([
    [...texts.signInHeads],
    ...ways.map(({ way, attempts, successes, failures }) => [
      signInWayNames[way],
      ...[attempts, successes, failures].map(texts.count),
    ]),
  ]),
  ...aligned([
    [texts.loginPage, texts.count(loginPageVisits)],
    [texts.loginFaults, texts.count(loginFormFaults)],
  ]),
]

const uses = ({ templatesUsed, categories, generatorClicks }: AudienceReport): string[] => [
  texts.uses,
  ...aligned([
    [texts.templatesUsed, texts.count(templatesUsed)],
    ...categories.map(({ kind, count }) => [texts.category(templateTypeNames[kind]), texts.count(count)]),
    ...generatorClicks.map(({ kind, count }) => [texts.generator(generatorNames[kind]), texts.count(count)]),
  ]),
]

const searchCells = ({ kind, count, withoutResult }: AudienceReport['searches'][number]): string[] => [
  searchNames[kind],
  texts.count(count),
  texts.count(withoutResult),
]

function vitalCells(vital: VitalReport): string[] {
  const { good, needsImprovement, poor } = vitalShares(vital)
  const value = vital.p75 === null ? texts.none : vitalText(vital.metric, vital.p75)
  return [vitalNames[vital.metric], value, good, needsImprovement, poor, texts.count(vital.count)]
}

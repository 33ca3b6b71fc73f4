import { parseArgs } from 'node:util'
import { reportDays } from '@lettrine/contract/analytics'
import { readAnalyticsReport } from '../server/src/domains/analytics/index.ts'
import { analyticsMessages as texts } from './analytics.fr.ts'
import { formatAnalyticsReport } from './analytics-report.ts'

/** Runs `report [--days N] [--json]` and returns what to print; throws the usage for anything else. */
export async function runAnalytics(
  deps: Parameters<typeof readAnalyticsReport>[0],
  words: readonly string[],
): Promise<string> {
  const { positionals, values } = readWords(words)
  if (positionals.length !== 1 || positionals[0] !== 'report') throw new Error(texts.usage)
  const report = await readAnalyticsReport(deps, readDays(values.days))
  return values.json ? JSON.stringify(report, null, 2) : formatAnalyticsReport(report)
}

function readDays(text: string = String(reportDays.default)): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  if (!(days >= reportDays.min && days <= reportDays.max)) throw new Error(texts.usage)
  return days
}

function readWords(words: readonly string[]) {
  try {
    const options = { days: { type: 'string' }, json: { type: 'boolean' } } as const
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (fault) {
    throw new Error(texts.usage, { cause: fault })
  }
}

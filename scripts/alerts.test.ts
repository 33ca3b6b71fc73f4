import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupLateHours } from '@lettrine/contract/health'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { servedMetrics } from '../server/testing/served-metrics.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

type Rule = {
  alert: string
  expr: string
  for?: string
  labels: { severity: 'page' | 'ticket' }
  annotations: { summary: string }
}
const { groups }: { groups: { name: string; rules: Rule[] }[] } = parseYaml(read('deploy/alerts.yaml'))
const rules = groups.flatMap((group) => group.rules)

/** What Prometheus itself adds to each process. */
const ofPrometheus = 'up{job="lettrine"}'

/** The parts of an expression that read a metric, as «lettrine_jobs{state="failed"}»; throws where it is none. */
function selectorsOf(expr: string): string[] {
  const selectors: string[] = []
  parser.parse(expr).iterate({
    enter: ({ name, type, from, to }) => {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expr}`)
      if (name === 'VectorSelector') selectors.push(expr.slice(from, to))
    },
  })
  return selectors
}

let served = ''
beforeAll(async () => {
  served = await servedMetrics()
})

/** Whether a process serves a metric with the labels that a selector names. */
function isServed(selector: string): boolean {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(selector) ?? []
  const lines = served
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  const wanted = labels === '' ? [] : labels.split(',').map((pair) => pair.replace(/=~"5\.\."/, '="500"'))
  return lines.some((line) => wanted.every((pair) => line.includes(pair)))
}

test('every alert has a name of its own, an urgency and a sentence', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary).not.toBe('')
  }
})

test.each(rules.map(({ alert, expr }) => [alert, expr]))(
  '%s reads metrics that a process serves',
  (_, expr) => {
    const selectors = selectorsOf(expr)
    expect(selectors).not.toEqual([])
    expect(selectors.filter((selector) => selector !== ofPrometheus && !isServed(selector))).toEqual([])
  },
)

test('an expression that is none, and a metric that nobody serves, are found', () => {
  expect(() => selectorsOf('sum(rate(lettrine_jobs[5m]) > 0')).toThrow('No PromQL')
  expect(isServed('lettrine_jobs{state="failed"}')).toBe(true)
  expect(isServed('lettrine_jobs{state="lost"}')).toBe(false)
  expect(isServed('lettrine_job')).toBe(false)
})

test('a backup is late for alerts when it is for administrators', () => {
  expect(rules.find(({ alert }) => alert === 'BackupTooOld')?.expr).toContain(`${backupLateHours} * 3600`)
})

test('docs/operating.md says what each alert means', () => {
  const operating = read('docs/operating.md')
  expect(
    rules.filter(({ alert }) => !operating.includes(`| \`${alert}\``)).map(({ alert }) => alert),
  ).toEqual([])
})

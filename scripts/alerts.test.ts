import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupLateHours } from '@lettrine/contract/health'
import { parser } from '@prometheus-io/lezer-promql'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { openProcessState, taskQueueNames } from '../server/src/platform/observability/process-state.ts'
import { registerMetrics } from '../server/src/platform/observability/register-metrics.ts'

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
  const pool = () => ({ used: 0, idle: 1, waiting: 0, max: 10 })
  const { state, watchQueue } = openProcessState({ pool, slowQueries: () => 0 })
  for (const name of taskQueueNames) watchQueue(name, () => ({ waiting: 0, running: 0, refused: 0 }))
  const app = Fastify()
  registerMetrics(app, {
    token: 'token',
    state,
    build: { version: '1', node: 'v24', role: 'all', schema: '1' },
    folders: { data: import.meta.dirname },
    clock: () => new Date(),
    readFigures: async () => ({
      jobs: [{ queue: 'mail.deliver', waiting: 1, active: 0, failed: 0, oldestSeconds: 1 }],
      mails: { sent: 1, refused: 0, waiting: 0 },
      payments: { captured: 1, failed: 0, toLookAt: 0 },
      backup: { madeAt: new Date(), bytes: 1, isTried: true },
    }),
  })
  app.get('/fails', (_request, reply) => reply.status(500).send())
  await app.inject('/fails')
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer token' } })
  served = body
  await app.close()
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

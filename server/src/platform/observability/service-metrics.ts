import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { ServiceFigures } from './service-figures.ts'

/** Figures are as old as this at most, however often they are asked for. */
const freshMs = 10_000

type Source = { readFigures: () => Promise<ServiceFigures>; clock: Clock }

/**
 * Figures of the whole service, from the database: every process tells the same, and none where the database does not
 * answer.
 */
export function registerServiceMetrics(
  registry: Registry,
  source: Source,
): (report: (fault: unknown) => void) => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const gauges = {
    up: gauge(
      'lettrine_figures_up',
      'Whether the database answered; without it the figures below are absent.',
    ),
    jobs: gauge('lettrine_jobs', 'Jobs that wait, run, and failed in the last day.', ['queue', 'state']),
    oldest: gauge('lettrine_job_oldest_seconds', 'How long the first job of a queue has been due.', [
      'queue',
    ]),
    mails: gauge('lettrine_mails', 'Mails sent and refused in the last 24 hours, and waiting.', ['state']),
    payments: gauge('lettrine_payments', 'Payments captured and failed in the last 24 hours.', ['state']),
    toLookAt: gauge('lettrine_payments_to_look_at', 'Payments, refunds, disputes and events left unsettled.'),
    backup: gauge('lettrine_backup_age_seconds', 'Age of the newest backup; absent before the first.'),
  }
  const read = keptFresh(source.readFigures)
  return async (report) => {
    const figures = await read().catch(report)
    for (const one of Object.values(gauges)) one.reset()
    // `reset` sets what has no labels to 0.
    for (const one of [gauges.toLookAt, gauges.backup]) one.remove()
    gauges.up.set(figures ? 1 : 0)
    if (figures) tell(gauges, figures, source.clock())
  }
}

type Gauges = Record<'jobs' | 'oldest' | 'mails' | 'payments' | 'toLookAt' | 'backup', Gauge<string>>

function tell(gauges: Gauges, { jobs, mails, payments, backup }: ServiceFigures, now: Date): void {
  for (const { queue, oldestSeconds, ...counts } of jobs) {
    for (const [state, count] of Object.entries(counts)) gauges.jobs.set({ queue, state }, count)
    gauges.oldest.set({ queue }, oldestSeconds)
  }
  for (const [state, count] of Object.entries(mails)) gauges.mails.set({ state }, count)
  gauges.payments.set({ state: 'captured' }, payments.captured)
  gauges.payments.set({ state: 'failed' }, payments.failed)
  gauges.toLookAt.set(payments.toLookAt)
  if (backup) gauges.backup.set((now.getTime() - backup.madeAt.getTime()) / 1_000)
}

/** Reads at most once in ten seconds; a failure is tried again at once. */
function keptFresh<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (kept && performance.now() < kept.until) return kept.value
    const value = read()
    const mine = { value, until: performance.now() + freshMs }
    kept = mine
    value.catch(() => {
      if (kept === mine) kept = undefined
    })
    return value
  }
}

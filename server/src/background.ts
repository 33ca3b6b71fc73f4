import { publisher } from '@lettrine/contract/seller.fr'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { type Config, sessionUrlOf } from './config.ts'
import { buildMatomoForwarder, sweepAnalyticsCounts } from './domains/analytics/index.ts'
import { sweepBins } from './domains/letters/index.ts'
import { sweepArchives } from './domains/my-data/index.ts'
import {
  billingDue,
  type EnabledBilling,
  requireBilling,
  sweepTrialPayers,
} from './domains/payments/index.ts'
import { jobHandlers } from './jobs.ts'
import { scheduledBackup } from './platform/backup/backup.job.ts'
import { isBackupDue, type ScheduledBackupDeps } from './platform/backup/run-scheduled-backup.ts'
import { startWorker, type Worker } from './platform/jobs/worker.ts'
import { deleteOldAttempts } from './platform/rate-limit.ts'

type BackgroundDeps = Pick<
  AppDeps,
  | 'db'
  | 'clock'
  | 'newId'
  | 'newToken'
  | 'mailer'
  | 'events'
  | 'jobs'
  | 'typesetting'
  | 'publicUrl'
  | 'payPal'
  | 'payerSecret'
  | 'origins'
>

const sweepIntervalMs = 60 * 60 * 1000
const billingIntervalMs = 60 * 1000
const backupCheckIntervalMs = 60 * 60 * 1000

/** Deletes data past its retention, now and every hour. Returns a function that stops it. */
export function startSweeping(deps: BackgroundDeps, log: FastifyBaseLogger): () => void {
  const sweeps = {
    bins: () => sweepBins(deps),
    attempts: () => deleteOldAttempts(deps),
    analytics: () => sweepAnalyticsCounts(deps),
    archives: () => sweepArchives(deps),
    trialPayers: () => sweepTrialPayers(deps),
  }
  const sweep = () => {
    for (const [name, run] of Object.entries(sweeps))
      void run().catch((fault: unknown) =>
        log.error({ err: fault, sweep: name }, 'sweep failed; retried in an hour'),
      )
  }
  sweep()
  const timer = setInterval(sweep, sweepIntervalMs).unref()
  return () => clearInterval(timer)
}

/** Starts the job worker in this process, enqueues billing each minute, and a backup when one is due. Returns what stops it. */
export async function startJobs(
  deps: BackgroundDeps,
  config: Config,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const billing = deps.payPal ? requireBilling({ ...deps, taxRate: config.taxRate }) : undefined
  const backup = backupDeps(deps, config)
  const worker = await openWorker(deps, config, { billing, backup }, log)
  if (!worker) return async () => {}
  const stops: (() => void)[] = []
  const repeat = (name: string, intervalMs: number, work: () => Promise<void>) => {
    const run = () =>
      void work().catch((fault: unknown) =>
        log.error({ err: fault, job: name }, 'job not enqueued; retried at the next interval'),
      )
    run()
    const timer = setInterval(run, intervalMs).unref()
    stops.push(() => clearInterval(timer))
  }
  if (billing) repeat('billing', billingIntervalMs, () => deps.jobs.enqueue(deps.db, billingDue, {}))
  if (backup)
    repeat('backup', backupCheckIntervalMs, async () => {
      if (await isBackupDue(backup)) await deps.jobs.enqueue(deps.db, scheduledBackup, {})
    })
  return () => {
    for (const stop of stops) stop()
    return worker.stop()
  }
}

/** The retention of backups is the one that the privacy policy states. */
const backupDeps = ({ clock, newId }: BackgroundDeps, config: Config): ScheduledBackupDeps | undefined =>
  config.backup && {
    ...{ databaseUrl: sessionUrlOf(config), clock, newId, keepDays: publisher.backupDays },
    ...config.backup,
  }

/** Undefined without an SMTP server. */
async function openWorker(
  deps: BackgroundDeps,
  config: Config,
  { billing, backup }: { billing: EnabledBilling | undefined; backup: ScheduledBackupDeps | undefined },
  log: FastifyBaseLogger,
): Promise<Worker | undefined> {
  const { smtpUrl, from } = config.mail
  if (!smtpUrl) return undefined
  const { forwarding, publicUrl } = config
  const analyticsForwarder = forwarding && buildMatomoForwarder(forwarding, publicUrl)
  return startWorker({
    databaseUrl: sessionUrlOf(config),
    handlers: jobHandlers({
      ...deps,
      ...{ billing, backup, analyticsForwarder, smtpUrl, from },
      onRefused: (mail) => log.warn({ mail }, 'mail refused'),
    }),
    report: (fault) =>
      log.error(fault, fault.givenUp ? 'job failed for good' : 'job failed; will be retried'),
    reportError: (fault) => log.error({ fault }, 'job worker fault'),
  })
}

import type { ServiceHealth } from '@lettrine/contract/health'

/** A job that has been due for longer is late; the alerts say the same. */
const lateSeconds = 900

/** What an administrator should look at, by card. */
export function concernsOf({ jobs, mails, payments, backup }: ServiceHealth) {
  return {
    jobs: jobs.failed > 0 || jobs.oldestSeconds > lateSeconds,
    mails: mails.refused > 0,
    payments: payments.toLookAt > 0,
    backup: backup === null || backup.isLate,
  }
}

/** Whether nothing is to be looked at. */
export const isAllWell = (health: ServiceHealth): boolean =>
  Object.values(concernsOf(health)).every((isConcern) => !isConcern) &&
  health.database.connections.waiting === 0

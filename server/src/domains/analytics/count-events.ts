import { createHmac } from 'node:crypto'
import type { AnalyticsBatch } from '@lettrine/contract/analytics'
import { isbot } from 'isbot'
import { calendarDay } from '../../platform/calendar-day.ts'
import { failure } from '../../platform/failure.ts'
import type { Deps, RequestContext } from '../../platform/http/api.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { addToCounts, slotCount } from './analytics-counts.repository.ts'
import { forwardEvents } from './forward-events.job.ts'

type CountDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'newSeed' | 'visitSecret'>

export type AnalyticsSettings = {
  isOn: boolean
  /** Whether an external analytics service is configured. */
  isForwarded: boolean
}

// A window sends every five seconds at most; one address may be shared by a whole school.
const batchesOfOneAddress = { max: 240, windowSeconds: 60 }

/**
 * Adds a batch to the counts of today, and returns the number of counted events: none of bots.
 * Address and User-Agent are used only against floods and bots, and are not stored with the counts.
 * Refused with `ANALYTICS_OFF`, or `TOO_MANY_REQUESTS`.
 */
export async function countEvents(
  deps: CountDeps,
  settings: AnalyticsSettings,
  { events, mayForward }: AnalyticsBatch,
  visitor: RequestContext['visitor'],
): Promise<number> {
  if (!settings.isOn) throw failure('ANALYTICS_OFF')
  const now = deps.clock()
  const day = calendarDay(now)
  if (await countAttempt(deps, keyOf(deps.visitSecret, day, visitor.address), batchesOfOneAddress))
    throw failure('TOO_MANY_REQUESTS')
  if (isbot(visitor.userAgent) || visitor.userAgent === '') return 0
  await deps.db.transaction(async (tx) => {
    await addToCounts(tx, day, deps.newSeed() % slotCount, events)
    if (settings.isForwarded && mayForward)
      await deps.jobs.enqueue(tx, forwardEvents, { events, hour: hourOf(now) })
  })
  return events.length
}

/** Changes every day, so that returning visitors are not recognised. */
const keyOf = (secret: string, day: string, address: string): string =>
  createHmac('sha256', secret).update(`audience ${day} ${address}`).digest('base64url')

const hourOf = (date: Date): string => `${date.toISOString().slice(0, 13)}:00:00.000Z`

import type { ReadCareer } from '@lettrine/contract/career'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { isTaskFailure } from '../../platform/task-queue.ts'

const readingsAnHour = { max: 120, windowSeconds: 3_600 }

type ReadingDeps = Pick<Deps, 'db' | 'clock' | 'careerReader'>

/** Fails with `TOO_MANY_REQUESTS` beyond what one person reads in an hour. */
export async function countReading(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const wait = await countAttempt(deps, `read-career ${userId}`, readingsAnHour)
  if (wait !== undefined) throw failure('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: wait } })
}

/** Reads a text into cards; nothing is stored. */
export async function readCareerText(deps: ReadingDeps, userId: string, text: string): Promise<ReadCareer> {
  await countReading(deps, userId)
  return deps.careerReader.readText(userId, text).catch((fault) => {
    throw isTaskFailure(fault) ? failure('CAREER_UNREADABLE', { cause: fault }) : fault
  })
}

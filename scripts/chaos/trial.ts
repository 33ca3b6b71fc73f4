import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from './installation.ts'
import type { Saving } from './saving.ts'

/** A line of the table. */
export type Result = {
  fault: string
  /** Counts of what users were told. */
  seen: string
  /** Saves, or else what was promised: «120 saves», «2 mails». */
  acknowledged: string
  lost: number
  /** From the end of the fault to the last refusal; undefined when it did not recover by itself. */
  seconds: number | undefined
  remark: string
}

export type Scene = { installation: Installation; saving: Saving }

/** Makes a fault, and returns when it is over. */
export type Fault = {
  name: string
  /** No fault, but what an operator does: nobody may be refused anything. */
  isPlanned?: boolean
  make: (scene: Scene) => Promise<Made>
}

type Made = {
  /** When the cause was gone, on the clock of `performance`: a killed process is gone at once. */
  overAt: number
  /** Whether what the fault took away is there again, beyond saves. */
  isBack: () => Promise<boolean>
  remark?: () => string
  patienceSeconds?: number
}

const patienceSeconds = 60
const quietMs = 2_000

/** Makes a fault while people save, waits until nobody is refused any more, and reads back what was acknowledged. */
export async function tryFault(scene: Scene, { name, make, isPlanned }: Fault): Promise<Result> {
  const { saving } = scene
  const [seenBefore, savedBefore] = [saving.seen.count, saving.count]
  const made = await make(scene)
  const recovered = await recovery(saving, made)
  const seconds = isPlanned && saving.seen.refusals(seenBefore) > 0 ? undefined : recovered
  const seen = saving.seen.told(seenBefore)
  const saves = saving.count - savedBefore
  const { lost } = await saving.findLost('recent')
  return { fault: name, seen, acknowledged: `${saves} saves`, lost, seconds, remark: made.remark?.() ?? '' }
}

/** Seconds until it works again by itself: people have saved for two seconds without a refusal, and `isBack` holds. */
async function recovery(saving: Saving, made: Made): Promise<number | undefined> {
  const { overAt, isBack } = made
  const end = overAt + 1_000 * (made.patienceSeconds ?? patienceSeconds)
  let backAt: number | undefined
  while (performance.now() < end) {
    if (backAt === undefined && (await isBack().catch(() => false))) backAt = performance.now()
    const since = Math.max(overAt, saving.seen.lastRefusal())
    const isQuiet = performance.now() - since > quietMs && saving.seen.lastFine() > since
    if (backAt !== undefined && isQuiet) return (Math.max(backAt, since) - overAt) / 1_000
    await pause(100)
  }
  return undefined
}

import { runBilling } from '../server/src/domains/payments/index.ts'
import { billingMessages as texts } from './billing.fr.ts'
import { daysIn, instantOf, monthNames } from './simulation/calendar.ts'
import { type CustomerLifecycle, planLifecycles } from './simulation/customer-lifecycle.ts'
import { type Figures, readFigures } from './simulation/figures.ts'
import { brokenInvariants } from './simulation/invariants.ts'
import { seededRandom } from './simulation/random.ts'
import { type BillingSimulation, openBillingSimulation } from './simulation/simulation-environment.ts'

const minuteMs = 60 * 1_000
/** When the worker looks, after the last customer of the day. */
const billingMinute = 20 * 60

export type SimulationOptions = {
  months: number
  seed: number
  /** A database on the server where a temporary one is made; it is neither read nor written. */
  besideUrl: string
  /** Stops between two days. */
  signal?: AbortSignal
}

/**
 * Lets customers buy, pay, change and leave for months, in seconds. What they leave behind is read, then thrown away.
 * @returns the figures, and a sentence for each invariant that does not hold
 */
export async function simulateBilling(
  options: SimulationOptions,
): Promise<{ figures: Figures; broken: string[] }> {
  const simulation = await openBillingSimulation(options.besideUrl, instantOf(0))
  try {
    const lifecycles = planLifecycles(simulation, seededRandom(options.seed))
    for (let day = 0; day < daysIn(options.months); day++) {
      if (options.signal?.aborted) throw new Error(texts.interrupted)
      await passDay(simulation, lifecycles, day)
    }
    const figures = await readFigures(simulation, monthNames(options.months))
    return { figures, broken: brokenInvariants(figures) }
  } finally {
    await simulation.close()
  }
}

/**
 * A day: each customer at their hour, then the worker. Webhooks arrive right after what caused them: without them nobody
 * would hear of a bank that took money back, of an agreement withdrawn at PayPal, or of a window closed too early. What
 * they do not tell, the reconciler in `runBilling` asks for.
 */
async function passDay(
  simulation: BillingSimulation,
  lifecycles: readonly CustomerLifecycle[],
  day: number,
): Promise<void> {
  const at = (minute: number) => simulation.setTime(instantOf(day) + minute * minuteMs)
  for (const lifecycle of lifecycles) {
    at(lifecycle.minuteOfDay)
    if (await lifecycle.runDay(day)) await simulation.deliverWebhooks()
  }
  at(billingMinute)
  await runBilling(simulation.deps)
  await simulation.deliverWebhooks()
}

import { runBilling } from '../server/src/domains/payments/index.ts'
import { billingMessages as texts } from './billing.fr.ts'
import { daysIn, instantOf, monthNames } from './simulation/calendar.ts'
import { type CustomerLifecycle, planLifecycles } from './simulation/customer-lifecycle.ts'
import { type Figures, readFigures } from './simulation/figures.ts'
import { brokenInvariants } from './simulation/invariants.ts'
import { seededRandom } from './simulation/random.ts'
import { type BillingSimulation, openBillingSimulation } from './simulation/simulation-environment.ts'

const minuteMs = 60 * 1_000
/** Minute of the day at which billing runs, after the last customer. */
const billingMinute = 20 * 60

export type SimulationOptions = {
  months: number
  seed: number
  /** A database on the server where the temporary one is created; not modified. */
  besideUrl: string
  /** Stops between two days. */
  signal?: AbortSignal
}

/**
 * Simulates months of purchases, renewals, changes and cancellations in a temporary database.
 * @returns the figures, and a sentence for each violated invariant
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
 * One day: each customer at their minute, then the billing job. Webhooks are delivered right after each action: only they
 * report chargebacks, agreements revoked at PayPal, and payments whose customer did not return. The reconciler in
 * `runBilling` resolves the rest.
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

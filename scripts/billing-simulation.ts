import { runBilling } from '../server/src/domains/payments/index.ts'
import { billingMessages as texts } from './billing.fr.ts'
import { daysIn, instantOf, monthNames } from './simulation/calendar.ts'
import { type Figures, readFigures } from './simulation/figures.ts'
import { brokenInvariants } from './simulation/invariants.ts'
import { type Life, planLives } from './simulation/lives.ts'
import { seededDice } from './simulation/random.ts'
import { openSimulatedShop, type SimulatedShop } from './simulation/shop.ts'

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
  const shop = await openSimulatedShop(options.besideUrl, instantOf(0))
  try {
    const lives = planLives(shop, seededDice(options.seed))
    for (let day = 0; day < daysIn(options.months); day++) {
      if (options.signal?.aborted) throw new Error(texts.interrupted)
      await passDay(shop, lives, day)
    }
    const figures = await readFigures(shop, monthNames(options.months))
    return { figures, broken: brokenInvariants(figures) }
  } finally {
    await shop.close()
  }
}

/**
 * A day: each customer at their hour, then the worker. Webhooks arrive right after what caused them: without them nobody
 * would hear of a bank that took money back, of an agreement withdrawn at PayPal, or of a window closed too early. What
 * they do not tell, the reconciler in `runBilling` asks for.
 */
async function passDay(shop: SimulatedShop, lives: readonly Life[], day: number): Promise<void> {
  const at = (minute: number) => shop.setTime(instantOf(day) + minute * minuteMs)
  for (const life of lives) {
    at(life.minuteOfDay)
    if (await life.liveDay(day)) await shop.deliverWebhooks()
  }
  at(billingMinute)
  await runBilling(shop.deps)
  await shop.deliverWebhooks()
}

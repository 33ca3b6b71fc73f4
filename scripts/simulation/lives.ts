import { type Character, characters, type Step } from './characters.ts'
import { Customer } from './customer.ts'
import type { Dice } from './random.ts'
import type { SimulatedShop } from './shop.ts'

type PlannedStep = Omit<Step, 'when'> & { when: { day: number } | { mail: string; times: number } }

/** What is planned of a customer before the first day. */
type Plan = { number: number; arrivesOn: number; minuteOfDay: number; steps: readonly PlannedStep[] }

/** A customer from their arrival on. */
export class Life {
  private readonly shop: SimulatedShop
  private readonly plan: Plan
  private customer: Customer | undefined
  private done = 0

  constructor(shop: SimulatedShop, plan: Plan) {
    this.shop = shop
    this.plan = plan
  }

  get minuteOfDay(): number {
    return this.plan.minuteOfDay
  }

  /** Does what is planned for a day, counted from the first; false when that was nothing. */
  async liveDay(day: number): Promise<boolean> {
    if (day < this.plan.arrivesOn) return false
    this.customer ??= await Customer.arrive(this.shop, this.plan.number)
    const next = this.plan.steps[this.done]
    if (!next || !this.isTime(next, day, this.customer)) return false
    this.done += 1
    await next.act(this.customer)
    return true
  }

  private isTime({ when }: PlannedStep, day: number, customer: Customer): boolean {
    if ('mail' in when) return customer.mailsOf(when.mail) >= when.times
    return day >= this.plan.arrivesOn + when.day
  }
}

/** From five in the morning, a quarter of an hour apart: two at the same instant would leave their order to chance. */
const minuteOf = (place: number): number => 5 * 60 + place * 15

/** The customers of a simulation, in the order of their hours. */
export const planLives = (shop: SimulatedShop, dice: Dice): Life[] =>
  characters
    .flatMap((character) => Array.from({ length: character.count }, () => character))
    .map((character, place) => new Life(shop, planOf(character, place, dice)))

function planOf({ arrivesBy, steps }: Character, place: number, dice: Dice): Plan {
  return {
    number: place + 1,
    arrivesOn: dice(0, arrivesBy),
    minuteOfDay: minuteOf(place),
    steps: steps.map(({ when, act }) => ({
      act,
      when: 'days' in when ? { day: dice(...when.days) } : when,
    })),
  }
}

import { Customer } from './customer.ts'
import { type CustomerProfile, customerProfiles, type Step } from './customer-profiles.ts'
import type { RandomInteger } from './random.ts'
import type { BillingSimulation } from './simulation-environment.ts'

type PlannedStep = Omit<Step, 'when'> & { when: { day: number } | { mail: string; times: number } }

/** The planned actions of a customer. */
type Plan = { number: number; arrivesOn: number; minuteOfDay: number; steps: readonly PlannedStep[] }

/** Runs the plan of one customer. */
export class CustomerLifecycle {
  private readonly billing: BillingSimulation
  private readonly plan: Plan
  private customer: Customer | undefined
  private done = 0

  constructor(billing: BillingSimulation, plan: Plan) {
    this.billing = billing
    this.plan = plan
  }

  get minuteOfDay(): number {
    return this.plan.minuteOfDay
  }

  /** Runs the planned step of a day, if any; whether there was one. */
  async runDay(day: number): Promise<boolean> {
    if (day < this.plan.arrivesOn) return false
    this.customer ??= await Customer.arrive(this.billing, this.plan.number)
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

/** From five in the morning, a quarter of an hour apart, for a deterministic order. */
const minuteOf = (place: number): number => 5 * 60 + place * 15

/** The customers of a simulation, in the order of their hours. */
export const planLifecycles = (billing: BillingSimulation, random: RandomInteger): CustomerLifecycle[] =>
  customerProfiles
    .flatMap((profile) => Array.from({ length: profile.count }, () => profile))
    .map((profile, place) => new CustomerLifecycle(billing, planOf(profile, place, random)))

function planOf({ arrivesBy, steps }: CustomerProfile, place: number, random: RandomInteger): Plan {
  return {
    number: place + 1,
    arrivesOn: random(0, arrivesBy),
    minuteOfDay: minuteOf(place),
    steps: steps.map(({ when, act }) => ({
      act,
      when: 'days' in when ? { day: random(...when.days) } : when,
    })),
  }
}

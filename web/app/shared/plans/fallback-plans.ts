import type { Plan } from '@lettrine/contract/plans'
import { presentPlans } from '@lettrine/contract/present-plans'

/** The catalogue as the browser knows it: for prerendered pages, and when the plan call fails. */
export const fallbackPlans: readonly Plan[] = presentPlans({ areSold: true, hasModel: false })

export { planWords } from './catalogue.fr.ts'
export { type Offer, offerOf, plans } from './catalogue.ts'
export { euros, presentPlans } from './present-plans.ts'
export { nothingToBuy, recommendPlan } from './recommend-plan.ts'

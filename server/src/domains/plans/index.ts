export { planWords } from './catalogue.fr.ts'
export { type Entitlements, entitlements, type Offer, offerOf, plans } from './catalogue.ts'
export { euros, presentPlans } from './present-plans.ts'

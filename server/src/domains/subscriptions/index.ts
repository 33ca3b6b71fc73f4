export { type AiUse, grantAiUse, readAiQuota } from './ai-usage.ts'
export { announceQuotaNearEnd } from './announce-quota-near-end.ts'
export { changeTerms } from './change-rules.ts'
export { currentPlan, entitlementsOf, findRunning } from './current-plan.ts'
export { grantPlan } from './grant-plan.ts'
export { exportOwnAiUses, exportOwnSubscriptions } from './own-subscriptions.ts'
export { countRefusals, exportOwnRefusals, recordRefusal } from './plan-refusals.ts'
export { readUsage } from './read-usage.ts'
export { register } from './register.ts'
export { fallbackFor, requestModelUse, startModelUse } from './request-model-use.ts'
export { accessEnd, givesAccess } from './subscription-rules.ts'
export { type QuotaUse, quotaNearEnd } from './subscriptions.events.ts'
export {
  findLive,
  findSubscription,
  insertLive,
  lockLive,
  lockSubscription,
  updateSubscription,
} from './subscriptions.repository.ts'
export { type SubscriptionRow, subscriptions } from './subscriptions.tables.ts'
export { columnsOf, periodEnd, type Terms, termsOf } from './terms.ts'

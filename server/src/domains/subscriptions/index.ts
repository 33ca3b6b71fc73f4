export { type AiUse, aiUsageLimit, grantAiUse } from './ai-usage.ts'
export { askForModel, beginModelUse, told } from './ask-for-model.ts'
export { changeTerms } from './change-rules.ts'
export { currentPlan, entitlementsOf } from './current-plan.ts'
export { givePlan } from './give-plan.ts'
export { exportOwnAiUses, exportOwnSubscriptions } from './own-subscriptions.ts'
export { countRefusals, exportOwnRefusals, noteRefusal } from './plan-refusals.ts'
export { register } from './register.ts'
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
export { usageSoFar } from './usage-so-far.ts'
export { watchQuota } from './watch-quota.ts'

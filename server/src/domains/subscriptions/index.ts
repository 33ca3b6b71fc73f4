export { type AiUse, grantAiUse } from './ai-usage.ts'
export { givePlan } from './give-plan.ts'
export { requirePlan } from './require-plan.ts'
export { subscriptionRoutes } from './subscriptions.routes.ts'

export { recommendedPlanRoute } from './plan-advice.routes.ts'

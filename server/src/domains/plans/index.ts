export { nothingToBuy, recommendPlan } from './recommend-plan.ts'
export { seedPrices } from './seed-prices.ts'

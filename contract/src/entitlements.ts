import type { Feature, PlanId } from './plans.ts'
import { unlimitedAiUses } from './public-constants.ts'

/** What a plan gives. `letters` is null without limit. */
export type Entitlements = {
  letters: number | null
  aiUsesPerMonth: number
  premiumTemplates: boolean
  allFormats: boolean
  analysis: boolean
  support: 'usual' | 'priority' | 'vip'
  earlyAccess: boolean
}

export type EntitlementTable = Readonly<Record<PlanId, Entitlements>>

const free: Entitlements = {
  letters: 3,
  aiUsesPerMonth: 0,
  premiumTemplates: false,
  allFormats: false,
  analysis: false,
  support: 'usual',
  earlyAccess: false,
}
const basic: Entitlements = {
  ...free,
  letters: null,
  aiUsesPerMonth: 5,
  premiumTemplates: true,
  allFormats: true,
  analysis: true,
}
const pro: Entitlements = { ...basic, aiUsesPerMonth: 20, support: 'priority' }
const premium: Entitlements = { ...pro, aiUsesPerMonth: unlimitedAiUses, support: 'vip', earlyAccess: true }

/** The only source of what each plan gives; the server enforces it, the browser mirrors it. */
export const entitlementsByPlan: EntitlementTable = {
  free,
  basic,
  pro,
  premium,
  monthly: basic,
  lifetime: pro,
}

const open = { ...premium, support: 'usual' } as const satisfies Entitlements

/** Where nothing is sold (`FEATURE_PREMIUM=off`), everybody has what the site can do; nobody was promised more support. */
const openToAll: EntitlementTable = {
  free: open,
  basic: open,
  pro: open,
  premium: open,
  monthly: open,
  lifetime: open,
}

/** What each plan gives on a site where plans are sold, or are not. */
export const entitlementTable = (plansAreSold: boolean): EntitlementTable =>
  plansAreSold ? entitlementsByPlan : openToAll

const openings = {
  templates_access: () => true,
  export_pdf: () => true,
  export_all_formats: ({ allFormats }) => allFormats,
  unlimited_letters: ({ letters }) => letters === null,
  premium_templates: ({ premiumTemplates }) => premiumTemplates,
  ai_generation: ({ aiUsesPerMonth }) => aiUsesPerMonth > 0,
  ai_analysis: ({ analysis }) => analysis,
  priority_support: ({ support }) => support !== 'usual',
  vip_support: ({ support }) => support === 'vip',
  early_access: ({ earlyAccess }) => earlyAccess,
} as const satisfies Record<Feature, (given: Entitlements) => boolean>

/** Whether a feature is open to who has these entitlements. */
export const includesFeature = (given: Entitlements, feature: Feature): boolean => openings[feature](given)

/** Whether one more letter may be kept beside `held`; who holds more than the limit keeps them all. */
export const canAddLetter = ({ letters }: Pick<Entitlements, 'letters'>, held: number): boolean =>
  letters === null || held < letters

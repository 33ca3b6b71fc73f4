import type { Feature, PlanId } from './plans.ts'
import { unlimitedAiUses } from './public-constants.ts'

/** Entitlements of a plan. `letters` is null when unlimited. */
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

/** The single source of the entitlements; the server enforces them, the browser mirrors them. */
export const entitlementsByPlan: EntitlementTable = {
  free,
  basic,
  pro,
  premium,
  monthly: basic,
  lifetime: pro,
}

const open = { ...premium, support: 'usual' } as const satisfies Entitlements

/** With plans disabled (`FEATURE_PREMIUM=off`), everybody has every feature, with the usual support. */
const openToAll: EntitlementTable = {
  free: open,
  basic: open,
  pro: open,
  premium: open,
  monthly: open,
  lifetime: open,
}

/** Entitlements by plan, for a site with or without paid plans. */
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

/** Whether these entitlements include a feature. */
export const includesFeature = (given: Entitlements, feature: Feature): boolean => openings[feature](given)

/** Whether one more letter may be added to `count`; letters above the quota are kept. */
export const canAddLetter = ({ letters }: Pick<Entitlements, 'letters'>, count: number): boolean =>
  letters === null || count < letters

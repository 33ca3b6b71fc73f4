import type { Interval } from '@lettrine/contract/plans'

const lasting = {
  monthly: 'abonnement mensuel',
  yearly: 'abonnement annuel',
  lifetime: 'à vie',
} as const satisfies Record<Interval, string>

/** Description shown at PayPal. */
export const orderTexts = {
  description: (plan: string, interval: Interval) => `Lettrine ${plan}, ${lasting[interval]}`,
}

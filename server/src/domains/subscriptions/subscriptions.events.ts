import { defineEvent } from '../../platform/events/events.ts'

export type QuotaUse = {
  userId: string
  /** Uses of a model, letters that are kept, or megabytes of letters and versions. */
  of: 'ai-uses' | 'letters' | 'storage'
  used: number
  limit: number
  /** Identifies the month, for one notification per month. */
  month: string
}

/** At least 80 % of a quota is used. */
export const quotaNearEnd = defineEvent<QuotaUse>('subscriptions.quota-near-end')

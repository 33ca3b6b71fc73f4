import { defineEvent } from '../../platform/events/events.ts'

export type QuotaUse = {
  userId: string
  /** Uses of a model, or letters that are kept. */
  of: 'ai-uses' | 'letters'
  used: number
  limit: number
  /** Names the month: what is near its end is near it once a month. */
  month: string
}

/** Four fifths of what a plan gives, or all of it, is used. */
export const quotaNearEnd = defineEvent<QuotaUse>('subscriptions.quota-near-end')

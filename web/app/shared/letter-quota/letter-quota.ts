import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import { unlimitedLetters } from '@lettrine/contract/plans'
import type { LetterLimit } from '@lettrine/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { letterQuotaKey } from '../plans/quota-queries.ts'

/** Whether one more letter may be kept, as far as this device knows. */
export type LetterQuota = Pick<LetterLimit, 'canCreate' | 'limit'> & {
  /** Undefined when the check failed. */
  currentCount: number | undefined
}

/** A check that failed allows nothing. */
const deniedQuota: LetterQuota = {
  canCreate: false,
  currentCount: undefined,
  limit: entitlementsByPlan.free.letters ?? 0,
}

/**
 * What the last check says; undefined where none was made, which allows. Without a network none is made: one writes on
 * the device, and the server counts when it is found again.
 */
export function quotaFrom(check: { data: LetterLimit | undefined; fault: unknown }): LetterQuota | undefined {
  if (check.data) return check.data
  if (!check.fault || (check.fault instanceof ApiError && check.fault.isOffline)) return undefined
  return deniedQuota
}

/** The room for letters; a check serves for two minutes. */
export function useLetterQuota(): { quota: LetterQuota | undefined; checkAgain: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: letterQuotaKey,
    queryFn: ({ signal }) => api.subscriptions.letterLimit(undefined, { signal }),
    staleTime: 120_000,
  })
  return { quota: quotaFrom({ data: data?.data, fault: error }), checkAgain: () => void refetch() }
}

/** Whether a plan counts the letters at all. */
export const isLimited = ({ limit }: Pick<LetterQuota, 'limit'>): boolean => limit < unlimitedLetters

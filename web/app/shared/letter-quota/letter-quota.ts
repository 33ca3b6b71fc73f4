import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import { unlimitedLetters } from '@lettrine/contract/public-constants'
import type { LetterQuota } from '@lettrine/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { letterQuotaKey } from '../plans/quota-queries.ts'

/** Whether the plan allows one more letter, as far as this device knows. */
export type KnownLetterQuota = Pick<LetterQuota, 'canCreate' | 'limit'> & {
  /** Undefined when the check failed. */
  currentCount: number | undefined
}

/** A failed check allows nothing. */
const deniedQuota: KnownLetterQuota = {
  canCreate: false,
  currentCount: undefined,
  limit: entitlementsByPlan.free.letters ?? 0,
}

/**
 * Result of the last check; undefined without one, which allows. Offline there is none: letters are written on the
 * device, and the server checks once it is reachable.
 */
export function quotaFrom(check: {
  data: LetterQuota | undefined
  fault: unknown
}): KnownLetterQuota | undefined {
  if (check.data) return check.data
  if (!check.fault || (check.fault instanceof ApiError && check.fault.isOffline)) return undefined
  return deniedQuota
}

/** The letter quota; a check is valid for two minutes. */
export function useLetterQuota(): { quota: KnownLetterQuota | undefined; checkAgain: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: letterQuotaKey,
    queryFn: ({ signal }) => api.subscriptions.letterQuota(undefined, { signal }),
    staleTime: 120_000,
  })
  return { quota: quotaFrom({ data: data?.data, fault: error }), checkAgain: () => void refetch() }
}

/** Whether the plan is known to allow no more letter. */
export function useIsQuotaReached(): boolean {
  const { quota } = useLetterQuota()
  return quota?.canCreate === false && quota.currentCount !== undefined
}

/** Whether the plan has a letter quota. */
export const isLimited = ({ limit }: Pick<LetterQuota, 'limit'>): boolean => limit < unlimitedLetters

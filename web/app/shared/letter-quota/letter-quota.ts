import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import { unlimitedLetters } from '@lettrine/contract/plans'
import type { LetterQuota } from '@lettrine/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { letterLimitKey } from '../plans/quota-queries.ts'

/** Whether one more letter may be kept, as far as this device knows. */
export type LetterRoom = Pick<LetterQuota, 'canCreate' | 'limit'> & {
  /** Undefined when the check failed. */
  currentCount: number | undefined
}

/** A check that failed allows nothing. */
const deniedRoom: LetterRoom = {
  canCreate: false,
  currentCount: undefined,
  limit: entitlementsByPlan.free.letters ?? 0,
}

/**
 * What the last check says; undefined where none was made, which allows. Without a network none is made: one writes on
 * the device, and the server counts when it is found again.
 */
export function roomFrom(check: { data: LetterQuota | undefined; fault: unknown }): LetterRoom | undefined {
  if (check.data) return check.data
  if (!check.fault || (check.fault instanceof ApiError && check.fault.isOffline)) return undefined
  return deniedRoom
}

/** The room for letters; a check serves for two minutes. */
export function useLetterRoom(): { room: LetterRoom | undefined; checkAgain: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: letterLimitKey,
    queryFn: ({ signal }) => api.subscriptions.letterQuota(undefined, { signal }),
    staleTime: 120_000,
  })
  return { room: roomFrom({ data: data?.data, fault: error }), checkAgain: () => void refetch() }
}

/** Whether a plan counts the letters at all. */
export const isLimited = ({ limit }: Pick<LetterRoom, 'limit'>): boolean => limit < unlimitedLetters

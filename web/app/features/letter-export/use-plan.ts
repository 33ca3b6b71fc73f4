import type { PlanId } from '@lettrine/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api.ts'

const staleMs = 60_000

/** The plan that runs, asked only where it decides; `free` until it is known, as the server would judge. */
export function usePlan(isAsked: boolean): PlanId {
  const { data } = useQuery({
    ...orpc.subscriptions.aiUsageLimit.queryOptions(),
    staleTime: staleMs,
    enabled: isAsked,
  })
  return data?.data.plan ?? 'free'
}

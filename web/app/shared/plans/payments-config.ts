import type { PlanId } from '@lettrine/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/api/api.ts'

/** Who takes payments here: `undefined` while it is not known, null where nobody does. */
export function usePayments() {
  const config = useQuery({
    ...orpc.config.read.queryOptions(),
    // It changes when the server starts again.
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data
  return config && (config.payments ?? null)
}

/** Whether a plan can be proposed to who has this one: to who has none, where plans are sold. */
export function useMayUpgrade(plan: PlanId): boolean {
  const payments = usePayments()
  return plan === 'free' && payments !== null
}
